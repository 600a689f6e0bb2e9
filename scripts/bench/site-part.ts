/** The whole site: its build beside plain Astro's, its weight, and how fast it is served. */
import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Releases } from '../../src/releases/releases.ts';
import { RENDERING_FLAGS, ROOT, run, startServer } from '../lib/processes.ts';
import { dataDirOf } from './api-part.ts';
import type { Report } from './figures.ts';
import { plainAstroRate } from './plain-astro.ts';
import { measureServing } from './site-serving.ts';

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
  const args = ['scripts/bench/generate-size.ts', String(products), dataDirOf(products)];
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
