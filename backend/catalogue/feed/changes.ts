/** The changes of an import by field, so that each can be reverted separately. */
import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { withoutTax } from '../../../src/domain/shared/money.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { addToHistory } from '../offers/list-prices.ts';
import { writeLists } from './known-products.ts';
import type { BuiltProduct } from './build-product.ts';
import {
  changePrices,
  levelRecords,
  hasPriceFields,
  type PriceState,
  writeOffers,
} from './offers.ts';
import type { FeedRow, NewFeedRow } from './row.ts';

/** A row whose nested objects `details` and `quantities` are flattened: `details.weight`. */
export type FlatRow = Record<string, unknown>;

/** Previous and new value by field; null if absent. */
export type FieldChanges = Record<string, [before: unknown, after: unknown]>;

const FLATTENED_FIELDS = ['details', 'quantities'];

export function flatten(row: object): FlatRow {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]): [string, unknown][] =>
      FLATTENED_FIELDS.includes(name) && typeof value === 'object' && value !== null
        ? Object.entries(value).map(([nestedField, inner]) => [`${name}.${nestedField}`, inner])
        : [[name, value]],
    ),
  );
}

/** The inverse of `flatten`. Fields without a value are omitted from the nested objects. */
export function unflatten(flat: FlatRow): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(flat)) {
    const name = FLATTENED_FIELDS.find((flattened) => field.startsWith(`${flattened}.`));
    if (name === undefined) row[field] = value;
    else {
      const nested = (row[name] ??= {}) as Record<string, unknown>;
      const nestedField = field.slice(name.length + 1);
      if (name !== 'quantities' || value !== null) nested[nestedField] = value;
    }
  }
  return row;
}

export function findDifferences(before: FlatRow | null, after: FlatRow): FieldChanges {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after)]);
  const changes: FieldChanges = {};
  for (const field of fields) {
    const beforeAndAfter: [unknown, unknown] = [before?.[field] ?? null, after[field] ?? null];
    if (!isDeepStrictEqual(...beforeAndAfter)) changes[field] = beforeAndAfter;
  }
  return changes;
}

/**
 * Reverts the changes of a row, except for fields that somebody changed since (`later`). Fields of
 * one `group` are reverted together or not at all.
 */
export function revertChanges(
  now: FlatRow,
  changes: FieldChanges,
  group: ReadonlySet<string> = new Set(),
): { row: FlatRow; later: string[] } {
  const hasValue = (field: string, at: 0 | 1) =>
    isDeepStrictEqual(now[field] ?? null, changes[field]![at] ?? null);
  const names = Object.keys(changes);
  const later = names.filter((field) => !hasValue(field, 1) && !hasValue(field, 0));
  const isGroupKept = later.some((field) => group.has(field));
  const revertedFields = names.filter(
    (field) => !later.includes(field) && !(isGroupKept && group.has(field)),
  );
  const row = { ...now };
  for (const field of revertedFields) row[field] = changes[field]![0];
  return { row, later };
}

/** Percent; for new products of a feed without a `tax_rate`. */
const DEFAULT_TAX_RATE = 21;

export async function addProducts(
  db: Kysely<Database>,
  products: readonly BuiltProduct<NewFeedRow>[],
  now: Date,
): Promise<void> {
  if (products.length === 0) return;
  const rows = products.map(({ id, row, columns }) => {
    const rate = row.tax_rate ?? DEFAULT_TAX_RATE;
    const excl = withoutTax(row.price, rate);
    const levels = levelRecords(id, row.staffel ?? {}, rate);
    return { id, number: row.number, incl: row.price, excl, rate, levels, ...columns };
  });
  await sql`
    insert into products (id, number, ean, brand_id, web_node_id, orderable, visibility,
      sold_online, delivery_type, name, url, unit, details, price_incl, price_excl, tax_rate,
      state, discounts, levels, promotion_nodes, popularity, from_feed, created_at, updated_at)
    select id, number, ean, brand_id, web_node_id, orderable, visibility, sold_online,
      delivery_type, name, url, unit, details, incl, excl, rate,
      'Active', '[]', levels, '{}', 0, true, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      id integer, number text, ean text, brand_id integer, web_node_id integer, orderable text,
      visibility text, sold_online boolean, delivery_type text, name jsonb, url jsonb, unit jsonb,
      details jsonb, incl integer, excl integer, rate smallint, levels jsonb)`.execute(db);
  await addToHistory(db, rows, now);
  await writeOffers(db, products.filter(({ row }) => hasPriceFields(row)), now); // oxfmt-ignore
  await writeLists(db, products);
  await writeStock(db, products);
}

export async function changeProducts(
  db: Kysely<Database>,
  products: readonly BuiltProduct<FeedRow>[],
  states: ReadonlyMap<number, PriceState>,
  now: Date,
): Promise<void> {
  if (products.length === 0) return;
  const rows = products.map(({ id, columns }) => ({ id, ...columns }));
  await sql`
    update products p set ean = r.ean, brand_id = r.brand_id, web_node_id = r.web_node_id,
      orderable = r.orderable, visibility = r.visibility, sold_online = r.sold_online,
      delivery_type = r.delivery_type, name = r.name, url = r.url, unit = r.unit,
      details = r.details, updated_at = ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      id integer, ean text, brand_id integer, web_node_id integer, orderable text,
      visibility text, sold_online boolean, delivery_type text, name jsonb, url jsonb, unit jsonb,
      details jsonb)
    where p.id = r.id`.execute(db);
  await changePrices(db, products, states, now);
  await writeLists(db, products);
  const productsWithStock = products.filter(
    ({ row }) => row.stock !== undefined || row.stores !== undefined,
  );
  await writeStock(db, productsWithStock);
}

/** Writes the stock of rows; a new product without stock gets an empty row. */
async function writeStock(
  db: Kysely<Database>,
  products: readonly { id: number; row: FeedRow }[],
): Promise<void> {
  const rows = products.map(({ id, row }) => ({
    ...{ id, stock: row.stock ?? null, stores: row.stores ?? {} },
  }));
  if (rows.length === 0) return;
  await sql`
    insert into stock (product_id, quantities, default_stock, total_stock)
    select id, stores, coalesce(stock, 0), coalesce(stock, 0)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id integer, stock integer, stores jsonb)
    on conflict (product_id) do nothing`.execute(db);
  await sql`
    update stock s set quantities = s.quantities || r.stores,
      default_stock = coalesce(r.stock, s.default_stock),
      total_stock = coalesce(r.stock, s.total_stock)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id integer, stock integer, stores jsonb)
    where s.product_id = r.id`.execute(db);
}
