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
    const watch = { moved, isStrict: false };
    Object.assign(globalThis, { watch });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as Shift[]) {
        // What answers a touch within half a second is no surprise.
        for (const { node } of entry.hadRecentInput && !watch.isStrict ? [] : entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element?.closest(inside)) moved.push(element.outerHTML.slice(0, 200));
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, selector);
}

interface Watched {
  watch: { moved: string[]; isStrict: boolean };
}

/** From here on a touch excuses nothing; what one moved already is painted when this ends. */
export const stopExcusingShifts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    await frame();
    await frame();
    (globalThis as unknown as Watched).watch.isStrict = true;
  });

/** What moved there without the visitor's doing; empty where nothing did. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as Watched).watch.moved);
