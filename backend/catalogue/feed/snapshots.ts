/** Products as they are, whole, for the record of an import and to take it back. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { setPrices } from '../set-price.ts';
import { type Flat, flatten, unflatten } from './changes.ts';

/** What is no content, or changes by itself. */
const NOT_KEPT = ['id', 'number', 'created_at', 'updated_at', 'popularity'];
const OF_STOCK = ['quantities', 'default_stock', 'total_stock'];

/** What `setPrices` moves together. */
export const PRICE_FIELDS: ReadonlySet<string> = new Set([
  ...['price_incl', 'price_excl', 'tax_rate', 'levels', 'old_price_incl', 'old_price_excl'],
  ...['discount_id', 'reduced_from', 'reduced_until'],
]);

/** Products by id, with their stock. */
export async function productSnapshots(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, { number: string; flat: Flat }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; number: string; product: object; stock: object | null }>`
    select p.id, p.number, to_jsonb(p) - ${NOT_KEPT}::text[] as product,
      to_jsonb(s) - 'product_id' as stock
    from products p left join stock s on s.product_id = p.id
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
  const columns = Object.keys(rows[0]!).filter((name) => name !== 'id' && !OF_STOCK.includes(name));
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
}
