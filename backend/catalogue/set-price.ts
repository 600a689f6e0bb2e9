import type { Kysely } from 'kysely';
import { reprice } from '../../src/domain/pricing/reprice.ts';
import type { Database } from '../db/schema.ts';

/**
 * Sets the price of a product, in cents incl. VAT, and everything that follows from it: price
 * excl. VAT, staffel, crossed price, price history (`reprice`). The only way to change the price
 * of an existing product; does nothing where the price and VAT rate stay the same.
 */
export async function setPrice(
  db: Kysely<Database>,
  productId: number,
  incl: number,
  now: Date,
  taxRate?: number,
): Promise<void> {
  const product = await db
    .selectFrom('products')
    .select(['price_incl', 'tax_rate', 'levels', 'old_price_incl'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const rate = taxRate ?? product.tax_rate;
  if (product.price_incl === incl && product.tax_rate === rate) return;
  const steps = await db
    .selectFrom('price_history')
    .select(['valid_from', 'price_incl'])
    .where('product_id', '=', productId)
    .orderBy('valid_from')
    .execute();
  const next = reprice(
    {
      incl: product.price_incl,
      taxRate: rate,
      levels: product.levels,
      oldIncl: product.old_price_incl,
    },
    incl,
    steps.map((step) => ({ from: new Date(step.valid_from), incl: step.price_incl })),
    now,
  );
  await db
    .updateTable('products')
    .set({
      price_incl: next.incl,
      price_excl: next.excl,
      tax_rate: rate,
      levels: JSON.stringify(next.levels),
      old_price_incl: next.oldIncl,
      old_price_excl: next.oldExcl,
      ...(!next.keepsReduction && { discount_id: null, reduced_from: null, reduced_until: null }),
    })
    .where('id', '=', productId)
    .execute();
  await addToHistory(db, productId, { incl: next.incl, excl: next.excl }, now);
}

/** Writes a price into the history; at most one price per product and moment. */
export async function addToHistory(
  db: Kysely<Database>,
  productId: number,
  price: { incl: number; excl: number },
  now: Date,
): Promise<void> {
  await db
    .insertInto('price_history')
    .values({
      product_id: productId,
      valid_from: now,
      price_incl: price.incl,
      price_excl: price.excl,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['product_id', 'valid_from'])
        .doUpdateSet({ price_incl: price.incl, price_excl: price.excl }),
    )
    .execute();
}
