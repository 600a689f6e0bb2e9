import { type Kysely, sql } from 'kysely';
import { pickProduct, quickOrderCode } from '../../src/domain/cart/quick-order-code.ts';
import type { Database } from '../db/schema/database.ts';

/**
 * The products of codes as a trade customer types them, by code; a code that fits no product, or
 * several, is absent. One query, whatever the number of codes.
 */
export async function productsOfCodes(
  db: Kysely<Database>,
  codes: readonly string[],
): Promise<Map<string, number>> {
  const typed = new Map(codes.map((code) => [code, quickOrderCode(code)]));
  const wanted = [...new Set([...typed.values()].filter((code) => code !== ''))];
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<{ id: number; number: string; ean: string }>`
    select id, number, ean from products
    where state = 'Active' and visibility <> 'NotViewable'
      and (ltrim(ean, '0') = any(${wanted}) or ltrim(number, '0') = any(${wanted})
        or ltrim(right(number, 6), '0') = any(${wanted})
        or ltrim(lower(regexp_replace(number, '[\\s./-]', '', 'g')), '0') = any(${wanted}))
    order by id`.execute(db);
  const found = new Map<string, number>();
  for (const [code, digits] of typed) {
    const id = pickProduct(rows, digits);
    if (id !== null) found.set(code, id);
  }
  return found;
}
