import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from './migrations/index.ts';
import type { Database } from './schema/database.ts';
import { DatabaseUnavailableError } from './health.ts';

/**
 * The database has migrations unknown to this code. Restarting does not help; the exit code tells
 * supervisors.
 */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
  /** EX_CONFIG of sysexits.h. */
  readonly exitCode = 78;

  constructor(unknown: readonly string[], cause: unknown) {
    super(
      `The database is newer than this code, which does not know ${unknown.join(', ')}: start the ` +
        `newer version again, or go back to a backup from before it (npm run restore).`,
      { cause },
    );
  }
}

/**
 * Migrates the schema to the current version. Safe in several processes at once: on a server, the
 * migrator holds an advisory lock. Throws an Error that names the failed migration, or a
 * `NewerDatabaseError`.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  if (error instanceof DatabaseUnavailableError) throw error;
  const unknown = await unknownMigrations(db);
  if (unknown.length > 0) throw new NewerDatabaseError(unknown, error);
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  const reason = error instanceof Error ? error.message : String(error);
  throw new Error(
    failed ? `Migration ${failed} failed: ${reason}` : `The migrations could not run: ${reason}`,
    { cause: error },
  );
}

/** Migrations that were applied here but are unknown to this code. */
async function unknownMigrations(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(MIGRATIONS, name));
}
