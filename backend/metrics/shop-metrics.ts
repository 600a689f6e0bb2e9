import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import type { DiskWatch } from '../disk/disk-watch.ts';
import type { Registry } from './registry.ts';

export interface ShopSources {
  db: Kysely<Database>;
  /** Queries that wait for a connection. */
  waitingForDatabase(): number;
  disk: DiskWatch;
}

/** States of a publication that have not ended well. */
const OPEN_STATES = ['waiting', 'running', 'failed'];

/** Queues and disk of the shop. */
export function addShopMetrics(registry: Registry, sources: ShopSources): void {
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
