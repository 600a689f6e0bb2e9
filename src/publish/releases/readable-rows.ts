import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { isDamage } from './layout.ts';
import type { Row } from './statements.ts';

/** Number of damaged row ids to skip before giving up on the rest of a table. */
const MAX_SKIPPED = 1_000_000;
/** Number of row ids that are tried one by one; beyond that the steps grow. */
const SMALL_STEPS = 500;

/**
 * Yields the readable rows of a table with damaged pages. Calls `onDamage` if some are unreadable.
 * Tables without row ids are read from both ends up to the damage.
 */
export function* readableRows(
  db: DatabaseSync,
  table: string,
  onDamage: () => void,
): Generator<Row> {
  const keys = primaryKey(db, table);
  if (hasRowIds(db, table)) yield* rowsByRowId(db, table, onDamage);
  else yield* rowsFromBothEnds(db, table, keys, onDamage);
}

function* rowsByRowId(db: DatabaseSync, table: string, onDamage: () => void): Generator<Row> {
  const rows = db.prepare(
    `select rowid as row_number, * from ${table} where rowid >= ? order by rowid`,
  );
  for (let from: number | null = 0; from !== null;) {
    let next: number = from;
    try {
      for (const { row_number: number, ...row } of rows.iterate(from)) {
        yield row;
        next = (number as number) + 1;
      }
      return;
    } catch (error) {
      if (!isDamage(error)) throw error;
      onDamage();
      from = rowIdAfterDamage(rows, next);
    }
  }
}

/** The first row id after a damaged one from which reading continues; null if there is none. */
function rowIdAfterDamage(rows: StatementSync, damaged: number): number | null {
  const canRead = (from: number) => {
    try {
      rows.get(from);
      return true;
    } catch (error) {
      if (!isDamage(error)) throw error;
      return false;
    }
  };
  let last = damaged;
  for (let skipped = 1; skipped < MAX_SKIPPED; skipped += 1 + Math.floor(skipped / SMALL_STEPS)) {
    let found = damaged + skipped;
    if (canRead(found)) {
      while (found - 1 > last && canRead(found - 1)) found -= 1;
      return found;
    }
    last = found;
  }
  return null;
}

function* rowsFromBothEnds(
  db: DatabaseSync,
  table: string,
  keys: readonly string[],
  onDamage: () => void,
): Generator<Row> {
  let last: Row | null = null;
  try {
    for (const row of db.prepare(`select * from ${table} order by ${keys.join(', ')}`).iterate())
      yield (last = row);
    return;
  } catch (error) {
    if (!isDamage(error)) throw error;
    onDamage();
  }
  const beyond = last ? `where (${keys.join(', ')}) > (${keys.map(() => '?').join(', ')})` : '';
  const backwards = keys.map((key) => `${key} desc`).join(', ');
  const values = keys.flatMap((key) => (last ? [last[key] as SQLInputValue] : []));
  try {
    yield* db.prepare(`select * from ${table} ${beyond} order by ${backwards}`).iterate(...values);
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
}

function primaryKey(db: DatabaseSync, table: string): string[] {
  const columns = db.prepare(`select name, pk from pragma_table_info(?) where pk > 0 order by pk`);
  return columns.all(table).map(({ name }) => name as string);
}

function hasRowIds(db: DatabaseSync, table: string): boolean {
  return db.prepare('select wr from pragma_table_list(?)').get(table)?.['wr'] === 0;
}
