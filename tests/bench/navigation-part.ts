/** From a list to a product: from the click until heading and picture show. */
import { sitemapPaths } from '../budgets/pages.ts';
import { ensureBrowser } from '../support/test-tools.ts';
import { BENCH_SHOP, startTestShop } from '../support/test-shop.ts';
import type { Report } from './figures.ts';
import { clickTime, type Speed } from './navigation/click-time.ts';

/** A category of the third level: its list has cards, and no tiles of categories before them. */
const LIST = /^\/producten\/[^/]+\/[^/]+\/[^/]+$/;
/** As many cards as the list shows without scrolling, on a desktop. */
const CARDS = 4;
const ROUNDS = 3;

const SPEEDS: (Speed & { name: string; goalMs: number })[] = [
  { name: 'unthrottled, hovered for 300 ms', isSlow: false, hoverMs: 300, goalMs: 50 },
  { name: 'unthrottled, not hovered', isSlow: false, hoverMs: 0, goalMs: 50 },
  { name: 'slow 4G, CPU 4x slower, hovered for 300 ms', isSlow: true, hoverMs: 300, goalMs: 120 },
  { name: 'slow 4G, CPU 4x slower, not hovered', isSlow: true, hoverMs: 0, goalMs: 120 },
];

export async function measureNavigation(report: Report): Promise<void> {
  ensureBrowser();
  const shop = await startTestShop(BENCH_SHOP);
  try {
    const list = (await sitemapPaths(shop.url)).find((path) => LIST.test(path));
    if (!list) throw new Error('The sitemap names no category of the third level.');
    for (const { name, goalMs, ...speed } of SPEEDS) {
      const times = [];
      for (let i = 0; i < CARDS * ROUNDS; i++)
        times.push(await clickTime(shop.url, list, i % CARDS, speed));
      const sorted = times.map(({ ms }) => ms).toSorted((a, b) => a - b);
      const median = sorted[Math.floor(sorted.length / 2)]!;
      const ahead = times.filter(({ wasAhead }) => wasAhead).length;
      report.raw(name, times);
      report.figure(
        `list to product, ${name}`,
        `${median} ms (${sorted[0]}-${sorted.at(-1)}), ${ahead} of ${times.length} rendered ahead`,
        `${goalMs} ms`,
        median <= goalMs,
      );
    }
  } finally {
    await shop.stop();
  }
}
