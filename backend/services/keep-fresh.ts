import { sql } from 'kysely';
import { localTime } from '../../src/domain/opening-hours.ts';
import type { Shop } from './shop.ts';

export interface KeepFreshOptions {
  now(): Date;
  /** Other processes may change the database: a PostgreSQL server. */
  shared: boolean;
  onError(error: unknown): void;
}

export interface FreshKeeper {
  /** Takes over now what others changed before this call. */
  look(): Promise<void>;
  /** Resolves when what was begun has ended, well or not. */
  ended(): Promise<void>;
  stop(): void;
}

const LOOK_EVERY_MS = 5_000;
/** Clocks of processes differ, and a transaction commits later than its rows say; imports, which
 * take long, are told by their ids. */
const OVERLAP_MS = 30_000;

interface Seen {
  /** Newest change that was taken over. */
  until: Date;
  /** Changes inside the overlap, not to be taken over twice: id and time. */
  taken: Set<string>;
  /** The generated or imported catalogue as a whole. */
  catalogue: string;
}

/**
 * Keeps what is in memory true: a new day opens and closes categories and reductions, and on
 * a shared database other processes change products.
 */
export function keepFresh(shop: Shop, options: KeepFreshOptions): FreshKeeper {
  const { now } = options;
  let day = localTime(now()).day;
  let seen: Seen | null = null;
  let waiting = 0;
  let turn: Promise<void> = Promise.resolve();

  const takeTurn = async () => {
    const today = localTime(now()).day;
    const turned = today !== day;
    const catalogue = options.shared ? await catalogueMark(shop) : '';
    if (turned || (seen && seen.catalogue !== catalogue)) {
      day = today;
      seen = null;
      await shop.refresh(now());
    }
    if (options.shared) {
      await shop.takeOverImports(now());
      seen = await takeOver(shop, seen, catalogue, now());
    }
  };

  const look = () => {
    waiting++;
    const own = turn.then(takeTurn).finally(() => waiting--);
    turn = own.catch(() => {});
    return own;
  };

  const timer = setInterval(() => {
    if (waiting === 0) look().catch(options.onError);
  }, LOOK_EVERY_MS);
  timer.unref();
  return { look, ended: () => turn, stop: () => clearInterval(timer) };
}

async function catalogueMark(shop: Shop): Promise<string> {
  const row = await shop.db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', 'catalogue')
    .executeTakeFirst();
  return JSON.stringify(row?.value ?? null);
}

async function takeOver(shop: Shop, seen: Seen | null, catalogue: string, now: Date) {
  const from = new Date((seen?.until.getTime() ?? now.getTime()) - OVERLAP_MS);
  const { rows } = await sql<{ id: number; updated_at: Date }>`
    select id, updated_at from products where updated_at > ${from} order by updated_at`.execute(
    shop.db,
  );
  const key = (row: { id: number; updated_at: Date }) => `${row.id} ${row.updated_at.getTime()}`;
  const fresh = rows.filter((row) => !seen?.taken.has(key(row)));
  if (fresh.length > 0) await shop.refresh(now, [...new Set(fresh.map(({ id }) => id))]);
  return {
    until: rows.at(-1)?.updated_at ?? seen?.until ?? now,
    taken: new Set(rows.map(key)),
    catalogue,
  };
}
