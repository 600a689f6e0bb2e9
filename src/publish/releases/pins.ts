/**
 * Pinned entities: a rollback reverted them, and they keep that state until they are unpinned
 * (docs/decisions/0012). The table is called `held`.
 */
import type { DatabaseSync } from 'node:sqlite';
import { type Statements, deleteEntries } from './statements.ts';
import { openReleaseFile, inTransaction } from './layout.ts';
import { servedRelease } from './shared/manifest.ts';

/** An entity with its pinned record (JSON); null: it must not exist. */
export interface PinnedRecord {
  key: string;
  /** Its public name: `product:123456`. */
  name: string;
  record: string | null;
}

/** The pinned records of one name. */
export interface Pin {
  /** `product:123456` */
  name: string;
  since: Date;
  by: string;
}

export class Pins {
  readonly #sql: Statements;

  constructor(sql: Statements) {
    this.#sql = sql;
  }

  /** All pins, by name. */
  list(): Pin[] {
    return this.#sql
      .all('select name, max(since) as since, held_by from held group by name order by name')
      .map(({ name, since, held_by }) => ({
        name: name as string,
        since: new Date(since as string),
        by: held_by as string,
      }));
  }

  /** Pinned records by key (JSON; null: must not exist). */
  records(): Map<string, string | null> {
    return new Map(
      this.#sql
        .all('select key, record from held')
        .map(({ key, record }) => [key as string, record as string | null]),
    );
  }

  /** Pins more records under the pin of another entity (`source`): they are unpinned together. */
  addInherited(pins: readonly { key: string; source: string; record: string }[]): void {
    for (const pin of pins)
      this.#sql.all(
        `insert or replace into held (key, name, record, since, held_by) select :key, name, :record, since, held_by
         from held where key = :source`,
        pin,
      );
  }

  /**
   * Unpins entities: from the next publication on they follow the APIs again. Returns the names
   * that were pinned.
   */
  remove(names: readonly string[]): string[] {
    const values = { names: JSON.stringify(names) };
    const among = 'name in (select value from json_each(:names))';
    const gone = this.#sql.all(
      `select distinct name from held where ${among} order by name`,
      values,
    );
    this.#sql.all(`delete from held where ${among}`, values);
    return gone.map(({ name }) => name as string);
  }
}

export function insertPins(
  db: DatabaseSync,
  pins: readonly PinnedRecord[],
  { madeAt, madeBy }: { madeAt: Date; madeBy: string },
): void {
  const insert = db.prepare(
    'insert or replace into held (key, name, record, since, held_by) values (?, ?, ?, ?, ?)',
  );
  for (const { key, name, record } of pins) {
    insert.run(key, name, record, madeAt.toISOString(), madeBy);
  }
}

/**
 * Share of the file that may stay free, for the next releases: giving it back too would take
 * longer, because pages behind it must move.
 */
const MAX_FREE_SHARE = 0.1;

/** Number of database pages freed per step. If others must move, one takes a millisecond. */
const PAGES_PER_STEP = 100;

/** Entries deleted per transaction. */
const ENTRIES_PER_TRANSACTION = 50;

/**
 * Deletes all but the last `keep` releases, and what only they used: files, entities, deploys.
 * Returns the space to the disk, except for a tenth of the file. Returns the number of deleted
 * releases.
 */
export function prune(dataDir: string, keep: number): number {
  const steps = pruneInSteps(dataDir, keep);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Like `prune`, in short steps, between which others can write. The caller may stop early; the next
 * pruning continues from there.
 */
export function* pruneInSteps(dataDir: string, keep: number): Generator<void, number> {
  const db = openReleaseFile(dataDir);
  try {
    // A later release than the served one is not live yet, and may never be.
    const live = servedRelease(dataDir) ?? Number.MAX_SAFE_INTEGER;
    const oldest = db
      .prepare('select id from releases where id <= ? order by id desc limit 1 offset ?')
      .get(live, keep - 1)?.['id'] as number | undefined;
    if (oldest === undefined) return 0;
    // First make them unreachable, so that no half-deleted release is ever visible.
    const deletedReleases = inTransaction(db, () => {
      db.prepare('delete from moves where until <= ?').run(oldest);
      db.prepare('delete from steps where release <= ?').run(oldest);
      db.prepare('delete from edits where release <= ?').run(oldest);
      db.prepare(
        `delete from deploys where release < ?
           and id not in (select max(id) from deploys group by site)`,
      ).run(oldest);
      return db.prepare('delete from releases where id < ?').run(oldest).changes as number;
    });
    const some = `id in (select id from entries where until <= ? limit ${ENTRIES_PER_TRANSACTION})`;
    while (inTransaction(db, () => deleteEntries(db, some, oldest)) > 0) yield;

    const count = (pragma: string) => db.prepare(`pragma ${pragma}`).get()?.[pragma] as number;
    for (let free = count('freelist_count'); free > MAX_FREE_SHARE * count('page_count'); yield) {
      db.exec(`pragma incremental_vacuum(${PAGES_PER_STEP})`);
      const left = count('freelist_count');
      if (left >= free) break;
      free = left;
    }
    return deletedReleases;
  } finally {
    db.close();
  }
}
