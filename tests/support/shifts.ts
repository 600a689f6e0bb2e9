import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/**
 * Notes, from the next page on, what moves inside the elements of a selector. The shop's font
 * stays away: what its arrival moves is counted by the budgets (Lighthouse's layout shift).
 */
export async function watchShifts(page: Page, selector: string): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript((inside) => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as Shift[]) {
        // What answers a touch within half a second is no surprise.
        for (const { node } of entry.hadRecentInput ? [] : entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element?.closest(inside)) moved.push(element.outerHTML.slice(0, 200));
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, selector);
}

/** What moved there without the visitor's doing; empty where nothing did. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
