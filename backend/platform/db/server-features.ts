/** What the shop needs of a server that speaks PostgreSQL's protocol (docs/operations.md). */
import { type Kysely, sql } from 'kysely';
import type { Database } from './schema/database.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

/** Statements that change nothing, by the feature that each uses. */
const FEATURES: Readonly<Record<string, string>> = {
  'advisory locks': `select pg_advisory_xact_lock(0)`,
  'FOR UPDATE SKIP LOCKED': `select 1 from kysely_migration_lock for update skip locked`,
  'LISTEN and NOTIFY': `select pg_notify('shop_features', '')`,
  'deferred constraint triggers': `select 1 from pg_constraint where condeferrable limit 1`,
  'JSON record sets': `select * from jsonb_to_record('{"a":1}') as t(a jsonb)`,
};

/**
 * Rejects with an Error that names every feature that the server lacks. Runs on a migrated
 * database.
 */
export async function requireFeatures(
  db: Kysely<Database>,
  features: Readonly<Record<string, string>> = FEATURES,
): Promise<void> {
  const missing: string[] = [];
  for (const [name, statement] of Object.entries(features)) {
    try {
      await sql.raw(statement).execute(db);
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) throw error;
      missing.push(name);
    }
  }
  if (missing.length > 0)
    throw new Error(
      `The server at DATABASE_URL lacks ${missing.join(', ')}: see "Data" in docs/operations.md.`,
    );
}
