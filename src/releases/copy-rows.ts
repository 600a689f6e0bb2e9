/** What `repair` takes over from damaged releases into a new file. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { type Examined, isPart } from './examine.ts';
import { unpack } from './packing.ts';
import { readableRows } from './readable-rows.ts';
import type { Row } from './statements.ts';

/**
 * Copies the given releases with their sound files, and what belongs to them. Answers the tables of
 * which rows cannot be read.
 */
export function copyRows(
  source: DatabaseSync,
  out: DatabaseSync,
  found: Examined,
  releases: ReadonlySet<number>,
): string[] {
  const lost = new Set<string>();
  const put = inserter(out);
  const entries = found.entries.filter(
    (entry) => entry.damage === null && [...releases].some((release) => isPart(entry, release)),
  );
  const ids = new Set(entries.map(({ row }) => row['id']));
  const bodies = new Set(entries.map(({ row }) => row['body']));
  const copy = (table: string, isKept: (row: Row) => boolean = () => true) => {
    for (const row of readableRows(source, table, () => lost.add(table)))
      if (isKept(row)) put(table, row);
  };
  for (const row of found.releases) if (releases.has(row['id'] as number)) put('releases', row);
  copy('bodies', ({ id }) => bodies.has(id));
  copy('script_sets');
  for (const { row } of entries) put('entries', row);
  copy('entities');
  copy('reads', ({ entry }) => ids.has(entry));
  for (const table of ['moves', 'steps', 'held', 'deploys', 'host_digests']) copy(table);
  copy('edits', (row) => {
    const isReadable = row['before'] === null || canUnpack(row['before'] as Uint8Array);
    if (!isReadable) lost.add('edits');
    return isReadable;
  });
  out.exec(`
    delete from script_sets where id not in (select scripts from entries);
    delete from entities where id not in (select entity from reads);
    delete from reads where entity not in (select id from entities);
    delete from host_digests where digest not in (select digest from bodies);
  `);
  // Which files these were is told by path.
  lost.delete('bodies');
  return [...lost];
}

function inserter(db: DatabaseSync): (table: string, row: Row) => void {
  const statements = new Map<string, StatementSync>();
  return (table, row) => {
    let insert = statements.get(table);
    if (!insert) {
      const columns = Object.keys(row);
      insert = db.prepare(
        `insert or ignore into ${table} (${columns.join(', ')})
         values (${columns.map((column) => `:${column}`).join(', ')})`,
      );
      statements.set(table, insert);
    }
    insert.run(row as Record<string, SQLInputValue>);
  };
}

function canUnpack(packed: Uint8Array): boolean {
  try {
    unpack(packed);
    return true;
  } catch {
    return false;
  }
}
