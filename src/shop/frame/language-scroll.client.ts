import { takeStoredScroll } from './language-scroll.ts';

/** Gives up after this time if the page, which grows as content loads, is still too short. */
const MAX_WAIT_MS = 3_000;
const USER_SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Restores the scroll position from before a language switch (spec 1 §4.5) as soon as the page is
 * long enough, unless the user scrolls first.
 */
function restoreLanguageScroll(): void {
  const top = takeStoredScroll(location.pathname);
  if (top === null) return;
  const listeners = new AbortController();
  const { signal } = listeners;
  const scroll = () => {
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) < 1) listeners.abort();
  };
  const growthObserver = new ResizeObserver(scroll);
  signal.addEventListener('abort', () => growthObserver.disconnect());
  for (const type of USER_SCROLL_EVENTS) {
    addEventListener(type, () => listeners.abort(), { signal, passive: true });
  }
  setTimeout(() => listeners.abort(), MAX_WAIT_MS);
  growthObserver.observe(document.body);
}

restoreLanguageScroll();
