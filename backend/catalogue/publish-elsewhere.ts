import type { Kysely } from 'kysely';
import type { Env } from '../../src/env.ts';
import type { Database } from '../platform/db/schema/database.ts';
import { PublishQueue } from '../platform/publishing/queue.ts';

/**
 * Lets the shops on a shared database publish what a command changed in it; `names` null:
 * whatever changed. A database of this machine alone has no shop that runs: the next start looks.
 */
export async function publishElsewhere(
  env: Pick<Env, 'DATABASE_URL'>,
  db: Kysely<Database>,
  names: string[] | null,
): Promise<void> {
  if (env.DATABASE_URL === '') return;
  const queue = new PublishQueue(db, () => new Date());
  await queue.add({ names, by: 'catalogue', reason: 'Catalogue' });
}
