import { type Kysely, sql } from 'kysely';
import { reprice } from '../../src/domain/pricing/reprice.ts';
import type { Database } from '../db/schema/database.ts';

export interface PriceChange {
  productId: number;
  /** Cents incl. VAT; as it is where absent. */
  incl?: number | undefined;
  /** Percent; as it is where absent. */
  taxRate?: number | undefined;
}

/**
 * Sets prices of products and everything that follows from them: price excl. VAT, staffel, crossed
 * price, price history (`reprice`). The only way to change the price of an existing product; does
 * nothing where the price and VAT rate stay the same. Takes as many statements for a thousand products
 * as for one.
 */
export async function setPrices(
  db: Kysely<Database>,
  changes: readonly PriceChange[],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  const ids = changes.map(({ productId }) => productId);
  const products = await db
    .selectFrom('products')
    .select(['id', 'price_incl', 'tax_rate', 'levels', 'old_price_incl'])
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
  const current = new Map(products.map((product) => [product.id, product]));
  const wanted = changes.flatMap(({ productId, ...change }) => {
    const product = current.get(productId)!;
    const { incl = product.price_incl, taxRate = product.tax_rate } = change;
    const isSame = product.price_incl === incl && product.tax_rate === taxRate;
    return isSame ? [] : [{ productId, product, incl, taxRate }];
  });
  if (wanted.length === 0) return;
  const history = await db
    .selectFrom('price_history')
    .select(['product_id', 'valid_from', 'price_incl'])
    .where(sql<boolean>`product_id = any(${wanted.map(({ productId }) => productId)})`)
    .orderBy('valid_from')
    .execute();
  const steps = Map.groupBy(history, (step) => step.product_id);
  const rows = wanted.map(({ productId, product, incl, taxRate }) => {
    const before = {
      ...{ incl: product.price_incl, taxRate },
      ...{ levels: product.levels, oldIncl: product.old_price_incl },
    };
    const past = (steps.get(productId) ?? []).map((step) => ({
      from: new Date(step.valid_from),
      incl: step.price_incl,
    }));
    return { id: productId, rate: taxRate, ...reprice(before, incl, past, now) };
  });
  await sql`
    update products p set price_incl = r.incl, price_excl = r.excl, tax_rate = r.rate,
      levels = r.levels, old_price_incl = r."oldIncl", old_price_excl = r."oldExcl",
      discount_id = case when r."keepsReduction" then p.discount_id end,
      reduced_from = case when r."keepsReduction" then p.reduced_from end,
      reduced_until = case when r."keepsReduction" then p.reduced_until end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id integer, rate smallint,
      incl integer, excl integer, levels jsonb, "oldIncl" integer, "oldExcl" integer,
      "keepsReduction" boolean)
    where p.id = r.id`.execute(db);
  await addToHistory(db, rows, now);
}

/** Writes prices into the history; at most one per product and moment. */
export async function addToHistory(
  db: Kysely<Database>,
  prices: readonly { id: number; incl: number; excl: number }[],
  now: Date,
): Promise<void> {
  const rows = prices.map(({ id, incl, excl }) => ({ id, incl, excl }));
  await sql`
    insert into price_history (product_id, valid_from, price_incl, price_excl)
    select id, ${now}::timestamptz, incl, excl
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id integer, incl integer, excl integer)
    on conflict (product_id, valid_from) do update
    set price_incl = excluded.price_incl, price_excl = excluded.price_excl`.execute(db);
}
