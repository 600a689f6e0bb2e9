import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Who asks for the health of the shop has its answer within a second. */
const ANSWER_WITHIN_MS = 800;

/**
 * Asks whether the database answers: true, or false after 0.8 s at most. One question at a time
 * goes to the database, so that checks do not take the connections of a database that hangs.
 */
export function databaseHealth(db: Kysely<Database>): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null;
  const ask = () =>
    sql`select 1`
      .execute(db)
      .then(
        () => true,
        () => false,
      )
      .finally(() => (asking = null));
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), ANSWER_WITHIN_MS);
    });
    const answer = await Promise.race([(asking ??= ask()), late]);
    clearTimeout(timer);
    return answer;
  };
}
