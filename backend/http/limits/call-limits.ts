import { setImmediate } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { type Bounds, CALLS_AT_A_TIME, type Rate } from '../../../src/api/bounds.ts';
import { isInternalAddress, limitKey } from '../../../src/domain/network-address.ts';
import { languageOf } from '../context.ts';
import { tooOften } from '../answers.ts';
import type { ClientAddress } from './client-address.ts';
import type { ReadLimit } from './read-limit.ts';
import { workQueue } from './work-queue.ts';
import type { Writer, WriteLimits } from './write-limits.ts';

/** Heavy calls: as many at a time as leave the process room for others between them. */
const IN_TURN = { running: 2, waiting: 200, waitMs: 10_000 };
/** All calls: one address that sends hundreds waits for itself, and others find a free database. */
const ADMITTED = {
  ...{ running: Infinity, perCaller: CALLS_AT_A_TIME },
  ...{ waiting: 2_000, waitMs: 10_000 },
};

/** Holds calls to what they declare (`src/api/bounds.ts`). */
export interface CallLimits {
  /** Counts `work` reads; seconds to wait before another answer is made, 0: none. */
  read(c: Context, work: number): number;
  /** Seconds to wait before another call of this rate; 0: none. */
  write(c: Context, rate: Rate, caller: Omit<Writer, 'address'>): Promise<number>;
  /** Holds a call back while `CALLS_AT_A_TIME` others of the same address are being answered. */
  admit<T>(c: Context, answer: () => Promise<T>): Promise<T>;
  /** Does a job when it is the turn of the caller's address; `QueueFullError` if too many wait. */
  inTurn<T>(c: Context, job: () => Promise<T>): Promise<T>;
}

export function callLimits(
  addressOf: ClientAddress,
  reads: ReadLimit,
  writes: WriteLimits,
  queue = IN_TURN,
): CallLimits {
  const enqueue = workQueue(queue);
  const admitted = workQueue(ADMITTED);
  const askedBy = (c: Context) => ({
    caller: limitKey(addressOf(c)),
    signal: c.req.raw.signal,
  });
  return {
    read: (c, work) => reads.count(addressOf(c), work),
    write: (c, rate, caller) => writes(rate, { address: addressOf(c), ...caller }),
    // An internal address may be a proxy, behind which many clients share it: no limit.
    admit: (c, answer) =>
      isInternalAddress(addressOf(c)) ? answer() : admitted(answer, askedBy(c)),
    inTurn: (c, job) =>
      enqueue(async () => {
        // Jobs that wait for nothing themselves, as searches: what came meanwhile is answered
        // between them.
        await setImmediate();
        return job();
      }, askedBy(c)),
  };
}

/** Holds back who reads too often, for what is no call of the agreement. */
export function limitReads(limits: CallLimits, { work }: Bounds): MiddlewareHandler {
  return (c, next) => {
    const wait = limits.read(c, work);
    if (wait === 0) return next();
    const refusal = tooOften(wait);
    const { status, headers } = refusal;
    const body = refusal.body(languageOf(c));
    return Promise.resolve(c.json(body, status, { 'Cache-Control': 'no-store', ...headers }));
  };
}
