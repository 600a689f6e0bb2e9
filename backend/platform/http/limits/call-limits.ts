import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Context, MiddlewareHandler } from 'hono';
import type { Database } from '../../db/schema/database.ts';
import { isInternalAddress, limitKey, type ClientAddress } from './client-address.ts';
import {
  type Rate,
  RATES,
  type RateRule,
  type Bounds,
  MAX_CONCURRENT_CALLS,
} from '../../../../src/api/bounds.ts';
import type { LimitFactory } from './database-limits.ts';
import { languageOf } from '../context.ts';
import { tooManyRequests } from '../answers.ts';
import { workQueue } from './work-queue.ts';

/** A limit on reads, which are too frequent to count each in the database. */
export interface ReadLimitOptions {
  /** Reads per address and minute; 0: unlimited. */
  perMinute: number;
  /** The database for counts of other processes; null: this process is the only one. */
  shared: Kysely<Database> | null;
  now(): number;
  onError(error: unknown): void;
}

interface ReadLimit {
  /** Counts reads; returns the seconds to wait if there were too many, else 0. */
  count(address: string, reads?: number): number;
  /** Exchanges counts with other processes; runs every second. */
  exchange(): Promise<void>;
  stop(): void;
}

interface ReadCount {
  /** Counted in this process and not yet added to the database. */
  localCount: number;
  /** Total of all processes at the last exchange. */
  totalCount: number;
}

const WINDOW_MS = 60_000;
const EXCHANGE_EVERY_MS = 1_000;
/** Counts below this share of the limit are not exchanged with other processes. */
const MIN_EXCHANGED_SHARE = 0.05;

/**
 * Counts reads per address in memory, and sums up all processes in the database once a second, so
 * that no read waits for it. Internal addresses are not limited: they are builds, health checks and
 * proxies that hide their clients.
 */
export function readLimit({ perMinute, shared, now, onError }: ReadLimitOptions): ReadLimit {
  let counts = new Map<string, ReadCount>();
  let window = 0;

  const exchange = async () => {
    const counted = window;
    const sharedCounts = [...counts].filter(
      ([, { localCount, totalCount }]) => localCount + totalCount > perMinute * MIN_EXCHANGED_SHARE,
    );
    if (!shared || sharedCounts.length === 0) return;
    const sentCounts = sharedCounts.map(([key, { localCount }]) => ({
      key: `read:${counted}:${key}`,
      points: Math.ceil(localCount),
    }));
    const expire = (counted + 1) * WINDOW_MS;
    const { rows } = await sql<{ key: string; points: number }>`
      insert into rate_limits (key, points, expire)
      select key, points, ${expire}::bigint
      from jsonb_to_recordset(${JSON.stringify(sentCounts)}::jsonb) as sent (key text, points integer)
      on conflict (key) do update set points = rate_limits.points + excluded.points
      returning key, points`.execute(shared);
    const totals = new Map(rows.map(({ key, points }) => [key, points]));
    if (counted !== window) return;
    for (const [at, [key, count]] of sharedCounts.entries()) {
      count.localCount -= sentCounts[at]!.points;
      count.totalCount = totals.get(`read:${counted}:${key}`) ?? count.totalCount;
    }
  };

  const timer = shared && setInterval(() => exchange().catch(onError), EXCHANGE_EVERY_MS).unref();
  return {
    count(address, reads = 1) {
      if (perMinute === 0 || address === '' || isInternalAddress(address)) return 0;
      const at = now();
      const current = Math.floor(at / WINDOW_MS);
      if (current !== window) [counts, window] = [new Map(), current];
      const key = limitKey(address);
      const count = counts.get(key) ?? { localCount: 0, totalCount: 0 };
      counts.set(key, count);
      count.localCount += reads;
      if (count.localCount + count.totalCount <= perMinute) return 0;
      return Math.max(1, Math.ceil(((current + 1) * WINDOW_MS - at) / 1000));
    },
    exchange,
    stop: () => {
      if (timer) clearInterval(timer);
    },
  };
}

interface Writer {
  /** Address of the client. */
  address: string;
  /** Id in the signed cookie; null before the first write. */
  visitorId: string | null;
  /** The signed-in customer; null for a visitor. */
  customerId: number | null;
}

/** Counts a call by the rules of its rate; returns the seconds to wait, or 0. */
type WriteLimits = (rate: Rate, writer: Writer) => Promise<number>;

type WriteCount = (writer: Writer) => Promise<number>;

/**
 * The declared limits of calls (`src/api/bounds.ts`), shared by all processes. Every call also
 * counts as reads: `readLimit` limits all visitors of one address together.
 */
export function writeLimits(limit: LimitFactory): WriteLimits {
  const counts = new Map<string, WriteCount>();
  const writeCountOf = (rule: RateRule): WriteCount => {
    const counter = counts.get(rule.name);
    const count = counter ?? (rule.per === 'address' ? countByAddress : countByPerson)(limit, rule);
    counts.set(rule.name, count);
    return count;
  };
  const rules = Object.fromEntries(
    Object.entries(RATES).map(([rate, list]) => [rate, list.map(writeCountOf)]),
  ) as Record<Rate, WriteCount[]>;
  return async (rate, writer) => {
    for (const count of rules[rate]) {
      const wait = await count(writer);
      if (wait > 0) return wait;
    }
    return 0;
  };
}

const NO_WAIT = Promise.resolve(0);

/** Counts per address; skips internal ones if the rule exempts them. */
function countByAddress(
  limit: LimitFactory,
  { name, points, windowS, exceptInternal }: RateRule,
): WriteCount {
  const addresses = limit({ name, points, windowS });
  return ({ address }) =>
    exceptInternal && isInternalAddress(address) ? NO_WAIT : addresses.consume(limitKey(address));
}

function countByPerson(limit: LimitFactory, rule: RateRule): WriteCount {
  const { name, points, pointsOfAddress, windowS } = rule;
  const customers = limit({ name: `${name}-customer`, points, windowS });
  const visitors = limit({ name: `${name}-visitor`, points, windowS });
  const countNewVisitor = countByAddress(limit, {
    ...rule,
    ...{ name: `${name}-new`, points: pointsOfAddress ?? points },
  });
  return (writer) => {
    const { visitorId, customerId } = writer;
    if (customerId !== null) return customers.consume(String(customerId));
    return visitorId === null ? countNewVisitor(writer) : visitors.consume(visitorId);
  };
}

/** Expensive calls: few at a time, so that others are handled in between. */
const EXPENSIVE_QUEUE = { running: 2, waiting: 200, waitMs: 10_000 };
/**
 * All calls wait in this queue: an address that sends hundreds only delays itself, and does not
 * occupy the database.
 */
const ADMISSION_QUEUE = {
  ...{ running: Infinity, perCaller: MAX_CONCURRENT_CALLS },
  ...{ waiting: 2_000, waitMs: 10_000 },
};

/** Enforces the declared limits of calls (`src/api/bounds.ts`). */
export interface CallLimits {
  /** Counts `work` reads; returns the seconds to wait, or 0. */
  countReads(c: Context, work: number): number;
  /** Counts a call of this rate; returns the seconds to wait, or 0. */
  countWrite(c: Context, rate: Rate, caller: Omit<Writer, 'address'>): Promise<number>;
  /** Queues a call while `MAX_CONCURRENT_CALLS` others of the same address are running. */
  admit<T>(c: Context, answer: () => Promise<T>): Promise<T>;
  /** Runs a job in the turn of the caller's address; throws `QueueFullError` if too many wait. */
  runInTurn<T>(c: Context, job: () => Promise<T>): Promise<T>;
}

export function callLimits(
  addressOf: ClientAddress,
  reads: ReadLimit,
  writes: WriteLimits,
  queue = EXPENSIVE_QUEUE,
): CallLimits {
  const enqueue = workQueue(queue);
  const admitted = workQueue(ADMISSION_QUEUE);
  const requesterOf = (c: Context) => ({
    caller: limitKey(addressOf(c)),
    signal: c.req.raw.signal,
  });
  return {
    countReads: (c, work) => reads.count(addressOf(c), work),
    countWrite: (c, rate, caller) => writes(rate, { address: addressOf(c), ...caller }),
    // An internal address may be a proxy shared by many clients, so it is not limited.
    admit: (c, answer) =>
      isInternalAddress(addressOf(c)) ? answer() : admitted(answer, requesterOf(c)),
    runInTurn: (c, job) =>
      enqueue(async () => {
        // After a synchronous job, such as a search, requests that arrived meanwhile run first.
        await setImmediate();
        return job();
      }, requesterOf(c)),
  };
}

/** Limits reads of addresses that are not API calls. */
export function limitReads(limits: CallLimits, { work }: Bounds): MiddlewareHandler {
  return (c, next) => {
    const wait = limits.countReads(c, work);
    if (wait === 0) return next();
    const refusal = tooManyRequests(wait);
    const { status, headers } = refusal;
    const body = refusal.body(languageOf(c));
    return Promise.resolve(c.json(body, status, { 'Cache-Control': 'no-store', ...headers }));
  };
}
