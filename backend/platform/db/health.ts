import { type Kysely, sql } from 'kysely';
import type { Database } from './schema/database.ts';

/** Keeps the health check below one second. */
const ANSWER_WITHIN_MS = 800;

/**
 * Asks whether the database answers: true, or false after 0.8 s at most. One question at a time
 * goes to the database, so that checks do not take the connections of a database that hangs.
 */
export const databaseHealth = (db: Kysely<Database>): (() => Promise<boolean>) =>
  oneAtATime(() => sql`select 1`.execute(db), ANSWER_WITHIN_MS, false);

const STORED_WITHIN_MS = 150;
/** However often the health check is called, it writes no more often than this. */
const STORE_EVERY_MS = 5_000;

/**
 * Stores a moment, every five seconds at most, and answers false where that fails: a disk is full,
 * or a server only reads. Takes 0.15 s at most.
 */
export function canStore(db: Kysely<Database>): () => Promise<boolean> {
  const store = oneAtATime(
    () =>
      sql`insert into health_probe (id, stored_at) values (1, clock_timestamp())
        on conflict (id) do update set stored_at = excluded.stored_at`.execute(db),
    STORED_WITHIN_MS,
    // A busy database is not a full one.
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
