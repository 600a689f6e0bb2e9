import { type Kysely, sql } from 'kysely';
import type { Database } from '../../backend/platform/db/schema/database.ts';
import { priceWithoutTax } from './money.ts';
import type { GeneratedProduct } from './products.ts';

/** Adds products with their stock and price history, or replaces those of the same id. */
export async function insertProducts(
  db: Kysely<Database>,
  batch: readonly GeneratedProduct[],
): Promise<void> {
  const rows = batch.map(({ row }) => row);
  await sql`
    insert into products (id, number, ean, brand_id, web_node_id, state, visibility, orderable,
      sold_online, name, url, price_incl, price_excl, tax_rate, old_price_incl, old_price_excl,
      discount_id, discounts, levels, promotion_nodes, reduced_from, reduced_until, unit,
      delivery_type, popularity, details, created_at, updated_at)
    select id, number, ean, brand_id, web_node_id, state, visibility, orderable, sold_online,
      name, url, price_incl, price_excl, tax_rate, old_price_incl, old_price_excl, discount_id,
      discounts, levels,
      array(select jsonb_array_elements_text(promotion_nodes)::integer),
      reduced_from, reduced_until, unit, delivery_type, popularity, details, created_at, updated_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      id integer, number text, ean text, brand_id integer, web_node_id integer, state text,
      visibility text, orderable text, sold_online boolean, name jsonb, url jsonb,
      price_incl integer, price_excl integer, tax_rate smallint, old_price_incl integer,
      old_price_excl integer, discount_id integer, discounts jsonb, levels jsonb,
      promotion_nodes jsonb, reduced_from timestamptz, reduced_until timestamptz, unit jsonb,
      delivery_type text, popularity integer, details jsonb, created_at timestamptz,
      updated_at timestamptz)
    on conflict (id) do update set
      number = excluded.number, ean = excluded.ean, brand_id = excluded.brand_id,
      web_node_id = excluded.web_node_id, state = excluded.state,
      visibility = excluded.visibility, orderable = excluded.orderable,
      sold_online = excluded.sold_online, name = excluded.name, url = excluded.url,
      price_incl = excluded.price_incl, price_excl = excluded.price_excl,
      tax_rate = excluded.tax_rate, old_price_incl = excluded.old_price_incl,
      old_price_excl = excluded.old_price_excl, discount_id = excluded.discount_id,
      discounts = excluded.discounts, levels = excluded.levels,
      promotion_nodes = excluded.promotion_nodes, reduced_from = excluded.reduced_from,
      reduced_until = excluded.reduced_until, unit = excluded.unit,
      delivery_type = excluded.delivery_type, popularity = excluded.popularity,
      details = excluded.details, created_at = excluded.created_at,
      updated_at = excluded.updated_at`.execute(db);
  await insertStock(db, batch);
  await replacePriceHistory(db, batch);
}

async function insertStock(
  db: Kysely<Database>,
  batch: readonly GeneratedProduct[],
): Promise<void> {
  const rows = batch.map(({ row, stock }) => ({
    product_id: row.id,
    quantities: stock.quantities,
    default_stock: stock.defaultStock,
    total_stock: stock.totalStock,
  }));
  await sql`
    insert into stock (product_id, quantities, default_stock, total_stock)
    select product_id, quantities, default_stock, total_stock
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (product_id integer, quantities jsonb, default_stock integer, total_stock integer)
    on conflict (product_id) do update set quantities = excluded.quantities,
      default_stock = excluded.default_stock, total_stock = excluded.total_stock`.execute(db);
}

async function replacePriceHistory(
  db: Kysely<Database>,
  batch: readonly GeneratedProduct[],
): Promise<void> {
  const ids = batch.map(({ row }) => row.id);
  await db.deleteFrom('price_history').where('product_id', 'in', ids).execute();
  const rows = batch.flatMap(({ row, history }) =>
    history.map((step) => ({
      product_id: row.id,
      valid_from: step.from.toISOString(),
      price_incl: step.incl,
      price_excl: priceWithoutTax(step.incl, row.tax_rate),
    })),
  );
  await sql`
    insert into price_history (product_id, valid_from, price_incl, price_excl)
    select product_id, valid_from, price_incl, price_excl
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (product_id integer, valid_from timestamptz, price_incl integer, price_excl integer)`.execute(
    db,
  );
}
