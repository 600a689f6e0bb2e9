/**
 * List and suggest calls under load: one minute at a fixed rate, and the highest rate that
 * holds. The goal of both: no error, and a p95 under 50 ms.
 *
 *   node tests/bench/load-calls.ts http://localhost:4321 paths.json
 */
import http from 'node:http';
import { readFileSync } from 'node:fs';
import { serveOptions, inProcess } from './own-process.ts';
import { requestUrl } from '../../src/api/client.ts';
import { SEARCH } from '../../src/api/search/client.ts';

/**
 * Open-loop load from a process of its own: requests leave at a fixed rate whether or not the
 * ones before were answered, so that a slow server cannot slow the question down. Latency
 * counts from the moment a request should have left.
 */
interface OpenLoopOptions {
  origin: string;
  paths: string[];
  perSecond: number;
  seconds: number;
}

interface OpenLoopResult {
  perSecond: number;
  sent: number;
  /** No answer, or another status than 200. */
  failed: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  /** By how much the last request left too late: a load that could not be made says nothing. */
  behindMs: number;
}

const TIMEOUT_MS = 10_000;

export async function openLoop(options: OpenLoopOptions): Promise<OpenLoopResult> {
  const { origin, paths, perSecond, seconds } = options;
  const agent = new http.Agent({ keepAlive: true });
  const total = Math.round(perSecond * seconds);
  const times: number[] = [];
  let failed = 0;
  let behindMs = 0;

  const ask = (path: string, due: number) =>
    new Promise<void>((resolve) => {
      const done = (isGood: boolean) => {
        if (isGood) times.push(performance.now() - due);
        else failed += 1;
        resolve();
      };
      const request = http.get(
        origin + path,
        { agent, headers: { 'x-language': 'nl', 'accept-encoding': 'gzip' }, timeout: TIMEOUT_MS },
        (response) => {
          response.resume();
          response.on('end', () => done(response.statusCode === 200));
          response.on('error', () => done(false));
        },
      );
      request.on('timeout', () => request.destroy(new Error('no answer in time')));
      request.on('error', () => done(false));
    });

  const started = performance.now();
  const answers: Promise<void>[] = [];
  while (answers.length < total) {
    const due = Math.floor(((performance.now() - started) / 1000) * perSecond) + 1;
    while (answers.length < Math.min(due, total)) {
      const at = started + (answers.length / perSecond) * 1000;
      behindMs = performance.now() - at;
      answers.push(ask(paths[answers.length % paths.length] as string, at));
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(answers);
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    perSecond,
    sent: total,
    failed,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
    behindMs,
  };
}

// As a process of its own: the options come as JSON on standard input, the result as JSON.
if (import.meta.main) await serveOptions(openLoop);

const STEADY = { perSecond: 300, seconds: 60 };
const STEP_SECONDS = 10;
const P95_LIMIT_MS = 50;
/** A step this much higher than the last that held ends the search for the highest rate. */
const CLOSE_ENOUGH = 1.08;
const MAX_PER_SECOND = 20_000;
/** One in so many calls suggests; the others list. */
const SUGGEST_EVERY = 3;

export interface LoadCallsResult {
  steady: OpenLoopResult;
  /** Every step on the way to the highest rate. */
  steps: OpenLoopResult[];
  /** Calls a second. */
  highest: number;
}

export const holds = ({ failed, p95Ms }: OpenLoopResult): boolean =>
  failed === 0 && p95Ms < P95_LIMIT_MS;

/** List calls with suggest calls among them, for the terms of the same queries. */
export function mixedPaths(searchPaths: readonly string[]): string[] {
  return searchPaths.map((path, index) => {
    const term = new URL(path, 'http://shop').searchParams.get('searchTerm');
    if (index % SUGGEST_EVERY !== 0 || !term || term.length < 2) return path;
    return requestUrl(SEARCH.suggestions, { query: { searchTerm: term } });
  });
}

const run = (options: OpenLoopOptions) =>
  inProcess<OpenLoopOptions, OpenLoopResult>('tests/bench/load-calls.ts', options);

/** From a rate that held: doubles it until it does not hold, then halves the gap. */
async function highestRate(
  held: number,
  measure: (perSecond: number) => Promise<OpenLoopResult>,
): Promise<{ highest: number; steps: OpenLoopResult[] }> {
  const steps: OpenLoopResult[] = [];
  let good = held;
  let bad = Infinity;
  let next = held * 2;
  while (next <= MAX_PER_SECOND && (bad === Infinity || bad / good > CLOSE_ENOUGH)) {
    const step = await measure(next);
    steps.push(step);
    if (holds(step)) good = next;
    else bad = next;
    next = bad === Infinity ? good * 2 : Math.round((good + bad) / 2);
  }
  return { highest: good, steps };
}

/** Measures a running shop. `searchPaths`: addresses of search calls. */
export async function loadCalls(
  origin: string,
  searchPaths: readonly string[],
): Promise<LoadCallsResult> {
  const paths = mixedPaths(searchPaths);
  const at = (perSecond: number, seconds: number) => run({ origin, paths, perSecond, seconds });
  // The first answers warm the caches of connections and of compiled code.
  await at(STEADY.perSecond, 5);
  const steady = await at(STEADY.perSecond, STEADY.seconds);
  if (!holds(steady)) return { steady, steps: [], highest: 0 };
  const search = await highestRate(STEADY.perSecond, (perSecond) => at(perSecond, STEP_SECONDS));
  return { steady, ...search };
}

if (import.meta.main) {
  const [origin = 'http://localhost:4321', file = ''] = process.argv.slice(2);
  const paths = JSON.parse(readFileSync(file, 'utf8')) as string[];
  console.log(JSON.stringify(await loadCalls(origin, paths), null, 2));
  process.exit(0);
}
