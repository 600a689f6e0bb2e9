/** Checks the integrity of every stored file of every release. */
import { DatabaseSync } from 'node:sqlite';
import { existsSync, statSync } from 'node:fs';
import { BUSY_TIMEOUT_MS, releaseFile, isDamage, digestOf, decompress } from './layout.ts';
import type { Row } from './statements.ts';
import { readableRows } from './readable-rows.ts';

export interface ReleaseCheck {
  id: number;
  files: number;
  damaged: DamagedFile[];
}

export interface CheckReport {
  file: string;
  /** SQLite's integrity report; empty if the file is sound. */
  sqlite: string[];
  /** Newest first; the first is the live one. */
  releases: ReleaseCheck[];
  /** Number of stored files that no release uses; an interrupted build leaves some. */
  unused: number;
}

/** Maximum number of SQLite reports shown. */
const MAX_REPORTS = 10;

/**
 * Checks the releases of a data folder: the database file, and that every file of every release is
 * stored with the bytes of its digest. Null if there are no releases.
 */
export function checkReleases(dataDir: string): CheckReport | null {
  const file = releaseFile(dataDir);
  if (!existsSync(file)) return null;
  const nothing: CheckReport = { file, sqlite: [], releases: [], unused: 0 };
  if (statSync(file).size === 0) return { ...nothing, sqlite: ['the file is empty'] };
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    const sqlite = reportsOf(() => integrityOf(db));
    // Rows may be readable even where SQLite's own check fails.
    let summary = { releases: nothing.releases, unused: 0 };
    const readErrors = reportsOf(() => {
      summary = summaryOf(examineReleases(db));
      return [];
    });
    return { file, sqlite: [...new Set([...sqlite, ...readErrors])], ...summary };
  } finally {
    db.close();
  }
}

export const isSound = ({ sqlite, releases }: CheckReport): boolean =>
  sqlite.length === 0 && releases.every(({ damaged }) => damaged.length === 0);

export function summaryOf(found: ExaminedReleases): Pick<CheckReport, 'releases' | 'unused'> {
  const releases = found.releases.map(({ id }) => {
    const entries = found.entries.filter((entry) => isInRelease(entry, id as number));
    const damaged = entries.flatMap(({ row, damage }) =>
      damage ? [{ path: row['path'] as string, why: damage }] : [],
    );
    return { id: id as number, files: entries.length, damaged };
  });
  return { releases: releases.reverse(), unused: found.unused };
}

/** The reports of a check, or SQLite's error if it fails. */
function reportsOf(run: () => string[]): string[] {
  try {
    return run();
  } catch (error) {
    if (!isDamage(error)) throw error;
    return [error.message];
  }
}

function integrityOf(db: DatabaseSync): string[] {
  const rows = db.prepare(`pragma integrity_check(${MAX_REPORTS})`).all();
  const reports = rows.flatMap((row) => String(row['integrity_check']).split('\n'));
  return reports.filter((text) => text !== 'ok' && !text.startsWith('***'));
}

// Reads as much as possible from a damaged release file, for `check` and `repair`.

/** Columns of the indexes on entries, besides the row id. */
const INDEX_COLUMNS: Record<string, string> = {
  entries_by_path: 'path, since',
  entries_by_body: 'body',
  entries_by_scripts: 'scripts, until',
};

/**
 * Reconstructs entries from the indexes, where table pages cannot be read. Entries missing in an
 * index are left out; the expiry of pages is lost.
 */
function entriesOfIndexes(db: DatabaseSync): Row[] {
  const parts = Object.entries(INDEX_COLUMNS).map(([index, columns]) =>
    rowsOfIndex(db, index, columns),
  );
  const [first, ...rest] = parts as [Map<unknown, Row>, ...Map<unknown, Row>[]];
  return [...first]
    .filter(([id]) => rest.every((part) => part.has(id)))
    .map(([id, row]) => {
      const entry: Row = Object.assign({ id }, row, ...rest.map((part) => part.get(id)));
      return { ...entry, is_page: (entry['path'] as string).endsWith('.html') ? 1 : 0, due: null };
    });
}

/** Reads the rows of an index up to its first damaged page. */
function rowsOfIndex(db: DatabaseSync, index: string, columns: string): Map<unknown, Row> {
  const found = new Map<unknown, Row>();
  const statement = db.prepare(`select id, ${columns} from entries indexed by ${index}`);
  try {
    for (const row of statement.iterate()) found.set(row['id'], row);
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

interface ExaminedEntry {
  row: Row;
  /** Null if the bytes are as published. */
  damage: DamagedFile['why'] | null;
}

export interface ExaminedReleases {
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

export function examineReleases(db: DatabaseSync): ExaminedReleases {
  const partial = new Set<string>();
  const readRows = (table: string) => readableRows(db, table, () => partial.add(table));

  const bodies = new Map<unknown, boolean>();
  for (const row of readRows('bodies')) bodies.set(row['id'], isIntactBody(row));
  const scripts = new Set([...readRows('script_sets')].map(({ id }) => id));

  const known = new Map([...readRows('entries')].map((row) => [row['id'], row]));
  const read = known.size;
  if (partial.has('entries')) {
    for (const row of entriesOfIndexes(db)) if (!known.has(row['id'])) known.set(row['id'], row);
  }
  const entries = [...known.values()].map((row) => {
    const isWhole = bodies.get(row['body']);
    const damage = isWhole === undefined || !scripts.has(row['scripts']) ? 'missing' : null;
    return { row, damage: damage ?? (isWhole ? null : 'changed') } as const;
  });
  const releases = [...readRows('releases')];
  if (partial.has('releases') || releases.length === 0)
    addLiveRelease(releases, [...known.values()]);

  const used = new Set([...known.values()].map(({ body }) => body));
  const unused = [...bodies.keys()].filter((id) => !used.has(id)).length;
  return { releases, entries, rebuilt: known.size - read, partial, unused };
}

/** True if an entry is part of a release. */
export function isInRelease({ row }: ExaminedEntry, release: number): boolean {
  const until = row['until'] as number | null;
  return (row['since'] as number) <= release && (until === null || until > release);
}

/** Adds the newest release, derived from its entries, if its own row cannot be read. */
function addLiveRelease(releases: Row[], entries: readonly Row[]): void {
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

function isIntactBody({ digest, packed }: Row): boolean {
  try {
    return digestOf(decompress(packed as Uint8Array)) === digest;
  } catch {
    return false;
  }
}
