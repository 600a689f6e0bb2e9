import { takeScroll } from './language-scroll.ts';

/** Parts that arrive late make the page longer; later than this nothing is scrolled any more. */
const LONGEST_WAIT_MS = 3_000;
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to where the page was before its language was switched (spec 1 §4.5), as soon as the page
 * is long enough; never after the visitor moved.
 */
function restoreLanguageScroll(): void {
  const top = takeScroll(location.pathname);
  if (top === null) return;
  const done = new AbortController();
  const { signal } = done;
  const scroll = () => {
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) < 1) done.abort();
  };
  const growth = new ResizeObserver(scroll);
  signal.addEventListener('abort', () => growth.disconnect());
  for (const type of OWN_MOVES) {
    addEventListener(type, () => done.abort(), { signal, passive: true });
  }
  setTimeout(() => done.abort(), LONGEST_WAIT_MS);
  growth.observe(document.body);
}

restoreLanguageScroll();
