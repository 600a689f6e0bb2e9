import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  closeSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
  renameSync,
} from 'node:fs';
import path from 'node:path';
import {
  type ExaminedReleases,
  isInRelease,
  examineReleases,
  checkReleases,
  isSound,
  type ReleaseCheck,
  summaryOf,
} from './check.ts';
import { decompress, openFile, isDamage, releaseFile, inTransaction } from './layout.ts';
import { readableRows } from './readable-rows.ts';
import type { Row } from './statements.ts';

// Copies from a damaged release file what `repair` can recover.

/**
 * Copies the given releases with their sound files, and the rows that belong to them. Returns the
 * tables with unreadable rows.
 */
function copyRows(
  source: DatabaseSync,
  out: DatabaseSync,
  found: ExaminedReleases,
  releases: ReadonlySet<number>,
): string[] {
  const lost = new Set<string>();
  const insertRow = createInserter(out);
  const entries = found.entries.filter(
    (entry) =>
      entry.damage === null && [...releases].some((release) => isInRelease(entry, release)),
  );
  const ids = new Set(entries.map(({ row }) => row['id']));
  const bodies = new Set(entries.map(({ row }) => row['body']));
  const copyTable = (table: string, isKept: (row: Row) => boolean = () => true) => {
    for (const row of readableRows(source, table, () => lost.add(table)))
      if (isKept(row)) insertRow(table, row);
  };
  for (const row of found.releases)
    if (releases.has(row['id'] as number)) insertRow('releases', row);
  copyTable('bodies', ({ id }) => bodies.has(id));
  copyTable('script_sets');
  for (const { row } of entries) insertRow('entries', row);
  copyTable('entities');
  copyTable('reads', ({ entry }) => ids.has(entry));
  for (const table of ['moves', 'steps', 'held', 'deploys', 'host_digests']) copyTable(table);
  copyTable('edits', (row) => {
    const isReadable = row['before'] === null || canDecompress(row['before'] as Uint8Array);
    if (!isReadable) lost.add('edits');
    return isReadable;
  });
  out.exec(`
    delete from script_sets where id not in (select scripts from entries);
    delete from entities where id not in (select entity from reads);
    delete from reads where entity not in (select id from entities);
    delete from host_digests where digest not in (select digest from bodies);
  `);
  // Lost bodies are not reported here, but by the paths of their files.
  lost.delete('bodies');
  return [...lost];
}

function createInserter(db: DatabaseSync): (table: string, row: Row) => void {
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

function canDecompress(packed: Uint8Array): boolean {
  try {
    decompress(packed);
    return true;
  } catch {
    return false;
  }
}

/** Makes a copy of a damaged file that SQLite can open, so that `repair` can read what is left. */
const FILE_HEADER = 'SQLite format 3\0';
const PAGE_SIZE_OFFSET = 16;
const PAGE_COUNT_OFFSET = 28;

/** Opens a copy at `copy`; null if nothing in it is readable. */
function openCopy(file: string, copyFile: string): DatabaseSync | null {
  removeDatabase(copyFile);
  for (const suffix of ['', '-wal']) {
    if (existsSync(file + suffix)) copyFileSync(file + suffix, copyFile + suffix);
  }
  return openIfReadable(copyFile) ?? openIfReadable(replaceFirstPage(copyFile));
}

/** Removes a database and SQLite's files beside it. */
function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
}

function openIfReadable(file: string): DatabaseSync | null {
  padFile(file);
  try {
    return openFile(file);
  } catch (error) {
    if (!isDamage(error)) throw error;
    return null;
  }
}

/** Pads the file with zeros: SQLite does not open one that is shorter than its header says. */
function padFile(file: string): void {
  const header = Buffer.alloc(100);
  const handle = openSync(file, 'r');
  readSync(handle, header);
  closeSync(handle);
  if (header.toString('latin1', 0, FILE_HEADER.length) !== FILE_HEADER) return;
  const bytes = header.readUInt16BE(PAGE_SIZE_OFFSET) * header.readUInt32BE(PAGE_COUNT_OFFSET);
  if (statSync(file).size < bytes) truncateSync(file, bytes);
}

/**
 * Replaces the first page, which holds the header and the root page of each table. It is the same
 * in every file of this layout except for the page count: tables are created in a fixed order, and
 * `auto_vacuum` puts their root pages first.
 */
function replaceFirstPage(file: string): string {
  const folder = mkdtempSync(path.join(path.dirname(file), 'empty-'));
  try {
    const empty = path.join(folder, 'releases.sqlite');
    openFile(empty).close();
    const bytes = readFileSync(empty);
    const page = bytes.subarray(0, bytes.readUInt16BE(PAGE_SIZE_OFFSET));
    page.writeUInt32BE(Math.ceil(statSync(file).size / page.length), PAGE_COUNT_OFFSET);
    const handle = openSync(file, 'r+');
    writeSync(handle, page, 0, page.length, 0);
    closeSync(handle);
  } finally {
    rmSync(folder, { recursive: true });
  }
  return file;
}

export interface RepairReport {
  file: string;
  /** Where the damaged file is kept. */
  keptAs: string;
  /** The live release as recovered, with the files it lost; null if nothing could be recovered. */
  live: ReleaseCheck | null;
  /** Earlier releases that are complete, newest first. */
  kept: number[];
  /** Earlier releases with missing files. */
  dropped: number[];
  /** Number of entries reconstructed from indexes. */
  rebuilt: number;
  /** Tables with lost rows. */
  partial: string[];
  /** Stored files that no kept release used. */
  unused: number;
  /** The dependencies of pages are lost, so the next build renders all of them. */
  rendersAll: boolean;
}

/** Tables that record which page read which entity. A rebuild needs all of them complete. */
const READS_TABLES = ['entries', 'entities', 'reads', 'releases'];

/**
 * Writes what can be recovered of the releases into a new file and replaces the damaged one, which
 * is kept beside it. The live release is kept without its lost files; earlier ones are kept if
 * complete. Null if there is nothing to repair. No process may have the releases open meanwhile.
 */
export function repairReleases(dataDir: string): RepairReport | null {
  const check = checkReleases(dataDir);
  if (!check || (isSound(check) && check.unused === 0)) return null;
  const file = releaseFile(dataDir);
  const [copyFile, target, keptAs] = [
    `${file}.copy`,
    `${file}.repaired`,
    `${file}.damaged`,
  ] as const;
  removeDatabase(target);
  const source = openCopy(file, copyFile);
  const out = openFile(target);
  try {
    source?.exec('pragma foreign_keys = off');
    const found = source && examineReleases(source);
    const saved = found ? saveReleases(source, out, found) : NOTHING_SAVED;
    out.close();
    removeDatabase(keptAs);
    for (const suffix of ['', '-wal']) {
      if (existsSync(file + suffix)) renameSync(file + suffix, keptAs + suffix);
    }
    removeDatabase(file);
    renameSync(target, file);
    return { file, keptAs, ...saved };
  } finally {
    source?.close();
    if (out.isOpen) out.close();
    removeDatabase(copyFile);
    removeDatabase(target);
  }
}

type SavedReleases = Omit<RepairReport, 'file' | 'keptAs'>;

const NOTHING_SAVED: SavedReleases = {
  ...{ live: null, kept: [], dropped: [], rebuilt: 0, partial: [], unused: 0, rendersAll: true },
};

function saveReleases(
  source: DatabaseSync,
  out: DatabaseSync,
  found: ExaminedReleases,
): SavedReleases {
  const { releases, unused } = summaryOf(found);
  const [newest, ...earlier] = releases;
  const live = newest && newest.files > newest.damaged.length ? newest : null;
  const [kept, dropped] = [[], []] as [number[], number[]];
  for (const { id, damaged, files } of earlier)
    (damaged.length === 0 && files > 0 ? kept : dropped).push(id);
  return inTransaction(out, () => {
    const copied = copyRows(source, out, found, new Set(live ? [live.id, ...kept] : kept));
    const partial = [...new Set([...found.partial, ...copied])].filter((one) => one !== 'bodies');
    const isWhole = live?.damaged.length === 0;
    const rendersAll = !isWhole || partial.some((table) => READS_TABLES.includes(table));
    if (rendersAll) out.exec(`update releases set code = ''`);
    return { live, kept, dropped, rebuilt: found.rebuilt, partial, unused, rendersAll };
  });
}
