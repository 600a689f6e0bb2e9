/** The whole site: its build beside plain Astro's, its weight, and how fast it is served. */
import { mkdirSync, rmSync, writeFileSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run, startServer, RENDERING_FLAGS } from '../../backend/program/processes.ts';
import type { LoadOptions, LoadResult } from './load.ts';
import { Releases } from '../../src/publish/releases/releases.ts';
import { dataDirOf } from './api-part.ts';
import type { Report } from './figures.ts';

/**
 * The yardstick: plain Astro, its own page loop, synthetic pages of a given size. Built beside
 * ours in the same run, so that a slow machine slows both.
 */
const PAGES = 6_000;

/** Pages a second of plain Astro's generation, for pages of about `bytes`. */
async function plainAstroRate(bytes: number): Promise<number> {
  const folder = path.join(ROOT, '.cache/plain-astro');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'src/pages'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(
    path.join(folder, 'astro.config.mjs'),
    `export default { output: 'static', build: { format: 'file' }, trailingSlash: 'never', devToolbar: { enabled: false } };`,
  );
  // About 110 bytes of markup per row, as many rows as the size wants.
  const rows = Math.max(1, Math.round(bytes / 110));
  writeFileSync(
    path.join(folder, 'src/pages/[id].astro'),
    `---
export const getStaticPaths = () => Array.from({ length: ${PAGES} }, (_, i) => ({ params: { id: 'page-' + i } }));
const { id } = Astro.params;
const rows = Array.from({ length: ${rows} }, (_, i) => ({ name: 'Regel ' + i + ' van ' + id, value: i * 7 }));
---
<html lang="nl"><head><title>{id}</title></head><body><h1>{id}</h1>
<ul>{rows.map((row) => <li class="row"><a href={'/' + id + '#' + row.value}>{row.name}</a> <span>{row.value} stuks op voorraad</span></li>)}</ul>
</body></html>`,
  );
  const script = `
    import { build } from 'astro';
    let start = 0;
    await build({
      root: ${JSON.stringify(folder)},
      logLevel: 'error',
      integrations: [{ name: 'clock', hooks: { 'astro:build:start': ({ setPrerenderer }) => setPrerenderer((own) => ({ ...own, setup: async () => { await own.setup?.(); start = performance.now(); } })) } }],
    });
    console.log('RATE ' + ${PAGES} / ((performance.now() - start) / 1000));
  `;
  const { code, output } = await run('node', ['--input-type=module', '-e', script], {
    quiet: true,
  });
  const rate = Number(/RATE ([\d.]+)/.exec(output)?.[1]);
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0 || !rate) throw new Error(`Plain Astro did not build:\n${output}`);
  return rate;
}

/** Product pages served a second: the shop's own server against the least that serves files. */
const CLIENTS = 20;
const SECONDS = 5;
/** Enough pages that neither server answers from one hot entry. */
const SAMPLE = 500;

async function loadFrom(options: LoadOptions): Promise<LoadResult> {
  const { code, output } = await run('node', ['tests/bench/load.ts', JSON.stringify(options)], {
    quiet: true,
  });
  if (code !== 0) throw new Error(`The load ended with ${code}: ${output}`);
  return JSON.parse(output) as LoadResult;
}

export interface ServingResult {
  shop: LoadResult;
  minimal: LoadResult;
  ratio: number;
}

/** Measures both, one after the other, on the same built pages; each is warmed up first. */
async function measureServing(shop: string, distDir: string): Promise<ServingResult> {
  const files = globSync('product/*.html', { cwd: distDir }).sort();
  const every = Math.max(1, Math.floor(files.length / SAMPLE));
  const paths = files
    .filter((_, index) => index % every === 0)
    .map((file) => `/${file.replace(/\.html$/, '')}`);
  if (paths.length === 0) throw new Error(`${distDir} holds no product pages.`);

  const measure = async (origin: string) => {
    await loadFrom({ origin, paths, clients: CLIENTS, seconds: 2 });
    return loadFrom({ origin, paths, clients: CLIENTS, seconds: SECONDS });
  };
  const server = await startServer('tests/bench/minimal-server.ts', {}, [distDir]);
  const minimal = await measure(server.url);
  await server.stop();
  const own = await measure(shop);
  return { shop: own, minimal, ratio: own.perSecond / minimal.perSecond };
}

interface BuildRecord {
  pages: number;
  seconds: number;
  peakMemoryMb: number;
}

const siteDirOf = (products: number) => path.join('.cache', `bench-site-${products}`);

const buildEnv = (products: number) => ({
  DATA_DIR: dataDirOf(products),
  CATALOGUE_PRODUCTS: String(products),
  LOG_LEVEL: 'error',
});

async function makeCatalogue(products: number): Promise<void> {
  const args = ['tests/bench/generate-size.ts', String(products), dataDirOf(products)];
  if ((await run('node', args)).code !== 0) throw new Error('There is no catalogue to build from.');
}

async function rebuild(products: number): Promise<void> {
  const built = await run('node', [...RENDERING_FLAGS, 'scripts/rebuild.ts'], {
    env: buildEnv(products),
  });
  if (built.code !== 0) throw new Error('The build failed; see above.');
}

/** Brings the release of a catalogue up to date; makes the catalogue where it is missing. */
export async function makeRelease(products: number): Promise<void> {
  await makeCatalogue(products);
  await rebuild(products);
}

/** Builds the site of a catalogue from nothing; makes the catalogue where it is missing. */
export async function measureBuild(report: Report, products: number): Promise<void> {
  const env = buildEnv(products);
  await makeCatalogue(products);
  const started = performance.now();
  // A release of its own: nothing is taken over from an earlier run.
  for (const file of globSync('releases-*', { cwd: path.join(ROOT, env.DATA_DIR) })) {
    rmSync(path.join(ROOT, env.DATA_DIR, file));
  }
  await rebuild(products);
  const allSeconds = (performance.now() - started) / 1000;
  const record = JSON.parse(
    readFileSync(path.join(ROOT, env.DATA_DIR, 'build.json'), 'utf8'),
  ) as BuildRecord;
  const releases = new Releases(path.join(ROOT, env.DATA_DIR));
  const size = releases.size();
  releases.close();
  const plain = await plainAstroRate(size.live / size.files);
  const rate = record.pages / record.seconds;
  const isGoalSize = products === 13_500;
  const gigabytes = size.live / 1e9;
  report.figure(
    `full build, ${record.pages} pages`,
    `${rate.toFixed(0)} pages/s`,
    '400 or more',
    rate >= 400,
  );
  report.figure(
    '  against plain Astro, pages of the same size',
    `${(rate / plain).toFixed(2)} of ${plain.toFixed(0)}/s`,
    'half or more',
    rate / plain >= 0.5,
  );
  report.figure('  with reading the APIs and bundling', `${allSeconds.toFixed(0)} s`);
  report.figure(
    '  most memory',
    `${record.peakMemoryMb} MB`,
    isGoalSize ? 'under 2000 MB' : '',
    !isGoalSize || record.peakMemoryMb < 2000,
  );
  report.figure(
    '  size of the site',
    `${gigabytes.toFixed(2)} GB`,
    isGoalSize ? 'under 1.5 GB' : '',
    !isGoalSize || gigabytes < 1.5,
  );
  report.figure('  as it lies there, compressed', `${(size.disk / 1e9).toFixed(2)} GB`);
  report.raw('build', { ...record, ...size, plainAstro: plain, allSeconds });
}

/** Serves the built site (builds it where it is missing) to 20 clients. */
export async function measureSite(report: Report, products: number): Promise<void> {
  const env = buildEnv(products);
  const shop = await startServer('scripts/start.ts', env);
  try {
    const folder = siteDirOf(products);
    const exported = await run('node', ['scripts/release.ts', 'export', folder], { env });
    if (exported.code !== 0) throw new Error('The site could not be exported.');
    const served = await measureServing(shop.url, path.join(ROOT, folder));
    report.figure(
      'product pages served, 20 clients',
      `${served.shop.perSecond.toFixed(0)}/s`,
      `half of ${served.minimal.perSecond.toFixed(0)}/s`,
      served.ratio >= 0.5 && served.shop.failed === 0,
    );
    report.raw('serving', served);
  } finally {
    await shop.stop();
  }
}
