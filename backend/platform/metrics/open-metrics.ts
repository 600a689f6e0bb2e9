import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Context, Handler, MiddlewareHandler } from 'hono';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { isInternalAddress } from '../../../src/domain/shared/network-address.ts';
import { remoteAddress } from '../http/limits/client-address.ts';
import { Registry, callTimes, Counter } from './metrics.ts';
import { lastChange } from '../db/numbered-changes.ts';
import type { Database } from '../db/schema/database.ts';
import type { DiskWatch } from '../disk-watch.ts';

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/**
 * `GET /metrics`. With a token: for who sends it (`Authorization: Bearer …`). Without one: for this
 * machine and its private network, and not through a proxy. Others get the 404 of an unknown call.
 */
export function metricsRoute(
  registry: Registry,
  token: string,
  onError: (error: unknown) => void,
): Handler {
  return async (c) => {
    if (!(token === '' ? isInside(c) : hasToken(c, token))) return c.notFound();
    const text = await registry.text(onError);
    return c.body(text, 200, { 'Content-Type': CONTENT_TYPE, 'Cache-Control': 'no-store' });
  };
}

const isInside = (c: Context) =>
  c.req.header('x-forwarded-for') === undefined && isInternalAddress(remoteAddress(c));

function hasToken(c: Context, token: string): boolean {
  const given = c.req.header('authorization')?.replace(/^Bearer /, '') ?? '';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}

const NS_PER_S = 1e9;

/** Memory, start time and event loop of this process. Answers how to stop measuring. */
function addProcessMetrics(registry: Registry): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const memory = (name: string, help: string, read: (usage: NodeJS.MemoryUsage) => number) =>
    registry.gauge(name, help, () => [{ value: read(process.memoryUsage()) }]);
  memory('process_resident_memory_bytes', 'Resident memory.', ({ rss }) => rss);
  memory('nodejs_heap_used_bytes', 'Heap in use.', ({ heapUsed }) => heapUsed);
  memory('nodejs_heap_total_bytes', 'Heap reserved.', ({ heapTotal }) => heapTotal);
  memory('nodejs_external_memory_bytes', 'Memory of buffers.', ({ external }) => external);
  const startedAt = performance.timeOrigin / 1000;
  registry.gauge('process_start_time_seconds', 'Start of the process, in Unix time.', () => [
    { value: startedAt },
  ]);
  registry.gauge(
    'nodejs_eventloop_lag_p99_seconds',
    'Event loop delay since the last time it was asked, 99th percentile.',
    () => {
      const value = delay.percentile(99) / NS_PER_S;
      delay.reset();
      return [{ value }];
    },
  );
  return () => delay.disable();
}

interface SearchSource {
  db: Kysely<Database>;
  /** `change`: number of the last change that search tells of; `ageMs`: since that was taken over. */
  readonly searched: { products: number; change: number; ageMs: number };
}

/** The copy of the catalogue that this process searches: its size, its age, and what it lacks. */
export function addSearchMetrics(registry: Registry, source: SearchSource): void {
  registry.gauge('shop_search_products', 'Products that are searched.', () => [
    { value: source.searched.products },
  ]);
  registry.gauge(
    'shop_search_age_seconds',
    'Time since search took over the last change of the catalogue.',
    () => [{ value: source.searched.ageMs / 1_000 }],
  );
  registry.gauge(
    'shop_search_changes_behind',
    'Changes of the catalogue that search does not tell of yet.',
    async () => {
      const { change } = source.searched;
      return [{ value: Math.max(0, (await lastChange(source.db)) - change) }];
    },
  );
}

interface ShopSources {
  db: Kysely<Database>;
  /** Queries that wait for a connection. */
  waitingForDatabase(): number;
  disk: DiskWatch;
}

/** States of a publication that have not ended well. */
const OPEN_STATES = ['waiting', 'running', 'failed'];

/** Queues and disk of the shop. */
function addShopMetrics(registry: Registry, sources: ShopSources): void {
  registry.gauge('shop_publish_jobs', 'Publications by state.', async () => {
    const { rows } = await sql<{ state: string; n: number }>`
      select state, count(*) as n from publish_jobs where state <> 'done' group by state`.execute(
      sources.db,
    );
    const counts = new Map(rows.map(({ state, n }) => [state, n]));
    return OPEN_STATES.map((state) => ({ labels: { state }, value: counts.get(state) ?? 0 }));
  });
  registry.gauge('shop_payments', 'Payments that are open, or that have an alarm.', async () => {
    const { rows } = await sql<{ open: number; alarm: number }>`
      select count(*) filter (where state = 'open') as open, count(alarm) as alarm
      from payments where state = 'open' or alarm is not null`.execute(sources.db);
    const { open = 0, alarm = 0 } = rows[0] ?? {};
    return [
      { labels: { state: 'open' }, value: open },
      { labels: { state: 'alarm' }, value: alarm },
    ];
  });
  registry.gauge('shop_database_waiting_queries', 'Queries that wait for a connection.', () => [
    { value: sources.waitingForDatabase() },
  ]);
  registry.gauge('shop_disk_free_bytes', 'Free space of the disk of DATA_DIR.', async () => [
    { value: (await sources.disk.look()).freeBytes },
  ]);
  registry.gauge('shop_disk_size_bytes', 'Size of the disk of DATA_DIR.', async () => [
    { value: (await sources.disk.look()).sizeBytes },
  ]);
}

export interface Metrics {
  /** Measures every call that comes after it. */
  middleware: MiddlewareHandler;
  /** Answers `GET /metrics`. */
  route: Handler;
  /** Counts a publication that failed. */
  publishFailed(): void;
  /** Adds the metrics of the search index, once it is loaded. */
  watchSearch(source: SearchSource): void;
  stop(): void;
}

interface Options extends ShopSources {
  /** Who sends it may read; empty: who is inside (`open-metrics.ts`). */
  token: string;
  log: Logger;
}

/** All measurements of this process. */
export function openMetrics({ token, log, ...sources }: Options): Metrics {
  const registry = new Registry();
  const { histogram, middleware } = callTimes();
  registry.add(histogram);
  const failures = registry.add(
    new Counter('shop_publish_failures_total', 'Publications that failed, each try counted.'),
  );
  addShopMetrics(registry, sources);
  const stop = addProcessMetrics(registry);
  const onError = (error: unknown) => log.warn({ err: error }, 'A measurement cannot be read');
  return {
    middleware,
    route: metricsRoute(registry, token, onError),
    publishFailed: () => failures.add(),
    watchSearch: (source) => addSearchMetrics(registry, source),
    stop,
  };
}
