import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from './migrations/index.ts';
import type { Database } from './schema/database.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

/**
 * Brings the schema up to date. Several processes may do so at once: on a server the
 * migrator holds an advisory lock. Throws an Error that names the migration that failed.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  if (error instanceof DatabaseUnavailableError) throw error;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  const reason = error instanceof Error ? error.message : String(error);
  throw new Error(
    failed ? `Migration ${failed} failed: ${reason}` : `The migrations could not run: ${reason}`,
    { cause: error },
  );
}
