/** Checks the integrity of every stored file of every release. */
import { DatabaseSync } from 'node:sqlite';
import { existsSync, statSync } from 'node:fs';
import { BUSY_TIMEOUT_MS, releaseFile, isDamage } from './layout.ts';
import { type DamagedFile, examine, type Examined, isPart } from './examine.ts';

export interface ReleaseCheck {
  id: number;
  files: number;
  damaged: DamagedFile[];
}

export interface Check {
  file: string;
  /** SQLite's integrity report; empty if the file is sound. */
  sqlite: string[];
  /** Newest first; the first is the live one. */
  releases: ReleaseCheck[];
  /** Stored files that no release uses: an interrupted build leaves some. */
  unused: number;
}

/** Maximum number of SQLite reports shown. */
const MAX_REPORTS = 10;

/**
 * Checks the releases of a data folder: the database file, and that every file of every release is
 * stored with the bytes of its digest. Null if there are no releases.
 */
export function checkReleases(dataDir: string): Check | null {
  const file = releaseFile(dataDir);
  if (!existsSync(file)) return null;
  const nothing: Check = { file, sqlite: [], releases: [], unused: 0 };
  if (statSync(file).size === 0) return { ...nothing, sqlite: ['the file is empty'] };
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    const sqlite = reportsOf(() => integrityOf(db));
    // More may be readable than SQLite can check.
    let summary = { releases: nothing.releases, unused: 0 };
    const unreadable = reportsOf(() => {
      summary = summaryOf(examine(db));
      return [];
    });
    return { file, sqlite: [...new Set([...sqlite, ...unreadable])], ...summary };
  } finally {
    db.close();
  }
}

export const isSound = ({ sqlite, releases }: Check): boolean =>
  sqlite.length === 0 && releases.every(({ damaged }) => damaged.length === 0);

export function summaryOf(found: Examined): Pick<Check, 'releases' | 'unused'> {
  const releases = found.releases.map(({ id }) => {
    const entries = found.entries.filter((entry) => isPart(entry, id as number));
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
