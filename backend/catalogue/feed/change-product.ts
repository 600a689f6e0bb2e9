import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { readParts, unknownParts } from './import.ts';
import { checkRow, type FeedError } from './row.ts';
import { changedProduct, changeProducts, readColumns } from './write.ts';

/**
 * Changes one product as a row of a feed does; `row` holds its number and the fields to change.
 * Answers what is wrong with it: nothing is written then.
 */
export async function changeProduct(
  trx: Transaction<Database>,
  id: number,
  row: Record<string, unknown>,
  now: Date,
): Promise<FeedError[]> {
  const checked = checkRow(1, row);
  if ('errors' in checked) return checked.errors;
  const parts = await readParts(trx);
  const errors = unknownParts(1, checked.row, parts);
  if (errors.length > 0) return errors;
  const before = (await readColumns(trx, [id])).get(id);
  if (!before) throw new Error(`There is no product ${id}.`);
  await changeProducts(trx, [changedProduct(before, checked.row, parts)], now);
  return [];
}
