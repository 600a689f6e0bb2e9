import { type Kysely, sql } from 'kysely';
import { NUMBER_TRIMMED_LENGTH } from '../../src/domain/number-trimmed.ts';
import type { Database } from '../db/schema/database.ts';

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
