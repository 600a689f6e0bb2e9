import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema/database.ts';

/** Text that changes with the catalogue: how it was made, how many products, the last change
 * and the last review. The time of the last change tells apart what other databases hold. */
export async function catalogueVersion(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<Record<string, unknown>>`
    select count(*)::text as count, coalesce(max(updated_at)::text, '') as latest,
      (select value from meta where key = 'catalogue') as meta,
      (select coalesce(max(number), 0)::text from catalogue_changes) as change,
      (select coalesce(max(id), 0)::text from reviews) as reviews
    from products`.execute(db);
  return JSON.stringify(rows);
}

/** True when the database was never filled. */
export async function hasNoCatalogue(db: Kysely<Database>): Promise<boolean> {
  const row = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  return row === undefined;
}

/** True for the catalogue of the demo: only its generator notes a seed. */
export async function hasDemoCatalogue(db: Kysely<Database>): Promise<boolean> {
  const row = await db
    .selectFrom('meta')
    .select('key')
    .where('key', '=', 'catalogue')
    .where(sql<boolean>`value ? 'seed'`)
    .executeTakeFirst();
  return row !== undefined;
}
