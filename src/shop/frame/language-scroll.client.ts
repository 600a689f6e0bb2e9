import { takeScroll } from './language-scroll.ts';

/** Late content makes the page longer; give up restoring the scroll position after this time. */
const LONGEST_WAIT_MS = 3_000;
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Restores the scroll position from before a language switch (spec 1 §4.5) as soon as the page is
 * long enough, unless the user scrolls first.
 */
function restoreLanguageScroll(): void {
  const top = takeScroll(location.pathname);
  if (top === null) return;
  const listeners = new AbortController();
  const { signal } = listeners;
  const scroll = () => {
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) < 1) listeners.abort();
  };
  const growth = new ResizeObserver(scroll);
  signal.addEventListener('abort', () => growth.disconnect());
  for (const type of OWN_MOVES) {
    addEventListener(type, () => listeners.abort(), { signal, passive: true });
  }
  setTimeout(() => listeners.abort(), LONGEST_WAIT_MS);
  growth.observe(document.body);
}

restoreLanguageScroll();
