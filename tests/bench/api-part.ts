/** One size of catalogue: its generation, search with and without network, every call, load. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type RunningServer, ROOT, run, startServer } from '../../backend/program/processes.ts';
import type { Report } from './figures.ts';
import { holds, loadCalls } from './load-calls.ts';
import { measureSearch } from './search-http.ts';

/** Above this size search has no goal of its own: it must work, in this much memory. */
const LARGEST_WITH_GOAL = 135_000;
const MEMORY_LIMIT_MB = 8_000;

interface Percentiles {
  p50: number;
  p95: number;
}

interface InProcess {
  paths: string[];
  search: Percentiles;
  suggest: Percentiles;
  indexSeconds: number;
  peakMemoryMb: number;
}

/** Where the catalogue of this size lies, from run to run. */
export const dataDirOf = (products: number): string => path.join('.cache', `bench-${products}`);

/** Runs a script that says its answer last. */
export async function lastLine<Answer>(script: string, args: string[]): Promise<Answer> {
  const { code, output } = await run('node', [script, ...args], { quiet: true });
  if (code !== 0) throw new Error(output);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Answer;
}

const ms = ({ p50, p95 }: Percentiles): string => `${p50.toFixed(2)} / ${p95.toFixed(2)} ms`;

export async function measureApi(report: Report, products: number): Promise<void> {
  const dataDir = dataDirOf(products);
  const memory = (who: string, megabytes: number | null) => {
    if (megabytes === null) return;
    const isMet = megabytes < MEMORY_LIMIT_MB;
    report.figure(
      `  most memory of ${who}`,
      `${megabytes} MB`,
      `under ${MEMORY_LIMIT_MB} MB`,
      isMet,
    );
  };

  const made = await lastLine<{ seconds: number | null; peakMemoryMb: number }>(
    'tests/bench/generate-size.ts',
    [String(products), dataDir],
  );
  report.raw('generation', made);
  if (made.seconds !== null) {
    const rate = (products / made.seconds).toFixed(0);
    report.figure(
      `${products} products into the database`,
      `${made.seconds.toFixed(1)} s, ${rate}/s`,
    );
    memory('the generator', made.peakMemoryMb);
  }

  const { paths, ...inProcess } = await lastLine<InProcess>('tests/bench/search-size.ts', [
    dataDir,
  ]);
  report.raw('inProcess', inProcess);
  report.figure(
    'indexes of both languages from the database',
    `${inProcess.indexSeconds.toFixed(1)} s`,
  );
  report.figure('search in process: p50 / p95', ms(inProcess.search));
  report.figure('suggestions in process: p50 / p95', ms(inProcess.suggest));

  const started = performance.now();
  const backend = await startServer('backend/main.ts', { DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  report.figure('start of the backend', `${((performance.now() - started) / 1000).toFixed(1)} s`);
  try {
    await measureHttp(report, products, backend, paths);
    memory('the backend', backend.peakMemoryMb());
  } finally {
    await backend.stop();
  }
}

async function measureHttp(
  report: Report,
  products: number,
  { url }: RunningServer,
  paths: string[],
): Promise<void> {
  const http = await measureSearch(url, paths);
  const hasGoal = products <= LARGEST_WITH_GOAL;
  const limit = products > 13_500 ? 10 : 5;
  report.figure(
    'search over HTTP with facets: p50 / p95',
    ms({ p50: http.p50Ms, p95: http.p95Ms }),
    hasGoal ? `p95 under ${limit} ms` : '',
    !hasGoal || http.p95Ms < limit,
  );
  const calls = await everyCall(url);
  report.figure(
    'every call, with good, bad and missing input',
    `${calls.passed} hold, ${calls.failed} do not`,
    'all hold',
    calls.failed === 0 && calls.passed > 0,
  );
  const load = await loadCalls(url, paths);
  const { steady, highest } = load;
  report.figure(
    `list and suggest calls, ${steady.perSecond}/s: p95`,
    `${steady.p95Ms.toFixed(1)} ms, ${steady.failed} errors`,
    hasGoal ? 'under 50 ms, none' : '',
    !hasGoal || holds(steady),
  );
  report.figure('  highest rate that holds', `${highest}/s`);
  report.raw('http', { search: http, calls, load });
}

/** The contract's cases of every call, against this backend. */
async function everyCall(url: string): Promise<{ passed: number; failed: number }> {
  const file = '.reports/bench-calls.json';
  const args = ['run', '--project', 'contract', 'calls.test', '--reporter=json'];
  const { output } = await run('vitest', [...args, `--outputFile=${file}`], {
    env: { CONTRACT_BASE_URL: url },
    quiet: true,
  });
  const counts = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  if (counts.numFailedTests > 0) console.log(output);
  return { passed: counts.numPassedTests, failed: counts.numFailedTests };
}
