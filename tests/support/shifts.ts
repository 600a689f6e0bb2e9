import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/**
 * Records layout shifts inside the elements of a selector, from the next page on. The shop's font
 * is blocked: the budgets count the shifts that it causes (Lighthouse's layout shift).
 */
export async function watchShifts(page: Page, selector: string): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript((inside) => {
    const moved: string[] = [];
    const watch = { moved, isStrict: false };
    Object.assign(globalThis, { watch });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as Shift[]) {
        // Shifts within half a second after an interaction are expected.
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

/** From now on, shifts after an interaction count too; pending ones are painted first. */
export const stopExcusingShifts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    await frame();
    await frame();
    (globalThis as unknown as Watched).watch.isStrict = true;
  });

/** The recorded unexpected shifts. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as Watched).watch.moved);
