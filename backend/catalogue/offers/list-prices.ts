import { type Kysely, sql } from 'kysely';
import { reprice, lowestPriceOf30Days } from '../../../src/domain/pricing/reprice.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { withoutTax } from '../../../src/domain/shared/money.ts';

export interface PriceChange {
  productId: number;
  /** Cents incl. VAT; unchanged if absent. */
  incl?: number | undefined;
  /** Percent; unchanged if absent. */
  taxRate?: number | undefined;
}

/**
 * Sets prices of products and everything derived from them: price excl. VAT, staffel, crossed-out
 * price, price history (`reprice`). The only way to change the price of an existing product; does
 * nothing if price and VAT rate are unchanged. The number of statements does not depend on the
 * number of products.
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
  const productById = new Map(products.map((product) => [product.id, product]));
  const newPrices = changes.flatMap(({ productId, ...change }) => {
    const product = productById.get(productId)!;
    const { incl = product.price_incl, taxRate = product.tax_rate } = change;
    const isSame = product.price_incl === incl && product.tax_rate === taxRate;
    return isSame ? [] : [{ productId, product, incl, taxRate }];
  });
  if (newPrices.length === 0) return;
  const history = await db
    .selectFrom('price_history')
    .select(['product_id', 'valid_from', 'price_incl'])
    .where(sql<boolean>`product_id = any(${newPrices.map(({ productId }) => productId)})`)
    .orderBy('valid_from')
    .execute();
  const historyByProduct = Map.groupBy(history, (step) => step.product_id);
  const rows = newPrices.map(({ productId, product, incl, taxRate }) => {
    const before = {
      ...{ incl: product.price_incl, taxRate },
      ...{ levels: product.levels, oldIncl: product.old_price_incl },
    };
    const pastPrices = (historyByProduct.get(productId) ?? []).map((step) => ({
      from: new Date(step.valid_from),
      incl: step.price_incl,
    }));
    return { id: productId, rate: taxRate, ...reprice(before, incl, pastPrices, now) };
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

/** Adds prices to the history; at most one per product and moment. */
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

/** Returns the lowest price of the 30 days before a moment in cents, for products that had one. */
export async function readLowestPrices(
  db: Kysely<Database>,
  ids: readonly number[],
  moment: Date,
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const history = await db
    .selectFrom('price_history')
    .select(['product_id', 'valid_from', 'price_incl'])
    .where(sql<boolean>`product_id = any(${ids})`)
    .orderBy('valid_from')
    .execute();
  const lowestPrices = new Map<number, number>();
  for (const [id, productHistory] of Map.groupBy(history, (step) => step.product_id)) {
    const pastPrices = productHistory.map((step) => ({
      from: step.valid_from,
      incl: step.price_incl,
    }));
    const lowestPrice = lowestPriceOf30Days(pastPrices, moment);
    if (lowestPrice !== null) lowestPrices.set(id, lowestPrice);
  }
  return lowestPrices;
}

// Price reductions of products with an advised price.

/** A lower price is shown as a reduction for this time; after that it is the normal price. */
const REDUCTION_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * Starts and ends reductions of products with an advised price. A product whose price was lowered
 * below it becomes reduced, with the lowest price of the 30 days before as crossed-out price (never
 * the advised one: Omnibus directive). The reduction ends once the advised price is not higher.
 */
export async function applyListPrices(
  db: Kysely<Database>,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const products = await db
    .selectFrom('products as p')
    .innerJoin('product_offers as o', 'o.product_id', 'p.id')
    .innerJoin('price_history as h', 'h.product_id', 'p.id')
    .select(['p.id', 'p.price_incl', 'p.tax_rate', 'o.list_incl'])
    .select(sql<boolean>`bool_or(h.valid_from = ${now}::timestamptz)`.as('isNewPrice'))
    .where(sql<boolean>`p.id = any(${ids})`)
    .where('o.list_incl', 'is not', null)
    .where('o.regular_incl', 'is', null)
    .groupBy(['p.id', 'o.product_id'])
    .execute();
  const isBelowAdvisedPrice = (product: (typeof products)[number]) =>
    product.price_incl < product.list_incl!;
  const endedIds = products.filter((product) => !isBelowAdvisedPrice(product)).map(({ id }) => id);
  if (endedIds.length > 0)
    await sql`
      update products set reduced_from = null, reduced_until = null, old_price_incl = null,
        old_price_excl = null
      where id = any(${endedIds}) and reduced_from is not null`.execute(db);
  const newlyReduced = products.filter(
    (product) => isBelowAdvisedPrice(product) && product.isNewPrice,
  );
  const lowestPrices = await readLowestPrices(db, newlyReduced.map(({ id }) => id), now); // oxfmt-ignore
  const rows = newlyReduced.flatMap(({ id, price_incl, tax_rate }) => {
    const oldIncl = lowestPrices.get(id);
    if (oldIncl === undefined || oldIncl <= price_incl) return [];
    return [{ id, oldIncl, oldExcl: withoutTax(oldIncl, tax_rate) }];
  });
  if (rows.length === 0) return;
  await sql`
    update products p set old_price_incl = r."oldIncl", old_price_excl = r."oldExcl",
      reduced_from = ${now}::timestamptz,
      reduced_until = ${new Date(now.getTime() + REDUCTION_DAYS * DAY_MS)}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id integer, "oldIncl" integer, "oldExcl" integer)
    where p.id = r.id`.execute(db);
}
