const COMPACT_SCROLL_PX = 100;
const FIXED_AFTER_MS = 100;
const ANIMATED_AFTER_MS = 5000;

/**
 * The header's compact mode once the page is scrolled more than 100 px (spec 1 §2.5). It stands
 * still at the top by itself (CSS); it changes its form from 100 ms on, and with motion from
 * 5000 ms on (§4.3), so that nothing moves while a page that was scrolled before comes back.
 */
export function watchCompact(): void {
  const root = document.documentElement;
  const follow = () => root.toggleAttribute('data-compact', scrollY > COMPACT_SCROLL_PX);
  setTimeout(() => {
    follow();
    addEventListener('scroll', follow, { passive: true });
  }, FIXED_AFTER_MS);
  setTimeout(() => root.toggleAttribute('data-animated', true), ANIMATED_AFTER_MS);
}
