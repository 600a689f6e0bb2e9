/**
 * Writes lists of a row that are stored in separate tables: related products, and media by source.
 */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';
import type { FeedRow } from './row.ts';

export const RELATIONS = ['accessories', 'alternatives', 'parts'] as const;
export const MEDIA = [
  ...(['pictures', 'documents', 'videos', 'energy_label', 'energy_sheet'] as const),
] as const;

/** Replaces the lists that rows contain; others stay unchanged. */
export async function writeLists(
  db: Kysely<Database>,
  products: readonly { id: number; row: FeedRow }[],
): Promise<void> {
  await write(db, 'product_relations', 'related_number', listsOf(products, RELATIONS));
  await write(db, 'product_media', 'source', listsOf(products, MEDIA));
}

interface List {
  id: number;
  kind: string;
  items: string[];
}

const listsOf = (
  products: readonly { id: number; row: FeedRow }[],
  kinds: readonly ((typeof RELATIONS)[number] | (typeof MEDIA)[number])[],
): List[] =>
  products.flatMap(({ id, row }) =>
    kinds.flatMap((kind) => {
      const items = row[kind];
      return items === undefined ? [] : [{ id, kind, items }];
    }),
  );

async function write(
  db: Kysely<Database>,
  table: 'product_relations' | 'product_media',
  column: string,
  lists: readonly List[],
): Promise<void> {
  if (lists.length === 0) return;
  const told = sql`jsonb_to_recordset(${JSON.stringify(lists)}::jsonb)
    as r (id integer, kind text, items jsonb)`;
  await sql`delete from ${sql.table(table)} l using ${told}
    where l.product_id = r.id and l.kind = r.kind`.execute(db);
  await sql`
    insert into ${sql.table(table)} (product_id, kind, position, ${sql.ref(column)})
    select r.id, r.kind, item.position, item.value
    from ${told}, jsonb_array_elements_text(r.items) with ordinality item (value, position)`.execute(
    db,
  );
}
