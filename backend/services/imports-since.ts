import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema/database.ts';

/** More products are quicker read with everything else. */
const MOST_PRODUCTS = 2_000;

/** Id of the last import that ended; 0 before the first. */
export async function lastImport(db: Kysely<Database>): Promise<number> {
  const { id } = await db
    .selectFrom('imports')
    .select((e) => e.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return Number(id ?? 0);
}

/**
 * What imports changed that ended after the one of id `since`: these products and nothing else, or
 * everything (`ids` null). Ids of imports stand in the order in which they end, so none is missed,
 * whatever the clocks say.
 */
export async function importsSince(
  db: Kysely<Database>,
  since: number,
): Promise<{ last: number; ids: number[] | null }> {
  const last = await lastImport(db);
  if (last <= since) return { last, ids: [] };
  // New products and attributes bring labels of facets; other entities stand beside every product.
  const { rows } = await sql<{ id: number; is_more: boolean }>`
    select coalesce(entity_id, 0) as id, bool_or(entity <> 'products' or is_new
      or fields ? 'details.attributes') as is_more
    from import_rows where import_id > ${since} and import_id <= ${last}
    group by 1 limit ${MOST_PRODUCTS + 1}`.execute(db);
  const isMuch = rows.length > MOST_PRODUCTS || rows.some((row) => row.is_more);
  return { last, ids: isMuch ? null : rows.map(({ id }) => id) };
}
