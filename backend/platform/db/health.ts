import { type Kysely, sql } from 'kysely';
import type { Database } from './schema/database.ts';

/** Keeps the health check below one second. */
const ANSWER_WITHIN_MS = 800;

/**
 * Checks whether the database responds: true, or false after at most 0.8 s. Only one check runs at
 * a time, so that checks do not exhaust the connections of a hanging database.
 */
export const databaseHealth = (db: Kysely<Database>): (() => Promise<boolean>) =>
  oneAtATime(() => sql`select 1`.execute(db), ANSWER_WITHIN_MS, false);

const STORED_WITHIN_MS = 150;
/** Minimum interval of the write check. */
const STORE_EVERY_MS = 5_000;

/**
 * Writes a timestamp, at most every five seconds; false if that fails: a disk is full, or the
 * server is read-only. Takes at most 0.15 s.
 */
export function canStore(db: Kysely<Database>): () => Promise<boolean> {
  const store = oneAtATime(
    () =>
      sql`insert into health_probe (id, stored_at) values (1, clock_timestamp())
        on conflict (id) do update set stored_at = excluded.stored_at`.execute(db),
    STORED_WITHIN_MS,
    // A time-out means that the database is busy, not full.
    true,
  );
  let last = -Infinity;
  return async () => {
    if (performance.now() - last < STORE_EVERY_MS) return true;
    const isStored = await store();
    if (isStored) last = performance.now();
    return isStored;
  };
}

function oneAtATime(
  query: () => Promise<unknown>,
  withinMs: number,
  whenLate: boolean,
): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null;
  const ask = () =>
    query()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (asking = null));
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(whenLate), withinMs);
    });
    const answer = await Promise.race([(asking ??= ask()), late]);
    clearTimeout(timer);
    return answer;
  };
}
