/**
 * `npm run budgets`: what each page type weighs and how fast it is, held against its limits.
 * Measures the shop at SHOP_URL (default http://localhost:4321); writes `.reports/budgets.json`.
 *
 *   npm run budgets                             everything
 *   npm run budgets -- --weights                without Lighthouse
 *   npm run budgets -- --pages 300 --seed 7     how many random pages are watched for layout shift
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parallel } from '../src/snapshot/parallel.ts';
import { broken, hold, holdScores } from './budgets/broken.ts';
import { startFloor } from './budgets/floor.ts';
import { startFront } from './budgets/front.ts';
import { inBrowser } from './budgets/in-browser.ts';
import {
  ALL_SCRIPT_LIMIT,
  CSS_LIMIT,
  FONT_LIMIT,
  LIGHTHOUSE,
  LIMITS,
  RAN_LIMIT,
  WITHOUT_REACT,
  WORKER_LIMIT,
} from './budgets/limits.ts';
import { type LighthouseRun, measure, tbtLine } from './budgets/lighthouse.ts';
import { type SamplePage, samplePages } from './budgets/pages.ts';
import { lightPersonal, weighPersonal } from './budgets/personal.ts';
import { startShoppers } from './budgets/shoppers.ts';
import { holdStill } from './budgets/still-pages.ts';
import { gzipBytes, weigh, type Weight } from './budgets/weigh.ts';
import { ensureBrowser } from './lib/browser.ts';
import { sentence } from './lib/failure.ts';
import { ROOT } from './lib/processes.ts';

const { values: options } = parseArgs({
  options: {
    weights: { type: 'boolean', default: false },
    pages: { type: 'string', default: process.env['THOROUGH'] ? '40' : '6' },
    seed: { type: 'string', default: '1' },
  },
});
const shop = process.env['SHOP_URL'] ?? 'http://localhost:4321';
const kb = (bytes: number) => (bytes / 1000).toFixed(1);

function holdWeight({ type, path: address }: SamplePage, weight: Weight): void {
  const limits = LIMITS[type];
  hold(address, 'HTML', weight.html, limits.html, ' B');
  hold(address, 'CSS', weight.css, CSS_LIMIT, ' B');
  hold(address, 'fonts', weight.font, FONT_LIMIT, ' B');
  hold(address, 'JavaScript', weight.script, limits.script, ' B');
  hold(address, 'JavaScript with React', weight.script + weight.react, ALL_SCRIPT_LIMIT, ' B');
  hold(address, 'JavaScript that ran', weight.ran, RAN_LIMIT, ' B');
  hold(address, 'requests', weight.requests, limits.requests);
  hold(address, 'pictures without size', weight.unsized, 0);
  for (const script of weight.scriptsBeforePaint) {
    broken.push(`${address}: ${script} was loaded before the first paint`);
  }
  for (const url of weight.reactRan) broken.push(`${address}: runs React (${url}) unasked`);
  for (const url of weight.elsewhere) broken.push(`${address}: asks ${url} without consent`);
  if (weight.react > 0 && WITHOUT_REACT.includes(type)) broken.push(`${address}: loads React`);
}

/** One of every page type; without a shop there is nothing to weigh. */
const pages = await samplePages(shop).catch((error: unknown) => {
  console.error(
    `No shop answers at ${shop} (${sentence(error)}): npm start opens one, SHOP_URL says where.`,
  );
  process.exit(1);
});
ensureBrowser();
const weights: (SamplePage & Weight)[] = [];
console.log(
  'page                                               HTML   CSS  font    JS   ran React  requests   (kB gzip)',
);
/** Pages that come in side by side: each waits for its slow line, not for the machine. */
const LANES = 9;
const weighed = await inBrowser(async (browser) => {
  const found = new Map<SamplePage, Weight>();
  await parallel(pages, LANES, async (page) => {
    found.set(page, await weigh(browser, shop + page.path));
  });
  return found;
});
for (const page of pages) {
  const weight = weighed.get(page)!;
  holdWeight(page, weight);
  weights.push({ ...page, ...weight });
  console.log(
    `${page.type.padEnd(8)} ${page.path.slice(0, 40).padEnd(40)} ${[weight.html, weight.css, weight.font, weight.script, weight.ran, weight.react].map((b) => kb(b).padStart(5)).join(' ')}  ${weight.requests}`,
  );
}
const worker = await gzipBytes(`${shop}/service-worker.js`);
hold('/service-worker.js', 'the service worker', worker, WORKER_LIMIT, ' B');
console.log(`service worker ${kb(worker)}`);
const list = pages.find(({ type, locale }) => type === 'list' && locale === 'nl')!;
const shoppers = await inBrowser((browser) => startShoppers(browser, shop, list.path));
const personal = await weighPersonal(shop, shoppers);

const moved = await holdStill(shop, { pages: Number(options.pages), seed: Number(options.seed) });

const lighthouseRows: object[] = [];
if (!options.weights) {
  console.log(`\nLighthouse, mobile, median of ${LIGHTHOUSE.runs}, or of what settles it`);
  for (const type of LIGHTHOUSE.pages) {
    const page = pages.find((p) => p.type === type && p.locale === 'nl')!;
    const floor = await startFloor(shop, shop + page.path);
    const [bare, front] = await Promise.all([floor.url, shop].map(startFront));
    /** The page beside the hand-written one; `isFast` where it holds what other work can spoil. */
    const look = async () => {
      const base = await measure(bare!.url, LIGHTHOUSE.floorRuns, { inFull: false });
      const isFast = ({ scores, lcpMs, tbtMs }: LighthouseRun) =>
        scores['performance']! >= LIGHTHOUSE.performance &&
        lcpMs <= base.lcpMs * LIGHTHOUSE.lcpRatio &&
        tbtMs <= LIGHTHOUSE.tbtMs;
      const isGood = (run: LighthouseRun) => isFast(run) && run.cls <= LIGHTHOUSE.cls;
      const result = await measure(front!.url + page.path, LIGHTHOUSE.runs, { isGood });
      return { base, result, isFast: isFast(result) };
    };
    let seen = await look();
    for (let looks = 1; !seen.isFast && looks < LIGHTHOUSE.looks; looks++) seen = await look();
    const { base, result } = seen;
    await Promise.all([bare!, front!, floor].map((server) => server.close()));
    const ratio = result.lcpMs / base.lcpMs;
    holdScores(page.path, result);
    hold(page.path, 'CLS', result.cls, LIGHTHOUSE.cls);
    hold(page.path, 'TBT', Math.round(result.tbtMs), LIGHTHOUSE.tbtMs, ' ms');
    hold(
      page.path,
      'LCP against the static page',
      Number(ratio.toFixed(2)),
      LIGHTHOUSE.lcpRatio,
      '×',
    );
    lighthouseRows.push({ ...page, ...result, floorLcpMs: base.lcpMs, ratio });
    console.log(
      `${type.padEnd(8)} ${Object.entries(result.scores)
        .map(([n, s]) => `${n} ${s}`)
        .join(
          ' · ',
        )} · LCP ${result.lcpMs.toFixed(0)} ms (${ratio.toFixed(2)}× static, limit ${LIGHTHOUSE.lcpRatio}) · CLS ${result.cls.toFixed(3)} · ${tbtLine(result)}`,
    );
  }
  lighthouseRows.push(...(await lightPersonal(shop, shoppers)));
}
await shoppers.leave();

mkdirSync(path.join(ROOT, '.reports'), { recursive: true });
writeFileSync(
  path.join(ROOT, '.reports/budgets.json'),
  JSON.stringify({ weights, worker, personal, moved, lighthouse: lighthouseRows, broken }, null, 2),
);
console.log(
  broken.length ? `\nOver budget:\n- ${broken.join('\n- ')}` : '\nEverything within budget.',
);
process.exit(broken.length ? 1 : 0);
