import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Context, Handler, MiddlewareHandler } from 'hono';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { Counter, Registry, Gauge, Histogram } from 'prom-client';
import { isInternalAddress, remoteAddress } from '../http/limits/client-address.ts';
import { lastChange, type CatalogueReads } from '../db/read-replica.ts';
import type { Database } from '../db/schema/database.ts';
import type { DiskWatch } from '../disk-watch.ts';

type GaugeValues = number | Readonly<Record<string, number>>;

/** Gauges by name: description, and a function that reads one value, or one per `state`. */
type Gauges = Readonly<
  Record<string, readonly [help: string, read: () => GaugeValues | Promise<GaugeValues>]>
>;

/** Adds gauges that are read on request. */
export function addGauges(registry: Registry, gauges: Gauges): void {
  for (const [name, [help, read]] of Object.entries(gauges)) {
    const gauge = new Gauge({
      ...{ name, help, labelNames: ['state'], registers: [registry] },
      collect: async () => {
        const values = await read();
        if (typeof values === 'number') gauge.set(values);
        else for (const [state, value] of Object.entries(values)) gauge.set({ state }, value);
      },
    });
  }
}

/** All metrics as text; one that cannot be read is omitted and reported to `onError`. */
export async function metricsText(
  registry: Registry,
  onError: (error: unknown) => void,
): Promise<string> {
  const blocks = registry.getMetricsAsArray().map(async ({ name }) => {
    try {
      return `${await registry.getSingleMetricAsString(name)}\n`;
    } catch (error) {
      onError(error);
      return '';
    }
  });
  return (await Promise.all(blocks)).join('');
}

declare module 'hono' {
  interface ContextVariableMap {
    /** Name of the declared call that handles this request. */
    call: string;
  }
}

/**
 * Histogram buckets in seconds: a cached response takes one millisecond, a hanging database ten
 * seconds.
 */
const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Labels for requests other than declared calls, by path prefix. */
const AREAS_BY_PATH: readonly [string, string][] = [
  ['/api/images', 'images'],
  ['/api/files', 'files'],
  ['/api/hooks', 'hooks'],
  ['/api/internal', 'internal'],
  ['/redactie', 'desk'],
  ['/healthz', 'healthz'],
];

/** Middleware that measures the duration of every call after it. */
export function measureCallTimes(registry: Registry): MiddlewareHandler {
  const histogram = new Histogram({
    name: 'shop_call_duration_seconds',
    help: 'Time until the answer of a call is ready, by call and status.',
    labelNames: ['call', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  });
  return async (c, next) => {
    const start = performance.now();
    await next();
    const { path } = c.req;
    const call =
      c.get('call') ?? AREAS_BY_PATH.find(([begin]) => path.startsWith(begin))?.[1] ?? 'other';
    const status = `${Math.floor(c.res.status / 100)}xx`;
    histogram.observe({ call, status }, (performance.now() - start) / 1000);
  };
}

/**
 * `GET /metrics`. With a token: for requests with `Authorization: Bearer …`. Without one: for this
 * machine and its private network, but not through a proxy. Others get a 404.
 */
export function metricsRoute(
  registry: Registry,
  token: string,
  onError: (error: unknown) => void,
): Handler {
  return async (c) => {
    if (!(token === '' ? isInternalClient(c) : hasToken(c, token))) return c.notFound();
    const text = await metricsText(registry, onError);
    return c.body(text, 200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' });
  };
}

const isInternalClient = (c: Context) =>
  c.req.header('x-forwarded-for') === undefined && isInternalAddress(remoteAddress(c));

function hasToken(c: Context, token: string): boolean {
  const bearer = c.req.header('authorization')?.replace(/^Bearer /, '') ?? '';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(bearer), digest(token));
}

const NS_PER_S = 1e9;

/**
 * Metrics of memory, start time and event loop of this process. Returns a function that stops them.
 */
function addProcessMetrics(registry: Registry): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const memoryOf = (part: keyof NodeJS.MemoryUsage) => () => process.memoryUsage()[part];
  addGauges(registry, {
    process_resident_memory_bytes: ['Resident memory.', memoryOf('rss')],
    nodejs_heap_used_bytes: ['Heap in use.', memoryOf('heapUsed')],
    nodejs_heap_total_bytes: ['Heap reserved.', memoryOf('heapTotal')],
    nodejs_external_memory_bytes: ['Memory of buffers.', memoryOf('external')],
    process_start_time_seconds: [
      'Start of the process, in Unix time.',
      () => performance.timeOrigin / 1000,
    ],
    nodejs_eventloop_lag_p99_seconds: [
      'Event loop delay since the last time it was asked, 99th percentile.',
      () => {
        const value = delay.percentile(99) / NS_PER_S;
        delay.reset();
        return value;
      },
    ],
  });
  return () => delay.disable();
}

interface SearchSource {
  db: Kysely<Database>;
  /**
   * `change`: number of the last change included in the index; `ageMs`: time since it was applied.
   */
  readonly searched: { products: number; change: number; ageMs: number };
  readonly reads: CatalogueReads;
}

/** Metrics of this process's search index: its size, age, and missing changes. */
export function addSearchMetrics(registry: Registry, source: SearchSource): void {
  addGauges(registry, {
    shop_search_products: ['Products that are searched.', () => source.searched.products],
    shop_search_age_seconds: [
      'Time since search took over the last change of the catalogue.',
      () => source.searched.ageMs / 1_000,
    ],
    shop_search_changes_behind: [
      'Changes of the catalogue that search does not tell of yet.',
      async () => {
        const { change } = source.searched;
        return Math.max(0, (await lastChange(source.db)) - change);
      },
    ],
    shop_replica_used: [
      'Whether the catalogue is read from the replica now; 0 without one.',
      () => (source.reads.usesReplica ? 1 : 0),
    ],
  });
}

interface ShopSources {
  db: Kysely<Database>;
  /** Number of queries waiting for a connection. */
  waitingForDatabase(): number;
  disk: DiskWatch;
}

/** States of unfinished or failed publications. */
const OPEN_STATES = ['waiting', 'running', 'failed'];

async function countPublishJobs(db: Kysely<Database>): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('publish_jobs')
    .select(({ fn }) => ['state', fn.countAll<number>().as('n')])
    .where('state', '<>', 'done')
    .groupBy('state')
    .execute();
  const counts = new Map<string, number>(rows.map(({ state, n }) => [state, n]));
  return Object.fromEntries(OPEN_STATES.map((state) => [state, counts.get(state) ?? 0]));
}

async function countPayments(db: Kysely<Database>): Promise<Record<string, number>> {
  const { rows } = await sql<{ open: number; alarm: number }>`
    select count(*) filter (where state = 'open') as open, count(alarm) as alarm
    from payments where state = 'open' or alarm is not null`.execute(db);
  return rows[0]!;
}

/** Metrics of the shop's queues and disk. */
function addShopMetrics(registry: Registry, { db, disk, waitingForDatabase }: ShopSources): void {
  addGauges(registry, {
    shop_publish_jobs: ['Publications by state.', () => countPublishJobs(db)],
    shop_payments: ['Payments that are open, or that have an alarm.', () => countPayments(db)],
    shop_database_waiting_queries: ['Queries that wait for a connection.', waitingForDatabase],
    shop_disk_free_bytes: [
      'Free space of the disk of DATA_DIR.',
      async () => (await disk.check()).freeBytes,
    ],
    shop_disk_size_bytes: [
      'Size of the disk of DATA_DIR.',
      async () => (await disk.check()).sizeBytes,
    ],
  });
}

export interface Metrics {
  /** Measures every call after it. */
  middleware: MiddlewareHandler;
  /** Handles `GET /metrics`. */
  route: Handler;
  /** Counts a failed publication. */
  countPublishFailure(): void;
  /** Adds the metrics of the search index, once it is loaded. */
  watchSearch(source: SearchSource): void;
  stop(): void;
}

interface MetricsOptions extends ShopSources {
  /** Bearer token for reading; empty: only internal clients (`metricsRoute`). */
  token: string;
  log: Logger;
}

/** All metrics of this process. */
export function openMetrics({ token, log, ...sources }: MetricsOptions): Metrics {
  const registry = new Registry();
  const middleware = measureCallTimes(registry);
  const failures = new Counter({
    name: 'shop_publish_failures_total',
    help: 'Publications that failed, each try counted.',
    registers: [registry],
  });
  addShopMetrics(registry, sources);
  const stop = addProcessMetrics(registry);
  const onError = (error: unknown) => log.warn({ err: error }, 'A measurement cannot be read');
  return {
    middleware,
    route: metricsRoute(registry, token, onError),
    countPublishFailure: () => failures.inc(),
    watchSearch: (source) => addSearchMetrics(registry, source),
    stop,
  };
}
