/** Reads as much as possible from a damaged release file, for `check` and `repair`. */
import type { DatabaseSync } from 'node:sqlite';
import { isDamage, digestOf, unpack } from './layout.ts';
import type { Row } from './statements.ts';
import { readableRows } from './readable-rows.ts';

/** Columns of the indexes on entries, besides the row id. */
const INDEXES: Record<string, string> = {
  entries_by_path: 'path, since',
  entries_by_body: 'body',
  entries_by_scripts: 'scripts, until',
};

/**
 * Reconstructs entries from the indexes, where table pages cannot be read. Entries missing in an
 * index are left out; the expiry of pages is lost.
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

/** Reads up to the first damaged page of the index. */
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
  /** `changed`: the bytes do not match the digest. */
  why: 'missing' | 'changed';
}

export interface ExaminedEntry {
  row: Row;
  /** Null if the bytes are as published. */
  damage: DamagedFile['why'] | null;
}

export interface Examined {
  /** Oldest first; includes at least the live one if any trace of it is readable. */
  releases: Row[];
  entries: ExaminedEntry[];
  /** Number of entries reconstructed from indexes. */
  rebuilt: number;
  /** Tables that are only partly readable. */
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

/** True if an entry is part of a release. */
export function isPart({ row }: ExaminedEntry, release: number): boolean {
  const until = row['until'] as number | null;
  return (row['since'] as number) <= release && (until === null || until > release);
}

/** Adds the newest release, derived from its entries, if its own row cannot be read. */
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
