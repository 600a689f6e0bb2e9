/** A limit on reads, which are too many to count each in the database. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { isInternalAddress, limitKey } from '../../../src/domain/network-address.ts';

export interface ReadLimitOptions {
  /** Reads of one address in a minute; 0: no limit. */
  perMinute: number;
  /** The database that other processes count in too; null: this process is the only one. */
  shared: Kysely<Database> | null;
  now(): number;
  onError(error: unknown): void;
}

export interface ReadLimit {
  /** Counts as many reads; answers the seconds to wait where there were too many, else 0. */
  count(address: string, reads?: number): number;
  /** Exchanges counts with the other processes; it happens by itself every second. */
  exchange(): Promise<void>;
  stop(): void;
}

interface Count {
  /** Counted here, and not in the database yet. */
  fresh: number;
  /** Counted by all processes when the database was last asked. */
  known: number;
}

const WINDOW_MS = 60_000;
const EXCHANGE_EVERY_MS = 1_000;
/** Shares of the limit below which an address is nobody else's business. */
const QUIET_SHARE = 0.05;

/**
 * Counts reads by address in memory and adds the counts of all processes up in the database once
 * a second, so that no read waits for it. Internal addresses are not limited: they are builds,
 * health checks and proxies that hide their clients.
 */
export function readLimit({ perMinute, shared, now, onError }: ReadLimitOptions): ReadLimit {
  let counts = new Map<string, Count>();
  let window = 0;

  const exchange = async () => {
    const counted = window;
    const due = [...counts].filter(
      ([, { fresh, known }]) => fresh + known > perMinute * QUIET_SHARE,
    );
    if (!shared || due.length === 0) return;
    const sent = due.map(([key, { fresh }]) => ({
      key: `read:${counted}:${key}`,
      points: Math.ceil(fresh),
    }));
    const expire = (counted + 1) * WINDOW_MS;
    const { rows } = await sql<{ key: string; points: number }>`
      insert into rate_limits (key, points, expire)
      select key, points, ${expire}::bigint
      from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as sent (key text, points integer)
      on conflict (key) do update set points = rate_limits.points + excluded.points
      returning key, points`.execute(shared);
    const totals = new Map(rows.map(({ key, points }) => [key, points]));
    if (counted !== window) return;
    for (const [at, [key, count]] of due.entries()) {
      count.fresh -= sent[at]!.points;
      count.known = totals.get(`read:${counted}:${key}`) ?? count.known;
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
      const count = counts.get(key) ?? { fresh: 0, known: 0 };
      counts.set(key, count);
      count.fresh += reads;
      if (count.fresh + count.known <= perMinute) return 0;
      return Math.max(1, Math.ceil(((current + 1) * WINDOW_MS - at) / 1000));
    },
    exchange,
    stop: () => {
      if (timer) clearInterval(timer);
    },
  };
}
