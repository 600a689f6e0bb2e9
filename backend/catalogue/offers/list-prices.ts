/** Reductions below an advised price. */
import { type Kysely, sql } from 'kysely';
import { withoutTax } from '../../../src/domain/money.ts';
import type { Database } from '../../db/schema/database.ts';
import { lowestBefore } from './lowest-before.ts';

/** A lower price is news for a season; then it is the price. */
const REDUCTION_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * Of these products, those with an advised price above their own: one whose price was lowered now is
 * reduced, and crosses the lowest price of the 30 days before (never the advised one: Omnibus
 * directive). Where the advised price is not above the own one any more, a reduction ends.
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
  const isBelow = (one: (typeof products)[number]) => one.price_incl < one.list_incl!;
  const ended = products.filter((one) => !isBelow(one)).map(({ id }) => id);
  if (ended.length > 0)
    await sql`
      update products set reduced_from = null, reduced_until = null, old_price_incl = null,
        old_price_excl = null
      where id = any(${ended}) and reduced_from is not null`.execute(db);
  const fallen = products.filter((one) => isBelow(one) && one.isNewPrice);
  const lowest = await lowestBefore(db, fallen.map(({ id }) => id), now); // prettier-ignore
  const rows = fallen.flatMap(({ id, price_incl, tax_rate }) => {
    const oldIncl = lowest.get(id);
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
