import { type Kysely, sql } from 'kysely';
import { NUMBER_TRIMMED_LENGTH } from '../../src/domain/shared/number-trimmed.ts';
import type { Database } from '../platform/db/schema/database.ts';

/** The last digit of a GS1 number (EAN-13, GLN) over the digits before it. */
export function checkDigit(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++)
    sum += Number(digits[digits.length - 1 - i]) * (i % 2 === 0 ? 3 : 1);
  return (10 - (sum % 10)) % 10;
}

/**
 * An EAN-13 from GS1's range for restricted circulation (20-29), which no maker's article has:
 * these products are invented.
 */
export function eanOf(productId: number, brandId: number): string {
  const body = `${20 + (brandId % 10)}${String(brandId % 1000).padStart(3, '0')}${String(productId).padStart(7, '0')}`;
  return `${body}${checkDigit(body)}`;
}

/** The lowest product id. */
export const FIRST_PRODUCT_ID = 100_000;

/** Why a product cannot be changed, in one sentence. */
export class ProductChangeError extends Error {
  override name = 'ProductChangeError';
}

/**
 * The product with a trade number, whole or as its page shows it (the last digits, spec 2
 * §2). Rejects with `ProductChangeError` where no product has it or several do.
 */
export async function productOfNumber(
  db: Kysely<Database>,
  number: string,
): Promise<{ id: number; number: string }> {
  const { rows } = await sql<{ id: number; number: string }>`
    select id, number from products
    where number = ${number}
      or number ~ '^[0-9]+$' and lpad(right(number, ${NUMBER_TRIMMED_LENGTH}), ${NUMBER_TRIMMED_LENGTH}, '0') = ${number}
    order by number <> ${number}, id limit 3`.execute(db);
  const [found, other] = rows;
  if (!found) throw new ProductChangeError(`There is no product ${number}.`);
  if (other && found.number !== number) {
    const numbers = rows.map((row) => row.number).join(', ');
    throw new ProductChangeError(
      `Several products end in ${number}: ${numbers}. Write the whole number.`,
    );
  }
  return found;
}
