const COMPACT_SCROLL_PX = 100;
const COMPACT_AFTER_MS = 100;
const ANIMATED_AFTER_MS = 5000;

/**
 * Turns on the header's compact mode when the page is scrolled more than 100 px (spec 1 §2.5). The
 * sticky position itself is CSS. The mode changes only from 100 ms after loading, and is animated
 * only from 5000 ms (§4.3), so that nothing moves while the scroll position is being restored.
 */
export function watchCompactHeader(): void {
  const root = document.documentElement;
  const updateCompact = () => root.toggleAttribute('data-compact', scrollY > COMPACT_SCROLL_PX);
  setTimeout(() => {
    updateCompact();
    addEventListener('scroll', updateCompact, { passive: true });
  }, COMPACT_AFTER_MS);
  setTimeout(() => root.toggleAttribute('data-animated', true), ANIMATED_AFTER_MS);
}
