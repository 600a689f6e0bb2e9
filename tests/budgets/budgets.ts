/**
 * `npm run budgets`: what each page type weighs, loads and moves, held against its limits; and one
 * look with Lighthouse at home, list, product, cart and checkout, of which what does not depend on
 * time is held. How fast pages are: `npm run bench -- pages touches`. Measures the shop at SHOP_URL
 * (default http://localhost:4321); writes `.reports/budgets.json`.
 *
 *   npm run budgets                             everything
 *   npm run budgets -- --weights                without Lighthouse
 *   npm run budgets -- --record                 keeps today's weights as what 3% is counted from
 *   npm run budgets -- --pages 300 --seed 7     layout shift of random pages over a slow line, too
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parallel } from '../../src/publish/snapshot/parallel.ts';
import { broken, hold, holdScores } from './broken.ts';
import { inBrowser } from './in-browser.ts';
import { lighthouseLine, measure } from './lighthouse.ts';
import {
  ALL_SCRIPT_LIMIT,
  CSS_LIMIT,
  FONT_LIMIT,
  LIGHTHOUSE,
  LIMITS,
  RAN_LIMIT,
  WITHOUT_REACT,
  WORKER_LIMIT,
} from './limits.ts';
import { type SamplePage, samplePages, sitemapPaths } from './pages.ts';
import { litPages, pathOf, weighPersonal } from './personal.ts';
import { holdRecorded, record } from './recorded.ts';
import { type Shoppers, startShoppers } from './shoppers.ts';
import { holdStillInPieces, holdStillOnSlowLine, randomPages } from './still-pages.ts';
import { gzipBytes, weigh, type Weight } from './weigh.ts';
import { ensureBrowser } from '../support/test-tools.ts';
import { errorText, ROOT } from '../../backend/program/processes.ts';

const { values: options } = parseArgs({
  options: {
    weights: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    pages: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
  },
});
const shop = process.env['SHOP_URL'] ?? 'http://localhost:4321';
const kb = (bytes: number) => (bytes / 1000).toFixed(1);
/** Pages that load at the same time. */
const LANES = 3;
const LIT = ['home', 'list', 'product'] as const;

function holdWeight({ type, locale, path: address }: SamplePage, weight: Weight): void {
  const limits = LIMITS[type];
  hold(address, 'HTML', weight.html, limits.html, ' B');
  hold(address, 'CSS', weight.css, CSS_LIMIT, ' B');
  hold(address, 'fonts', weight.font, FONT_LIMIT, ' B');
  hold(address, 'JavaScript', weight.script, limits.script, ' B');
  hold(address, 'JavaScript with React', weight.script + weight.react, ALL_SCRIPT_LIMIT, ' B');
  hold(address, 'JavaScript that ran', weight.ran, RAN_LIMIT, ' B');
  hold(address, 'requests', weight.requests, limits.requests);
  hold(address, 'pictures without size', weight.unsized, 0);
  for (const script of weight.scriptsInHtml) {
    broken.push(`${address}: its HTML loads ${script}, which may come before the first paint`);
  }
  for (const url of weight.reactRan) broken.push(`${address}: runs React (${url}) unasked`);
  for (const url of weight.elsewhere) broken.push(`${address}: asks ${url} without consent`);
  if (weight.react > 0 && WITHOUT_REACT.includes(type)) broken.push(`${address}: loads React`);
  holdRecorded(`${type} ${locale}`, weight);
}

/** Weighs one page of every type and language; prints a line of each. */
async function weighAll(pages: readonly SamplePage[]): Promise<(SamplePage & Weight)[]> {
  console.log(
    'page                                               HTML   CSS  font    JS   ran React  requests   (kB gzip)',
  );
  const weighed = await inBrowser(async (browser) => {
    const found = new Map<SamplePage, Weight>();
    await parallel([...pages], LANES, async (page) => {
      found.set(page, await weigh(browser, shop + page.path));
    });
    return found;
  });
  return pages.map((page) => {
    const weight = weighed.get(page)!;
    holdWeight(page, weight);
    const { html, css, font, script, ran, react } = weight;
    const sizes = [html, css, font, script, ran, react].map((bytes) => kb(bytes).padStart(5));
    console.log(
      `${page.type.padEnd(8)} ${page.path.slice(0, 40).padEnd(40)} ${sizes.join(' ')}  ${weight.requests}`,
    );
    return { ...page, ...weight };
  });
}

/** One look at each page. Of the performance score nothing is held: it depends on the machine. */
async function look(pages: readonly SamplePage[], shoppers: Shoppers): Promise<object[]> {
  console.log('\nLighthouse, mobile, one run (figures of time are not held)');
  const lit = [
    ...LIT.map((type) => {
      const { path: address } = pages.find((page) => page.type === type && page.locale === 'nl')!;
      return { type, address, cls: LIGHTHOUSE.cls, state: undefined };
    }),
    ...litPages().map((page) => ({
      ...{ type: page.type, address: pathOf(page), cls: LIGHTHOUSE.personalCls },
      state: shoppers[page.who],
    })),
  ];
  const rows: object[] = [];
  for (const { type, address, cls, state } of lit) {
    const result = await measure(shop + address, 1, state ? { state } : {});
    holdScores(address, result);
    hold(address, 'CLS', result.cls, cls);
    console.log(`${type.padEnd(8)} ${lighthouseLine(result)}`);
    rows.push({ type, address, ...result });
  }
  return rows;
}

/** One of every page type; without a shop there is nothing to weigh. */
const pages = await samplePages(shop).catch((error: unknown) => {
  console.error(
    `No shop answers at ${shop} (${errorText(error)}): npm start opens one, SHOP_URL says where.`,
  );
  process.exit(1);
});
ensureBrowser();
const weights = await weighAll(pages);
const worker = await gzipBytes(`${shop}/service-worker.js`);
hold('/service-worker.js', 'the service worker', worker, WORKER_LIMIT, ' B');
console.log(`service worker ${kb(worker)}`);

const shoppers = await inBrowser((browser) => startShoppers(browser, shop));
const personal = await weighPersonal(shop, shoppers);

const named = pages.filter(({ locale }) => locale === 'nl').map((page) => page.path);
const moved = await holdStillInPieces(shop, named);
if (options.pages !== '0') {
  const { seed, pages: count } = { seed: Number(options.seed), pages: Number(options.pages) };
  const random = randomPages(await sitemapPaths(shop), { pages: count, seed });
  moved.push(...(await holdStillOnSlowLine(shop, random, seed)));
}
const lighthouse = options.weights ? [] : await look(pages, shoppers);
await shoppers.leave();
if (options.record) record();

mkdirSync(path.join(ROOT, '.reports'), { recursive: true });
writeFileSync(
  path.join(ROOT, '.reports/budgets.json'),
  JSON.stringify({ weights, worker, personal, moved, lighthouse, broken }, null, 2),
);
console.log(
  broken.length ? `\nOver budget:\n- ${broken.join('\n- ')}` : '\nEverything within budget.',
);
process.exit(broken.length ? 1 : 0);
