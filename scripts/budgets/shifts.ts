/** What moves on a page while it loads, without anybody touching it. */
import type { Browser, Page } from '@playwright/test';
import { testClockScript } from '../lib/test-clock.ts';
import type { PieceServer } from './pieces.ts';

export interface Shifts {
  /** Sum of all layout shifts, not only of the worst window as in CLS. */
  score: number;
  /** The first elements that moved. */
  moved: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Widths of a phone, a tablet and a desktop, in CSS pixels. */
export const SHIFT_WIDTHS = [390, 768, 1440] as const;
const HEIGHTS: Record<number, number> = { 390: 844, 768: 1024, 1440: 900 };
/** Slow 4G: parts of a page arrive one after the other. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** A page of the shop, as a first-time visitor gets it. */
interface Visit {
  path: string;
  width: number;
}

/** Loads a page over a slow line. */
export const measureSlowShifts = (browser: Browser, shop: string, visit: Visit): Promise<Shifts> =>
  measureShifts(browser, visit, async (page, path) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.goto(shop + path, { waitUntil: 'load' });
  });

/** Loads a page whose HTML comes in pieces, each painted before the next: the same at each run. */
export const measurePieceShifts = (
  browser: Browser,
  server: PieceServer,
  visit: Visit,
): Promise<Shifts> => measureShifts(browser, visit, server.open);

async function measureShifts(
  browser: Browser,
  { path, width }: Visit,
  load: (page: Page, path: string) => Promise<void>,
): Promise<Shifts> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript(testClockScript());
    await context.addInitScript(() => {
      const seen = { score: 0, moved: [] as string[] };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as LayoutShift[]) {
          seen.score += value;
          for (const { node } of sources) {
            const element = node instanceof Element ? node : node?.parentElement;
            if (element) seen.moved.push(element.outerHTML.slice(0, 120));
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // On a fast line the first page changes to the shop's font when that has arrived, which is the
    // one wanted shift; whether a line is fast is a matter of time, so here it never is.
    await context.addInitScript(() => {
      const entries = performance.getEntriesByType.bind(performance);
      performance.getEntriesByType = (type) => (type === 'navigation' ? [] : entries(type));
    });
    const page = await context.newPage();
    await load(page, path);
    // All scripts of the page have run (`after-paint.ts`).
    await page.waitForFunction(() => (globalThis as { early?: null }).early === null);
    // Live prices and the font have arrived.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return await page.evaluate(() => (globalThis as unknown as { seen: Shifts }).seen);
  } finally {
    await context.close();
  }
}
