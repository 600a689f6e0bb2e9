import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { withDamageCheck, IN_RELEASE } from './layout.ts';

export type Row = Record<string, unknown>;
type SqlValues = Record<string, SQLInputValue>;

/**
 * Runs SQL on a database and caches prepared statements. Ignores values that the SQL does not use.
 * Throws `DamagedReleases` if the file turns out to be damaged.
 */
export class Statements {
  readonly #db: DatabaseSync;
  readonly #file: string;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#file = db.location() ?? '';
  }

  all(sql: string, values: SqlValues = {}): Row[] {
    return withDamageCheck(this.#file, () => this.#statement(sql).all(values));
  }

  #statement(sql: string): StatementSync {
    let statement = this.#prepared.get(sql);
    if (!statement) {
      statement = this.#db.prepare(sql);
      statement.setAllowUnknownNamedParameters(true);
      this.#prepared.set(sql, statement);
    }
    return statement;
  }

  one(sql: string, values: SqlValues = {}): Row | undefined {
    return this.all(sql, values)[0];
  }

  /** Iterates over rows. Uses a fresh statement, because two iterations may run at once. */
  *each(sql: string, values: SqlValues): Generator<Row> {
    const rows = this.#db.prepare(sql).iterate(values);
    try {
      for (;;) {
        const next = withDamageCheck(this.#file, () => rows.next());
        if (next.done) return;
        yield next.value;
      }
    } finally {
      rows.return?.();
    }
  }
}

/**
 * The dependencies of each page: the entities it read, and the moment from which dates change it.
 */
export class PageDependencies {
  readonly #sql: Statements;

  constructor(sql: Statements) {
    this.#sql = sql;
  }

  /** Paths of the pages of a release that read one of the entities. */
  pagesThatRead(keys: readonly string[], release: number): Set<string> {
    const rows = this.#sql.all(
      `select distinct e.path from json_each(:keys) k join entities n on n.key = k.value
       join reads r on r.entity = n.id join entries e on e.id = r.entry where ${IN_RELEASE}`,
      { keys: JSON.stringify(keys), release },
    );
    return new Set(rows.map(({ path }) => path as string));
  }

  /** Entities that a page of a release read. */
  readsOf(path: string, release: number): string[] {
    return this.#sql
      .all(
        `select n.key from entries e join reads r on r.entry = e.id join entities n on n.id = r.entity
       where e.path = :path and ${IN_RELEASE} order by n.key`,
        { path, release },
      )
      .map(({ key }) => key as string);
  }

  /** Pages of the live release that may be outdated at `now`. */
  outdatedPages(now: Date): string[] {
    return this.#sql
      .all(
        `select path from entries where until is null and due is not null and due <= :now
        and since <= (select max(id) from releases)`,
        { now: now.getTime() },
      )
      .map(({ path }) => path as string);
  }

  /** When the first page of the live release becomes outdated; null if none does. */
  nextExpiry(): Date | null {
    const due = this.#sql.one(
      `select min(due) as due from entries where until is null and due is not null
        and since <= (select max(id) from releases)`,
    )?.['due'];
    return typeof due === 'number' ? new Date(due) : null;
  }
}

// Statements that change a release, inside a transaction.

/** Number of the newest release; 0 before the first. */
export function newestRelease(db: DatabaseSync): number {
  return db.prepare('select coalesce(max(id), 0) as id from releases').get()?.['id'] as number;
}

/** When a release was made, as stored; null if it is not there. */
export function releaseTime(db: DatabaseSync, release: number): string | null {
  const row = db.prepare('select made_at from releases where id = ?').get(release);
  return (row?.['made_at'] as string | undefined) ?? null;
}

/** Deletes the rows of drafts that were never published. */
export function clearDrafts(db: DatabaseSync): void {
  deleteEntries(db, 'since > ?', newestRelease(db));
}

/**
 * Deletes the entries that match a condition with one parameter, and what only they used. The cost
 * depends on what is deleted, not on what remains. Returns the number of entries.
 */
export function deleteEntries(db: DatabaseSync, condition: string, parameter: number): number {
  const rows = db.prepare(`select id, body from entries where ${condition}`).all(parameter);
  if (rows.length === 0) return 0;
  const ids = (column: string) => JSON.stringify([...new Set(rows.map((row) => row[column]))]);
  const listed = 'in (select value from json_each(?))';
  const read = db
    .prepare(`delete from reads where entry ${listed} returning entity`)
    .all(ids('id'));
  db.prepare(`delete from entries where id ${listed}`).run(ids('id'));
  db.prepare(
    `delete from entities where id ${listed}
       and not exists (select 1 from reads where entity = entities.id)`,
  ).run(JSON.stringify([...new Set(read.map(({ entity }) => entity))]));
  const bodies = db
    .prepare(
      `delete from bodies where id ${listed}
         and not exists (select 1 from entries where body = bodies.id) returning digest`,
    )
    .all(ids('body'));
  db.prepare(`delete from host_digests where digest ${listed}`).run(
    JSON.stringify(bodies.map(({ digest }) => digest)),
  );
  db.exec(`delete from script_sets
    where not exists (select 1 from entries where scripts = script_sets.id)`);
  return rows.length;
}
