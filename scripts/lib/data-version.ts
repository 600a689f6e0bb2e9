import { type Kysely, sql } from 'kysely';
import type { Database } from '../../backend/db/schema.ts';
import { fileFingerprint } from '../../src/build/fingerprint.ts';

/** Changes with the catalogue or with what editors wrote: then the pages are out of date. */
export async function dataVersion(db: Kysely<Database>, root: string): Promise<string> {
  const { rows } = await sql<{ count: string; latest: string; meta: unknown }>`
    select count(*)::text as count, coalesce(max(updated_at)::text, '') as latest,
      (select value from meta where key = 'catalogue') as meta
    from products`.execute(db);
  return fileFingerprint(root, ['backend/content/**/*.{md,yaml}'], [JSON.stringify(rows)]);
}

/** True when the database holds no catalogue yet. */
export async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  const row = await db
    .selectFrom('meta')
    .select('key')
    .where('key', '=', 'catalogue')
    .executeTakeFirst();
  return row === undefined;
}
