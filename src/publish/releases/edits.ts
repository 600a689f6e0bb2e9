/** The entities that a release brought: what it can be taken back by. */
import { DatabaseSync } from 'node:sqlite';
import { existsSync, statSync } from 'node:fs';
import { pack, unpack, BUSY_TIMEOUT_MS, releaseFile, isDamage } from './layout.ts';
import type { Statements } from './statements.ts';
import { type DamagedFile, examine, type Examined, isPart } from './examine.ts';

export interface Edit {
  key: string;
  /** What people call it: `product:123456`; null where it only follows from other entities. */
  name: string | null;
  /** As it was before (JSON); null: it was not there. */
  before: string | null;
}

export class Edits {
  readonly #sql: Statements;

  constructor(sql: Statements) {
    this.#sql = sql;
  }

  /** The entities that releases after one brought, each as it was in that one. */
  since(release: number): Edit[] {
    const rows = this.#sql.all(
      `select key, max(name) as name, min(release) as first from edits where release > :release
       group by key order by key`,
      { release },
    );
    return rows.map(({ key, name, first }) => {
      const values = { key: key as string, first: first as number };
      const before = this.#sql.one(
        'select before from edits where release = :first and key = :key',
        values,
      )?.['before'] as Uint8Array | null;
      return {
        key: key as string,
        name: name as string | null,
        before: before === null ? null : unpack(before).toString(),
      };
    });
  }

  /** Names of the entities that a release brought. */
  namesOf(release: number): string[] {
    return this.#sql
      .all(
        'select distinct name from edits where release = :release and name is not null order by name',
        { release },
      )
      .map(({ name }) => name as string);
  }
}

export function insertEdits(db: DatabaseSync, release: number, edits: readonly Edit[]): void {
  const insert = db.prepare('insert into edits (release, key, name, before) values (?, ?, ?, ?)');
  for (const { key, name, before } of edits)
    insert.run(release, key, name, before === null ? null : pack(Buffer.from(before)));
}

export interface ReleaseCheck {
  id: number;
  files: number;
  damaged: DamagedFile[];
}

export interface Check {
  file: string;
  /** What SQLite reports of the file; empty where it is sound. */
  sqlite: string[];
  /** Newest first: the live one is the first. */
  releases: ReleaseCheck[];
  /** Stored files that no release uses: an interrupted build leaves some. */
  unused: number;
}

/** As many reports of SQLite as help. */
const MOST_REPORTS = 10;

/**
 * Checks the releases of a data folder: the file itself, and that every file of every release is
 * stored with the bytes of its digest. Null where there are no releases.
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

/** What a check reports, or what SQLite says where it cannot be made. */
function reportsOf(run: () => string[]): string[] {
  try {
    return run();
  } catch (error) {
    if (!isDamage(error)) throw error;
    return [error.message];
  }
}

function integrityOf(db: DatabaseSync): string[] {
  const rows = db.prepare(`pragma integrity_check(${MOST_REPORTS})`).all();
  const reports = rows.flatMap((row) => String(row['integrity_check']).split('\n'));
  return reports.filter((text) => text !== 'ok' && !text.startsWith('***'));
}
