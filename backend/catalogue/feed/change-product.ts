import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';
import { ProductChangeError, productOfNumber } from '../product-numbers.ts';
import { ImportRun, partsOf } from './import.ts';
import { MEDIA } from './lists.ts';
import { checkRow, type FeedError } from './row.ts';

/**
 * Applies a feed row to one product; `row` contains its number and the fields to change. Returns
 * the errors, in which case nothing is written. The caller must save the previous state.
 */
export async function changeProduct(
  trx: Transaction<Database>,
  row: Record<string, unknown>,
  now: Date,
): Promise<FeedError[]> {
  const checked = checkRow(1, row);
  if ('errors' in checked) return checked.errors;
  const counts = { added: 0, changed: 0, unchanged: 0, errors: [] };
  const unrecorded = { add: async () => {} };
  const parts = await partsOf(trx, checked.row.ean === undefined ? [] : [checked.row.ean]);
  const run = new ImportRun(trx, parts, { now }, counts, unrecorded);
  await run.add({ line: 1, row: checked.row });
  await run.flush();
  return counts.errors;
}

/**
 * Sets fields of a product by its number, each written as `field=value`: `price=9.95`,
 * `stock.12=0`, `name_nl=…` (docs/feed.md). All or nothing. Rejects with `ProductChangeError`.
 */
export async function setFields(
  db: Kysely<Database>,
  number: string,
  assignments: readonly string[],
  now: Date,
): Promise<{ productId: number; changed: string[] }> {
  const values = assignments.map(parseAssignment);
  for (const field of ['number', ...MEDIA]) {
    if (values.some(([name]) => name === field)) {
      throw new ProductChangeError(`${field} cannot be set here: import a file.`);
    }
  }
  const changed = values.map(([field]) => field);
  return db.transaction().execute(async (trx) => {
    const product = await productOfNumber(trx, number);
    const row = { ...Object.fromEntries(values), number: product.number };
    const errors = await changeProduct(trx, row, now);
    if (errors.length > 0) {
      const sentences = errors.map(({ field, value, message }) => `${field} "${value}" ${message}`);
      throw new ProductChangeError(`${sentences.join('; ')}.`);
    }
    return { productId: product.id, changed };
  });
}

function parseAssignment(text: string): [field: string, value: string] {
  const at = text.indexOf('=');
  if (at < 1) throw new ProductChangeError(`"${text}" is not an assignment: write field=value.`);
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}
