const COMPACT_SCROLL_PX = 100;
const FIXED_AFTER_MS = 100;
const ANIMATED_AFTER_MS = 5000;

/**
 * The header's compact mode once the page is scrolled more than 100 px (spec 1 §2.5). It stands
 * still at the top by itself (CSS); it changes its form from 100 ms on, and with motion from
 * 5000 ms on (§4.3), so that nothing moves while a page that was scrolled before comes back. A
 * sentinel tells, so no code runs while scrolling.
 */
export function watchCompact(): void {
  const root = document.documentElement;
  const sentinel = document.createElement('div');
  sentinel.style.cssText = `position:absolute;top:0;width:1px;height:${COMPACT_SCROLL_PX}px;pointer-events:none`;
  document.body.prepend(sentinel);
  const observer = new IntersectionObserver(([entry]) => {
    root.toggleAttribute('data-compact', !entry?.isIntersecting);
  });
  setTimeout(() => observer.observe(sentinel), FIXED_AFTER_MS);
  setTimeout(() => root.toggleAttribute('data-animated', true), ANIMATED_AFTER_MS);
}
