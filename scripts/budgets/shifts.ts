/** What moves on a page while it comes in over a slow line, without anybody touching it. */
import type { Browser } from '@playwright/test';
import { SLOW_4G } from './weigh.ts';

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
/** What live prices and the font would move, they move within this time. */
const SETTLE_MS = 1_000;

/** Loads a page as somebody who was never here. */
export async function measureShifts(
  browser: Browser,
  address: string,
  width: number,
): Promise<Shifts> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    serviceWorkers: 'block',
  });
  try {
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
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.goto(address, { waitUntil: 'load' });
    // All scripts of the page have run (`after-paint.ts`).
    await page.waitForFunction(() => (globalThis as { early?: null }).early === null);
    await page.waitForTimeout(SETTLE_MS);
    return await page.evaluate(() => (globalThis as unknown as { seen: Shifts }).seen);
  } finally {
    await context.close();
  }
}
