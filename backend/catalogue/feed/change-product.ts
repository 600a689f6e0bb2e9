import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { ImportRun, partsOf } from './import.ts';
import { checkRow, type FeedError } from './row.ts';

/**
 * Changes one product as a row of a feed does; `row` holds its number and the fields to change.
 * Answers what is wrong with it: nothing is written then. The caller keeps what was before.
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
