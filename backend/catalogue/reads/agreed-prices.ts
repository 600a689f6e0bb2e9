import { type Kysely, sql } from 'kysely';
import { withoutTax } from '../../../src/domain/shared/money.ts';
import { type AgreedPrice, agreedPrice } from '../../../src/domain/pricing/agreed-price.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import type { SummaryRow } from './product-rows.ts';

/** The buyer and the moment; null for a visitor, who has no agreed prices. */
export interface Payer {
  customerId: number | null;
  now: Date;
}

/**
 * SQL: whether row `a` of `customer_prices` applies to customer `c`, directly or through its group.
 */
export const IS_AGREED_WITH = sql<boolean>`(a.customer_id = c.id
  or c.group_code <> '' and a.group_code = c.group_code)`;

/** Reads the prices agreed with a customer or its group, by product id, whether current or not. */
async function agreedPrices(
  db: Kysely<Database>,
  customerId: number,
  ids: readonly number[],
): Promise<Map<number, AgreedPrice[]>> {
  const { rows } = await sql<{ id: number; price: number; starts: Date | null; ends: Date | null }>`
    select p.id, a.price_incl as price, a.starts_at as starts, a.ends_at as ends
    from products p
    join customer_prices a on a.number = p.number
    join customers c on c.id = ${customerId}
    where p.id = any(${[...ids]})
      and ${IS_AGREED_WITH}`.execute(db);
  const agreed = new Map<number, AgreedPrice[]>();
  for (const { id, price, starts, ends } of rows) {
    const one = { priceInclTax: price, startsAt: starts, endsAt: ends };
    agreed.set(id, [...(agreed.get(id) ?? []), one]);
  }
  return agreed;
}

/**
 * Applies agreed prices to products; returns the same rows if there are none. An agreed price is
 * not a public reduction (Omnibus), so there is no crossed-out price; only lower staffel levels are
 * kept.
 */
export async function withAgreedPrices<Row extends SummaryRow>(
  db: Kysely<Database>,
  rows: readonly Row[],
  { customerId, now }: Payer,
): Promise<readonly Row[]> {
  if (customerId === null || rows.length === 0) return rows;
  const agreed = await agreedPrices(
    db,
    customerId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const price = agreedPrice(row.price_incl, agreed.get(row.id) ?? [], now);
    if (price === null) return row;
    return {
      ...row,
      ...{ price_incl: price, price_excl: withoutTax(price, row.tax_rate) },
      levels: row.levels.filter(({ priceIncl }) => priceIncl < price),
      ...{ discounts: [], discount_id: null, old_price_incl: null, old_price_excl: null },
      ...{ reduced_from: null, reduced_until: null },
    };
  });
}
