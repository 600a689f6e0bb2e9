/** Pages at three widths: nothing on them moves by itself. */
import type { Browser, Page } from '@playwright/test';
import { testClockScript } from '../support/test-clock.ts';
import { type PieceServer, servePieces } from './pieces.ts';
import { mulberry32 } from '../../backend/platform/mulberry32.ts';
import { parallel } from '../../src/publish/snapshot/parallel.ts';
import { hold } from './broken.ts';
import { inBrowser } from './in-browser.ts';

/** What moves on a page while it loads, without anybody touching it. */
interface Shifts {
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
const SHIFT_WIDTHS = [390, 768, 1440] as const;
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
const measureSlowShifts = (browser: Browser, shop: string, visit: Visit): Promise<Shifts> =>
  measureShifts(browser, visit, async (page, path) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.goto(shop + path, { waitUntil: 'load' });
  });

/** Loads a page whose HTML comes in pieces, each painted before the next: the same at each run. */
const measurePieceShifts = (browser: Browser, server: PieceServer, visit: Visit): Promise<Shifts> =>
  measureShifts(browser, visit, server.open);

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

const LANES = { pieces: 2, slow: 6 };
const PRODUCT = /\/product\//;

/** Random pages, half of them products, of which there are many more than of all other pages. */
export function randomPages(
  paths: readonly string[],
  { pages, seed }: { pages: number; seed: number },
): string[] {
  const random = mulberry32(seed);
  const from = [paths.filter((path) => PRODUCT.test(path)), paths.filter((p) => !PRODUCT.test(p))];
  return Array.from({ length: pages }, (_, i) => {
    const some = from[i % 2]!;
    return some[Math.floor(random() * some.length)]!;
  });
}

/** Holds a page of each type to no layout shift while its HTML comes in pieces. */
export async function holdStillInPieces(shop: string, paths: readonly string[]): Promise<object[]> {
  const server = await servePieces(shop);
  try {
    return await holdStill(paths, LANES.pieces, 'a page of each type', (browser, visit) =>
      measurePieceShifts(browser, server, visit),
    );
  } finally {
    server.close();
  }
}

/** Holds random pages to no layout shift over a slow line. */
export const holdStillOnSlowLine = (
  shop: string,
  paths: readonly string[],
  seed: number,
): Promise<object[]> =>
  holdStill(
    paths,
    LANES.slow,
    `${paths.length} random pages (seed ${seed}, slow line)`,
    (browser, visit) => measureSlowShifts(browser, shop, visit),
  );

/** Holds to no layout shift at all, to the third decimal; prints what moved. */
async function holdStill(
  paths: readonly string[],
  lanes: number,
  chosen: string,
  measure: (browser: Browser, visit: { path: string; width: number }) => Promise<Shifts>,
): Promise<object[]> {
  const loads = paths.flatMap((path) => SHIFT_WIDTHS.map((width) => ({ path, width })));
  const moved = await inBrowser(async (browser) => {
    const found: { path: string; width: number; score: number; moved: string[] }[] = [];
    await parallel(loads, lanes, async (visit) => {
      const shifts = await measure(browser, visit);
      if (shifts.score > 0) found.push({ ...visit, ...shifts });
    });
    return found;
  });
  console.log(
    `\nlayout shift of ${chosen} at ${SHIFT_WIDTHS.join(', ')} px: ${loads.length} loads, ${moved.length} moved`,
  );
  for (const { path, width, score, moved: elements } of moved) {
    console.log(`${score.toFixed(4)} ${path} at ${width} px: ${elements[0] ?? ''}`);
    hold(`${path} at ${width} px`, 'layout shift', Number(score.toFixed(3)), 0);
  }
  return moved;
}
