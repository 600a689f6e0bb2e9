import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { ImportRun, partsOf } from './import.ts';
import { checkRow, type FeedError } from './row.ts';

/**
 * Changes one product as a row of a feed does; `row` holds its number and the fields to change.
 * Answers what is wrong with it: nothing is written then.
 */
export async function changeProduct(
  trx: Transaction<Database>,
  row: Record<string, unknown>,
  now: Date,
): Promise<FeedError[]> {
  const checked = checkRow(1, row);
  if ('errors' in checked) return checked.errors;
  const result = { added: 0, changed: 0, unchanged: 0, errors: [], isLoaded: true };
  const run = new ImportRun(trx, await partsOf(trx), { now }, result);
  await run.add({ line: 1, row: checked.row });
  await run.flush();
  return result.errors;
}
