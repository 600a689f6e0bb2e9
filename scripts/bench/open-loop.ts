/**
 * Open-loop load from a process of its own: requests leave at a fixed rate whether or not the
 * ones before were answered, so that a slow server cannot slow the question down. Latency
 * counts from the moment a request should have left.
 */
import http from 'node:http';
import { serveOptions } from './own-process.ts';

export interface OpenLoopOptions {
  origin: string;
  paths: string[];
  perSecond: number;
  seconds: number;
}

export interface OpenLoopResult {
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
