import type { DatabaseSync } from 'node:sqlite';
import { isDamage } from './sqlite-damage.ts';
import type { Row } from './statements.ts';

/** What an index of the entries holds besides their numbers. */
const INDEXES: Record<string, string> = {
  entries_by_path: 'path, since',
  entries_by_body: 'body',
  entries_by_scripts: 'scripts, until',
};

/**
 * Entries put together from their indexes, for pages of the table that cannot be read. Those that
 * an index lacks are left out. When a page expires is not known then.
 */
export function entriesOfIndexes(db: DatabaseSync): Row[] {
  const parts = Object.entries(INDEXES).map(([index, columns]) => partsOf(db, index, columns));
  const [first, ...rest] = parts as [Map<unknown, Row>, ...Map<unknown, Row>[]];
  return [...first]
    .filter(([id]) => rest.every((part) => part.has(id)))
    .map(([id, row]) => {
      const entry: Row = Object.assign({ id }, row, ...rest.map((part) => part.get(id)));
      return { ...entry, is_page: (entry['path'] as string).endsWith('.html') ? 1 : 0, due: null };
    });
}

/** Up to the first page of the index that cannot be read. */
function partsOf(db: DatabaseSync, index: string, columns: string): Map<unknown, Row> {
  const found = new Map<unknown, Row>();
  const rows = db.prepare(`select id, ${columns} from entries indexed by ${index}`);
  try {
    for (const row of rows.iterate()) found.set(row['id'], row);
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
  return found;
}
