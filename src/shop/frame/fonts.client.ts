/** Within this time, in milliseconds, the whole page came: the line is a fast one. */
const FAST_PAGE_MS = 120;
const WEIGHTS = [400, 500, 700];

function isFastLine(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page !== undefined && page.responseEnd - page.requestStart < FAST_PAGE_MS;
}

/**
 * Fetches FigTree for the pages to come, which know from the key `fonts` that it is there
 * (`first-paint.ts`). On a fast line this page changes to it too, at once; on a slow one that would
 * come late and move what is being read.
 */
export function fetchFonts(): void {
  const root = document.documentElement;
  if (root.dataset['fonts'] !== undefined) return;
  Promise.all(WEIGHTS.map((weight) => document.fonts.load(`${weight} 1em FigTree`)))
    .then(() => {
      if (isFastLine()) root.dataset['fonts'] = '';
      localStorage.setItem('fonts', '1');
    })
    .catch(() => {});
}
