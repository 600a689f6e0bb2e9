/** A copy of damaged releases that can be opened, from which `repair` reads what is left. */
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
} from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openFile } from './layout.ts';
import { isDamage } from './sqlite-damage.ts';

const MAGIC = 'SQLite format 3\0';
const PAGE_SIZE_AT = 16;
const PAGE_COUNT_AT = 28;

/** Opens a copy at `copy`; null where nothing in it can be read. */
export function openCopy(file: string, copy: string): DatabaseSync | null {
  removeDatabase(copy);
  for (const suffix of ['', '-wal']) {
    if (existsSync(file + suffix)) copyFileSync(file + suffix, copy + suffix);
  }
  return opened(copy) ?? opened(withFirstPage(copy));
}

/** Removes a database with the files that SQLite keeps beside it. */
export function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
}

function opened(file: string): DatabaseSync | null {
  padded(file);
  try {
    return openFile(file);
  } catch (error) {
    if (!isDamage(error)) throw error;
    return null;
  }
}

/** SQLite opens no file that is shorter than its header says: what was cut off becomes zeros. */
function padded(file: string): void {
  const header = Buffer.alloc(100);
  const handle = openSync(file, 'r');
  readSync(handle, header);
  closeSync(handle);
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) return;
  const bytes = header.readUInt16BE(PAGE_SIZE_AT) * header.readUInt32BE(PAGE_COUNT_AT);
  if (statSync(file).size < bytes) truncateSync(file, bytes);
}

/**
 * Replaces the first page, which holds the header and where each table begins. It is the same in
 * every file of this layout but for the number of pages: the tables are made in one order, and
 * `auto_vacuum` puts their first pages at the beginning.
 */
function withFirstPage(file: string): string {
  const folder = mkdtempSync(path.join(path.dirname(file), 'empty-'));
  try {
    const empty = path.join(folder, 'releases.sqlite');
    openFile(empty).close();
    const bytes = readFileSync(empty);
    const page = bytes.subarray(0, bytes.readUInt16BE(PAGE_SIZE_AT));
    page.writeUInt32BE(Math.ceil(statSync(file).size / page.length), PAGE_COUNT_AT);
    const handle = openSync(file, 'r+');
    writeSync(handle, page, 0, page.length, 0);
    closeSync(handle);
  } finally {
    rmSync(folder, { recursive: true });
  }
  return file;
}
