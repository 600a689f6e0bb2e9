/**
 * Where a list was scrolled to when its page was left. The browser brings the visitor back to a
 * place on the static page; what the list shows above its cards may have moved them since.
 */
const KEY = 'place';

/** Notes the place with the page's entry in the history. */
export function notePlace(): void {
  history.replaceState({ ...history.state, [KEY]: Math.round(scrollY) }, '');
}

/** The place that the visitor comes back to; null for who comes here anew. */
export function notedPlace(): number | null {
  const [visit] = performance.getEntriesByType('navigation');
  if (!(visit instanceof PerformanceNavigationTiming) || visit.type === 'navigate') return null;
  const place = (history.state as { [KEY]?: unknown } | null)?.[KEY];
  return typeof place === 'number' ? place : null;
}
