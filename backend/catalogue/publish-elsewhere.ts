import type { Kysely } from 'kysely';
import type { Env } from '../../src/env.ts';
import type { Database } from '../platform/db/schema/database.ts';
import { PublishQueue } from '../platform/publishing/queue.ts';

/**
 * Makes the shops on a shared database publish changes of a command; `names` null for all changes.
 * With a local database no shop is running, and the next start detects the changes.
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
