import { type Kysely, sql } from 'kysely';
import { NUMBER_TRIMMED_LENGTH } from '../../src/domain/shared/number-trimmed.ts';
import type { Database } from '../platform/db/schema/database.ts';

/** Computes the check digit of a GS1 number (EAN-13, GLN). */
export function checkDigit(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++)
    sum += Number(digits[digits.length - 1 - i]) * (i % 2 === 0 ? 3 : 1);
  return (10 - (sum % 10)) % 10;
}

/**
 * Returns an EAN-13 from GS1's range for restricted circulation (20-29), which no real product has,
 * for invented products.
 */
export function makeDemoEan(productId: number, brandId: number): string {
  const digits = `${20 + (brandId % 10)}${String(brandId % 1000).padStart(3, '0')}${String(productId).padStart(7, '0')}`;
  return `${digits}${checkDigit(digits)}`;
}

/** The lowest product id. */
export const FIRST_PRODUCT_ID = 100_000;

/** Thrown if a product cannot be changed; the message is one sentence. */
export class ProductChangeError extends Error {
  override name = 'ProductChangeError';
}

/**
 * Finds a product by its full number or the displayed last digits (spec 2 §2). Rejects with
 * `ProductChangeError` if there is none, or more than one.
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
  const [product, otherProduct] = rows;
  if (!product) throw new ProductChangeError(`There is no product ${number}.`);
  if (otherProduct && product.number !== number) {
    const numbers = rows.map((row) => row.number).join(', ');
    throw new ProductChangeError(
      `Several products end in ${number}: ${numbers}. Write the whole number.`,
    );
  }
  return product;
}
