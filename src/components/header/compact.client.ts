const COMPACT_SCROLL_PX = 100;

/**
 * Marks the page once it is scrolled more than 100 px (spec 1 §2.5). A sentinel tells, so no
 * code runs while scrolling.
 */
export function watchCompact(): void {
  const sentinel = document.createElement('div');
  sentinel.style.cssText = `position:absolute;top:0;width:1px;height:${COMPACT_SCROLL_PX}px;pointer-events:none`;
  document.body.prepend(sentinel);
  new IntersectionObserver(([entry]) => {
    document.documentElement.toggleAttribute('data-compact', !entry?.isIntersecting);
  }).observe(sentinel);
}
