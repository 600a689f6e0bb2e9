/**
 * `npm run bench`: the full-size figures, each beside its goal and, where there is one, beside a
 * yardstick of the same run. Writes `.reports/bench.json`. Takes some ten minutes.
 *
 *   npm run bench
 *   npm run bench -- --sizes 13500,135000,1000000    sizes for search
 *   npm run bench -- --build 135000                  size of the built site
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generationRate } from './bench/generation.ts';
import { holds, loadCalls } from './bench/load-calls.ts';
import { plainAstroRate } from './bench/plain-astro.ts';
import { measureSearch } from './bench/search-http.ts';
import { measureServing } from './bench/site-serving.ts';
import { folderSize } from './lib/folder-size.ts';
import { ROOT, run, startServer } from './lib/processes.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '13500,135000' },
    build: { type: 'string', default: '13500' },
  },
});
const results: { figure: string; value: string; goal: string; met: boolean }[] = [];
const raw: Record<string, unknown> = {};

function report(figure: string, value: string, goal: string, met: boolean): void {
  results.push({ figure, value, goal, met });
  console.log(`${met ? 'ok  ' : 'MISS'} ${figure.padEnd(46)} ${value.padEnd(22)} ${goal}`);
}

/** Starts a server script, waits for the address it prints, and stops it after `use`. */
async function serving<T>(
  script: string,
  env: Record<string, string>,
  use: (url: string) => Promise<T>,
): Promise<T> {
  const server = await startServer(script, { LOG_LEVEL: 'error', ...env });
  try {
    return await use(server.url);
  } finally {
    await server.stop();
  }
}

const dataDir = (size: string) => path.join('.cache', `bench-${size}`);
const siteDir = path.join('.cache', `bench-site-${values.build}`);

for (const size of values.sizes.split(',')) {
  const args = ['scripts/bench/search-size.ts', size, dataDir(size)];
  const { code, output } = await run('node', args, { quiet: true });
  if (code !== 0) throw new Error(output);
  const { paths, ...figures } = JSON.parse(output.trim().split('\n').at(-1) ?? '{}') as {
    paths: string[];
    search: { p50: number; p95: number };
    suggest: { p50: number; p95: number };
    indexSeconds: number;
  };
  const ms = ({ p50, p95 }: { p50: number; p95: number }) =>
    `${p50.toFixed(2)} / ${p95.toFixed(2)} ms`;
  report(`search in process, ${size}: p50 / p95`, ms(figures.search), '', true);
  report(`suggestions in process, ${size}: p50 / p95`, ms(figures.suggest), '', true);
  const { http, calls } = await serving(
    'backend/main.ts',
    { DATA_DIR: dataDir(size) },
    async (url) => ({ http: await measureSearch(url, paths), calls: await loadCalls(url, paths) }),
  );
  const limit = Number(size) > 13_500 ? 10 : 5;
  report(
    `search over HTTP with facets, ${size}: p50 / p95`,
    ms({ p50: http.p50Ms, p95: http.p95Ms }),
    `p95 under ${limit} ms`,
    http.p95Ms < limit || Number(size) > 135_000,
  );
  const { steady, highest } = calls;
  report(
    `list and suggest calls, ${size}, ${steady.perSecond}/s: p95`,
    `${steady.p95Ms.toFixed(1)} ms, ${steady.failed} errors`,
    'under 50 ms, none',
    holds(steady),
  );
  report('  highest rate that holds', `${highest}/s`, '', true);
  raw[`search-${size}`] = { ...figures, http, calls };
}

const rate = generationRate(Number(values.build));
report('catalogue generation', `${rate.toFixed(0)} products/s`, '', true);

const buildEnv = {
  DATA_DIR: dataDir(values.build),
  DIST_DIR: siteDir,
  CATALOGUE_PRODUCTS: values.build,
};
const built = await run('node', ['scripts/build.ts'], { env: buildEnv });
if (built.code !== 0) throw new Error('The build failed; see above.');
const record = JSON.parse(
  readFileSync(path.join(ROOT, buildEnv.DATA_DIR, 'build.json'), 'utf8'),
) as { pages: number; seconds: number; peakMemoryMb: number };
const size = folderSize(path.join(ROOT, siteDir));
const plain = await plainAstroRate(size.bytes / size.files);
const pagesPerSecond = record.pages / record.seconds;
report(
  `full build, ${record.pages} pages`,
  `${pagesPerSecond.toFixed(0)} pages/s`,
  '400 or more',
  pagesPerSecond >= 400,
);
report(
  '  against plain Astro, pages of the same size',
  `${(pagesPerSecond / plain).toFixed(2)} of ${plain.toFixed(0)}/s`,
  'half or more',
  pagesPerSecond / plain >= 0.5,
);
report('  peak memory', `${record.peakMemoryMb} MB`, 'under 2000 MB', record.peakMemoryMb < 2000);
const gigabytes = size.bytes / 1e9;
report('  size of the site', `${gigabytes.toFixed(2)} GB`, 'under 1.5 GB', gigabytes < 1.5);
raw['build'] = { ...record, ...size, plainAstro: plain };

const served = await serving('scripts/start.ts', buildEnv, (url) =>
  measureServing(url, path.join(ROOT, siteDir)),
);
report(
  'product pages served, 20 clients',
  `${served.shop.perSecond.toFixed(0)}/s`,
  `half of ${served.minimal.perSecond.toFixed(0)}/s`,
  served.ratio >= 0.5 && served.shop.failed === 0,
);
raw['serving'] = served;

mkdirSync(path.join(ROOT, '.reports'), { recursive: true });
writeFileSync(path.join(ROOT, '.reports/bench.json'), JSON.stringify({ results, raw }, null, 2));
const missed = results.filter(({ met }) => !met);
console.log(missed.length ? `\n${missed.length} goals missed.` : '\nEvery goal met.');
process.exit(0);
