/** How fast pages are: Lighthouse medians, each beside a hand-written page of the same run. */
import { type LighthouseResult, measure } from '../budgets/lighthouse.ts';
import { inBrowser } from '../budgets/in-browser.ts';
import { type SamplePage, samplePages } from '../budgets/pages.ts';
import { litPages, pathOf } from '../budgets/personal.ts';
import { startShoppers } from '../budgets/shoppers.ts';
import { ensureBrowser } from '../support/test-tools.ts';
import { BENCH_SHOP, startTestShop } from '../support/test-shop.ts';
import type { Report } from './figures.ts';
import { startFloor } from './pages/floor.ts';
import { startFront } from './pages/front.ts';
import { phoneSlowdown } from './pages/phone-cpu.ts';

const PUBLIC = ['home', 'list', 'product'] as const;
const RUNS = 5;
const GOAL = {
  performance: 97,
  tbtMs: 50,
  /**
   * LCP against a hand-written static page with the same picture, both over one HTTP/2 connection
   * as from a host of static sites (docs/decisions/0013).
   */
  lcpRatio: 1.25,
};

export async function measurePages(report: Report): Promise<void> {
  ensureBrowser();
  const shop = await startTestShop(BENCH_SHOP);
  try {
    const pages = await samplePages(shop.url);
    const of = (type: SamplePage['type']) =>
      pages.find((page) => page.type === type && page.locale === 'nl')!.path;
    for (const type of PUBLIC) await measurePublic(report, shop.url, type, of(type));
    const shoppers = await inBrowser((browser) => startShoppers(browser, shop.url));
    const front = await startFront(shop.url);
    for (const page of litPages()) {
      const state = shoppers[page.who];
      const options = { inFull: false, slowdownOf: phoneSlowdown, state };
      tellTimes(report, page.type, await measure(front.url + pathOf(page), RUNS, options));
    }
    await front.close();
    await shoppers.leave();
  } finally {
    await shop.stop();
  }
}

async function measurePublic(report: Report, shop: string, type: string, address: string) {
  const floor = await startFloor(shop, shop + address);
  const fronts = await Promise.all([floor.url, shop].map(startFront));
  const options = { inFull: false, slowdownOf: phoneSlowdown };
  const base = await measure(fronts[0]!.url, RUNS, options);
  const result = await measure(fronts[1]!.url + address, RUNS, options);
  await Promise.all([...fronts, floor].map((server) => server.close()));
  tellTimes(report, type, result);
  const ratio = result.lcpMs / base.lcpMs;
  report.figure(
    `${type}: LCP against the hand-written page`,
    `${ratio.toFixed(2)}x (${result.lcpMs.toFixed(0)} and ${base.lcpMs.toFixed(0)} ms)`,
    `${GOAL.lcpRatio}x`,
    ratio <= GOAL.lcpRatio,
  );
}

function tellTimes(report: Report, type: string, result: LighthouseResult): void {
  const { scores, tbtMs, slowdown } = result;
  const performance = scores['performance'] ?? 0;
  const isFast = performance >= GOAL.performance;
  report.raw(type, result);
  report.figure(`${type}: performance`, String(performance), String(GOAL.performance), isFast);
  report.figure(
    `${type}: total blocking time`,
    `${tbtMs.toFixed(0)} ms (CPU ${slowdown.toFixed(1)}x slower)`,
    `${GOAL.tbtMs} ms`,
    tbtMs <= GOAL.tbtMs,
  );
}
