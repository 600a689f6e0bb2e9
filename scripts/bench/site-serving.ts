/** Product pages served a second: the shop's own server against the least that serves files. */
import { globSync } from 'node:fs';
import { run, startServer } from '../lib/processes.ts';
import type { LoadOptions, LoadResult } from './load.ts';

const CLIENTS = 20;
const SECONDS = 5;
/** Enough pages that neither server answers from one hot entry. */
const SAMPLE = 500;

async function loadFrom(options: LoadOptions): Promise<LoadResult> {
  const { code, output } = await run('node', ['scripts/bench/load.ts', JSON.stringify(options)], {
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
export async function measureServing(shop: string, distDir: string): Promise<ServingResult> {
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
  const server = await startServer('scripts/bench/minimal-server.ts', {}, [distDir]);
  const minimal = await measure(server.url);
  await server.stop();
  const own = await measure(shop);
  return { shop: own, minimal, ratio: own.perSecond / minimal.perSecond };
}
