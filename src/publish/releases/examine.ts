/** Reads as much of damaged releases as possible: `check` reports it and `repair` keeps it. */
import type { DatabaseSync } from 'node:sqlite';
import { isDamage, digestOf, unpack } from './layout.ts';
import type { Row } from './statements.ts';
import { readableRows } from './readable-rows.ts';

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
function entriesOfIndexes(db: DatabaseSync): Row[] {
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

export interface DamagedFile {
  path: string;
  /** `changed`: its bytes are not those of its digest. */
  why: 'missing' | 'changed';
}

export interface ExaminedEntry {
  row: Row;
  /** Null where its bytes are as they were published. */
  damage: DamagedFile['why'] | null;
}

export interface Examined {
  /** Oldest first; at least the live one, as far as anything tells of it. */
  releases: Row[];
  entries: ExaminedEntry[];
  /** Entries that were read from their indexes. */
  rebuilt: number;
  /** Tables that can be read in part only. */
  partial: Set<string>;
  /** Stored bodies that no entry uses. */
  unused: number;
}

export function examine(db: DatabaseSync): Examined {
  const partial = new Set<string>();
  const rows = (table: string) => readableRows(db, table, () => partial.add(table));

  const bodies = new Map<unknown, boolean>();
  for (const row of rows('bodies')) bodies.set(row['id'], isSound(row));
  const scripts = new Set([...rows('script_sets')].map(({ id }) => id));

  const known = new Map([...rows('entries')].map((row) => [row['id'], row]));
  const read = known.size;
  if (partial.has('entries')) {
    for (const row of entriesOfIndexes(db)) if (!known.has(row['id'])) known.set(row['id'], row);
  }
  const entries = [...known.values()].map((row) => {
    const isWhole = bodies.get(row['body']);
    const damage = isWhole === undefined || !scripts.has(row['scripts']) ? 'missing' : null;
    return { row, damage: damage ?? (isWhole ? null : 'changed') } as const;
  });
  const releases = [...rows('releases')];
  if (partial.has('releases') || releases.length === 0) addLive(releases, [...known.values()]);

  const used = new Set([...known.values()].map(({ body }) => body));
  const unused = [...bodies.keys()].filter((id) => !used.has(id)).length;
  return { releases, entries, rebuilt: known.size - read, partial, unused };
}

/** An entry is part of a release. */
export function isPart({ row }: ExaminedEntry, release: number): boolean {
  const until = row['until'] as number | null;
  return (row['since'] as number) <= release && (until === null || until > release);
}

/** The newest release, where its own row cannot be read: as its entries tell of it. */
function addLive(releases: Row[], entries: readonly Row[]): void {
  const numbers = entries.flatMap(({ since, until }) => [since as number, (until ?? 0) as number]);
  const newest = numbers.reduce((most, number) => Math.max(most, number), 0);
  const known = releases.reduce((most, { id }) => Math.max(most, id as number), 0);
  if (newest <= known) return;
  releases.push({
    ...{ id: newest, kind: 'full', code: '', made_at: new Date(0).toISOString() },
    ...{
      made_by: 'repair',
      reason: 'Its own record was lost',
      seconds: 0,
      rendered: 0,
      changed: 0,
    },
  });
}

function isSound({ digest, packed }: Row): boolean {
  try {
    return digestOf(unpack(packed as Uint8Array)) === digest;
  } catch {
    return false;
  }
}
