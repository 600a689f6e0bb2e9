import { type Kysely, sql } from 'kysely';
import { lowestOf30Days } from '../../../src/domain/pricing/lowest-price.ts';
import type { Database } from '../../db/schema/database.ts';

/** The lowest price in cents of the 30 days before a moment, of the products that had one. */
export async function lowestBefore(
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
  const lowest = new Map<number, number>();
  for (const [id, steps] of Map.groupBy(history, (step) => step.product_id)) {
    const past = steps.map((step) => ({ from: step.valid_from, incl: step.price_incl }));
    const found = lowestOf30Days(past, moment);
    if (found !== null) lowest.set(id, found);
  }
  return lowest;
}
