/**
 * Where a list was scrolled to when its page, or one of its states, was left. The browser brings
 * the visitor back to a place on what is shown at that moment; the list that belongs there may
 * come later, and be longer.
 */
const KEY = 'place';

/** Notes the place with the page's entry in the history. */
export function notePlace(): void {
  history.replaceState({ ...history.state, [KEY]: Math.round(scrollY) }, '');
}

/** The place that was noted with this entry of the history; null for one that is new. */
export function notedPlace(): number | null {
  const place = (history.state as { [KEY]?: unknown } | null)?.[KEY];
  return typeof place === 'number' ? place : null;
}

/** True for who comes back to this page, by Back or by loading it again. */
export function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate';
}
