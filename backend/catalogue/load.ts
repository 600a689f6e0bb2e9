import { type Kysely, sql } from 'kysely';
import { DEFAULT_PRODUCTS } from '../../src/env.ts';
import type { Database } from '../db/schema.ts';
import { BRANDS } from './brands/brands.ts';
import { startOfDay } from './calendar.ts';
import { exclOf } from './money.ts';
import { type GeneratedProduct, products } from './products.ts';
import { STORE_IDS, buildStores } from './stores/stores.ts';
import { buildTree } from './tree.ts';
import { Used } from './used.ts';

export interface GenerateOptions {
  /** How many products; `DEFAULT_PRODUCTS` unless given. */
  products?: number;
  seed?: number;
  /** Reference moment of periods and history; its day counts. Today by default. */
  now?: Date;
  /** Leaves categories and brands out that none of the products is of. */
  onlyUsed?: boolean;
  onProgress?: (done: number, total: number) => void;
}

const BATCH = 500;

async function insertBatch(
  db: Kysely<Database>,
  batch: readonly GeneratedProduct[],
): Promise<void> {
  const rows = batch.map(({ row }) => row);
  const stock = batch.map(({ row, stock: s }) => ({
    product_id: row.id,
    quantities: s.quantities,
    default_stock: s.defaultStock,
    total_stock: s.totalStock,
  }));
  const history = batch.flatMap(({ row, history: steps }) =>
    steps.map((step) => ({
      product_id: row.id,
      valid_from: step.from.toISOString(),
      price_incl: step.incl,
      price_excl: exclOf(step.incl, row.tax_rate),
    })),
  );
  await sql`
    insert into products
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
      updated_at timestamptz)`.execute(db);
  await sql`
    insert into stock select * from jsonb_to_recordset(${JSON.stringify(stock)}::jsonb)
    as r (product_id integer, quantities jsonb, default_stock integer, total_stock integer)`.execute(
    db,
  );
  await sql`
    insert into price_history select * from jsonb_to_recordset(${JSON.stringify(history)}::jsonb)
    as r (product_id integer, valid_from timestamptz, price_incl integer, price_excl integer)`.execute(
    db,
  );
}

/**
 * Empties the catalogue's tables and fills them: brands, categories, stores, products with
 * stock and price history. Visitors keep their id and VAT choice and lose their store and viewed
 * products; reviews go with the products they are of. One transaction: a broken run leaves the old catalogue. Rejects with the
 * database's error.
 */
export async function generateCatalogue(
  db: Kysely<Database>,
  options: GenerateOptions = {},
): Promise<{ products: number; seed: number }> {
  const count = options.products ?? DEFAULT_PRODUCTS;
  const seed = options.seed ?? 1;
  const now = startOfDay(options.now ?? new Date());
  const tree = buildTree(now);
  await db.transaction().execute(async (trx) => {
    await sql`update visitors set store_id = null`.execute(trx);
    await sql`truncate product_contacts, viewed, reviews, price_history, stock, products`.execute(
      trx,
    );
    for (const table of ['web_nodes', 'brands', 'stores', 'meta'] as const)
      await trx.deleteFrom(table).execute();
    await sql`
      insert into brands select * from jsonb_to_recordset(${JSON.stringify(BRANDS.map(({ row }) => row))}::jsonb)
      as r (id integer, code text, description text, url text, image text, memo jsonb, manufacturer jsonb)`.execute(
      trx,
    );
    await sql`
      insert into web_nodes select * from jsonb_to_recordset(${JSON.stringify(tree.nodes)}::jsonb)
      as r (id integer, parent_id integer, code text, position integer, name jsonb, url jsonb,
        description jsonb, image text, active boolean, start_date timestamptz, end_date timestamptz)`.execute(
      trx,
    );
    await sql`
      insert into stores select * from jsonb_to_recordset(${JSON.stringify(buildStores(seed, now))}::jsonb)
      as r (id integer, code text, url text, name text, lat double precision,
        lng double precision, details jsonb)`.execute(trx);
    const used = options.onlyUsed ? new Used(tree) : null;
    let batch: GeneratedProduct[] = [];
    let done = 0;
    for (const product of products({ seed, count, now, tree, storeIds: STORE_IDS })) {
      batch.push(product);
      used?.add(product.row);
      if (batch.length < BATCH) continue;
      await insertBatch(trx, batch);
      done += batch.length;
      batch = [];
      options.onProgress?.(done, count);
    }
    if (batch.length > 0) {
      await insertBatch(trx, batch);
      options.onProgress?.(count, count);
    }
    await used?.dropOthers(trx);
    const value = { seed, products: count, version: 1, generatedFor: now.toISOString() };
    await trx
      .insertInto('meta')
      .values({ key: 'catalogue', value: JSON.stringify(value) })
      .execute();
  });
  return { products: count, seed };
}
