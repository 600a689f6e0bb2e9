import { type Kysely, sql } from 'kysely';
import type { Database } from '../platform/db/schema/database.ts';

/** Tables that a new catalogue replaces as a whole, with the references between them. */
const CATALOGUE_TABLES = [
  ...['products', 'price_history', 'stock', 'web_nodes', 'brands', 'stores'],
  ...['product_offers', 'product_relations', 'product_media'],
];

/**
 * Returns the ids of catalogue rows that rows of customers, visitors or editors refer to (a review,
 * a preferred store). Finds them by the foreign keys of the database.
 */
export async function findReferencedIds(
  db: Kysely<Database>,
  table: 'products' | 'stores',
): Promise<Set<number>> {
  const { rows: foreignKeys } = await sql<{ table: string; column: string }>`
    select r.relname as table, a.attname as column
    from pg_constraint c
    join pg_class r on r.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = to_regclass(${table})
      and r.relname <> all(${CATALOGUE_TABLES})`.execute(db);
  const ids = new Set<number>();
  for (const { table: referringTable, column } of foreignKeys) {
    const { rows } = await sql<{ id: number }>`
      select distinct ${sql.ref(column)} as id from ${sql.table(referringTable)}
      where ${sql.ref(column)} is not null`.execute(db);
    for (const { id } of rows) ids.add(Number(id));
  }
  return ids;
}

/**
 * Returns a text that changes with the catalogue: its origin, the number of products, the last
 * change and the last review. Two databases give different texts, because their last changes differ
 * in time.
 */
export async function readCatalogueVersion(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<Record<string, unknown>>`
    select count(*)::text as count, coalesce(max(updated_at)::text, '') as latest,
      (select value from meta where key = 'catalogue') as meta,
      (select coalesce(max(number), 0)::text from catalogue_changes) as change,
      (select coalesce(max(id), 0)::text from reviews) as reviews
    from products`.execute(db);
  return JSON.stringify(rows);
}

/** Returns whether the database was never filled. */
export async function hasNoCatalogue(db: Kysely<Database>): Promise<boolean> {
  const row = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  return row === undefined;
}

/** Returns whether the catalogue is the demo: only its generator stores a seed. */
export async function hasDemoCatalogue(db: Kysely<Database>): Promise<boolean> {
  const row = await db
    .selectFrom('meta')
    .select('key')
    .where('key', '=', 'catalogue')
    .where(sql<boolean>`value ? 'seed'`)
    .executeTakeFirst();
  return row !== undefined;
}
