import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';
import type { ImportRecord } from './import-record.ts';

/** Rows per batch in the import record. */
const BATCH = 1_000;

/**
 * Hides the products that earlier imports added and that are not in `named`. They stay in the
 * database, since orders and reviews refer to them. Returns their number.
 */
export async function hideMissing(
  db: Kysely<Database>,
  named: ReadonlySet<string>,
  now: Date,
  record: ImportRecord,
): Promise<number> {
  const hidden = await db
    .selectFrom('products')
    .select(['id', 'number', 'visibility'])
    .where('visibility', '!=', 'NotViewable')
    .where('from_feed', '=', true)
    .where(sql<boolean>`number <> all(${[...named]})`)
    .orderBy('id')
    .execute();
  await db
    .updateTable('products')
    .set({ visibility: 'NotViewable', updated_at: now })
    .where(sql<boolean>`id = any(${hidden.map(({ id }) => id)})`)
    .execute();
  for (let from = 0; from < hidden.length; from += BATCH) {
    await record.add(
      hidden.slice(from, from + BATCH).map(({ id, number, visibility }) => ({
        ...{ entity: 'products' as const, key: number, id, isNew: false, page: `product:${id}` },
        fields: { visibility: [visibility, 'NotViewable'] },
      })),
    );
  }
  return hidden.length;
}
