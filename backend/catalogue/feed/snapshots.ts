/** Products as they are, whole, for the record of an import and to take it back. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import type { IsoDate } from '../../../src/domain/entities/common.ts';
import { planOffers } from '../offers/offers-job.ts';
import { setPrices } from '../set-price.ts';
import { momentsOf } from './offers.ts';
import { type Flat, flatten, unflatten } from './changes.ts';

/** What is no content, or changes by itself. */
const NOT_KEPT = ['id', 'number', 'created_at', 'updated_at', 'popularity'];
const OF_STOCK = ['quantities', 'default_stock', 'total_stock'];
/** What a product has in tables of its own: an action, related numbers, sources of media. */
const LISTS = [
  { name: 'relations', table: 'product_relations', column: 'related_number' },
  { name: 'sources', table: 'product_media', column: 'source' },
] as const;
const OF_TABLES = [...OF_STOCK, 'offer', ...LISTS.map(({ name }) => name)];

/** What `setPrices` moves together. */
export const PRICE_FIELDS: ReadonlySet<string> = new Set([
  ...['price_incl', 'price_excl', 'tax_rate', 'levels', 'old_price_incl', 'old_price_excl'],
  ...['discount_id', 'reduced_from', 'reduced_until', 'offer'],
]);

/** Products by id, with their stock. */
export async function productSnapshots(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, { number: string; flat: Flat }>> {
  if (ids.length === 0) return new Map();
  const lists = LISTS.map(
    ({ name, table, column }) => sql`'${sql.raw(name)}', (
      select jsonb_object_agg(kind, items) from (
        select kind, jsonb_agg(${sql.ref(column)} order by position) as items
        from ${sql.table(table)} where product_id = p.id group by kind) kinds)`,
  );
  const { rows } = await sql<{ id: number; number: string; product: object; stock: object | null }>`
    select p.id, p.number, to_jsonb(p) - ${NOT_KEPT}::text[] || jsonb_build_object(
        'offer', to_jsonb(o) - 'product_id', ${sql.join(lists)}) as product,
      to_jsonb(s) - 'product_id' as stock
    from products p left join stock s on s.product_id = p.id
      left join product_offers o on o.product_id = p.id
    where p.id = any(${ids})`.execute(db);
  return new Map(
    rows.map(({ id, number, product, stock }) => [
      id,
      { number, flat: flatten({ ...product, ...stock }) },
    ]),
  );
}

/** Makes products what snapshots say; a changed price goes into the price history. */
export async function restoreProducts(
  db: Kysely<Database>,
  snapshots: ReadonlyMap<number, Flat>,
  now: Date,
): Promise<void> {
  if (snapshots.size === 0) return;
  const rows = [...snapshots].map(([id, flat]) => ({ id, ...unflatten(flat) }));
  const prices = rows.map((row) => {
    const { id, price_incl, tax_rate } = row as unknown as Record<string, number>;
    return { productId: id!, incl: price_incl, taxRate: tax_rate };
  });
  await setPrices(db, prices, now);
  const columns = Object.keys(rows[0]!).filter(
    (name) => name !== 'id' && !OF_TABLES.includes(name),
  );
  const assigned = columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`r.${name}`)}`);
  await sql`
    update products p set ${sql.join(assigned)}, updated_at = ${now}::timestamptz
    from jsonb_populate_recordset(null::products, ${JSON.stringify(rows)}::jsonb) r
    where p.id = r.id`.execute(db);
  await sql`
    update stock s set quantities = coalesce(r.quantities, '{}'),
      default_stock = r.default_stock, total_stock = r.total_stock
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id integer, quantities jsonb,
      default_stock integer, total_stock integer)
    where s.product_id = r.id and r.default_stock is not null`.execute(db);
  await restoreOffers(db, rows, now);
  for (const { name, table, column } of LISTS) {
    await sql`delete from ${sql.table(table)} where product_id = any(${[...snapshots.keys()]})`.execute(db); // prettier-ignore
    await sql`
      insert into ${sql.table(table)} (product_id, kind, position, ${sql.ref(column)})
      select r.id, list.key, item.position, item.value
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id integer, ${sql.ref(name)} jsonb),
        jsonb_each(coalesce(nullif(${sql.ref(`r.${name}`)}, 'null'), '{}')) list,
        jsonb_array_elements_text(list.value) with ordinality item (value, position)`.execute(db);
  }
}

/** Restores actions and advised prices, and plans the begin and end of actions that are to come. */
async function restoreOffers(
  db: Kysely<Database>,
  rows: readonly Record<string, unknown>[],
  now: Date,
): Promise<void> {
  const ids = rows.map(({ id }) => id as number);
  await db.deleteFrom('product_offers').where('product_id', 'in', ids).execute();
  const offers = rows.flatMap(({ id, offer }) =>
    offer ? [{ ...(offer as object), product_id: id }] : [],
  );
  const { rows: kept } = await sql<{ from: IsoDate | null; until: IsoDate | null }>`
    insert into product_offers
    select * from jsonb_populate_recordset(null::product_offers, ${JSON.stringify(offers)}::jsonb)
    returning action_from as "from", action_until as until`.execute(db);
  await planOffers(db, momentsOf(kept), now);
}
