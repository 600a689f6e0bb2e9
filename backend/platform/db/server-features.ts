/** What the shop needs of a server that speaks PostgreSQL's protocol (docs/operations.md). */
import { type Kysely, sql } from 'kysely';
import type { Database } from './schema/database.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

/** Statements that use a feature and change nothing; each begins where the one before ended. */
const FEATURES: Readonly<Record<string, readonly string[]>> = {
  'advisory locks': ['select pg_advisory_xact_lock(0)'],
  // Only prepared: a role may not lock rows of this table.
  'FOR UPDATE SKIP LOCKED': [
    'prepare shop_feature as select 1 from pg_class for update skip locked',
    'deallocate shop_feature',
  ],
  'LISTEN and NOTIFY': [
    'listen shop_features',
    `select pg_notify('shop_features', '')`,
    'unlisten shop_features',
  ],
  'JSON record sets': [`select * from jsonb_to_record('{"a":1}') as t(a jsonb)`],
};

/**
 * Rejects with an Error that names every feature that the server lacks. Runs before the migrations,
 * which use them too.
 */
export async function requireFeatures(
  db: Kysely<Database>,
  features: Readonly<Record<string, readonly string[]>> = FEATURES,
): Promise<void> {
  const missing: string[] = [];
  await db.connection().execute(async (connection) => {
    for (const [name, statements] of Object.entries(features)) {
      try {
        for (const statement of statements) await sql.raw(statement).execute(connection);
      } catch (error) {
        if (error instanceof DatabaseUnavailableError) throw error;
        missing.push(name);
      }
    }
  });
  if (missing.length > 0)
    throw new Error(
      `The server at DATABASE_URL lacks ${missing.join(', ')}: see "Data" in docs/operations.md.`,
    );
}
