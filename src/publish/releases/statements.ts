import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { orDamaged, LIVE } from './layout.ts';

export type Row = Record<string, unknown>;
type Values = Record<string, SQLInputValue>;

/**
 * What is asked of a database, each text of SQL prepared once. Values that a text does not name are
 * let be. Throws `DamagedReleases` where the file turns out to be damaged.
 */
export class Statements {
  readonly #db: DatabaseSync;
  readonly #file: string;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#file = db.location() ?? '';
  }

  all(sql: string, values: Values = {}): Row[] {
    return orDamaged(this.#file, () => this.#statement(sql).all(values));
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

  one(sql: string, values: Values = {}): Row | undefined {
    return this.all(sql, values)[0];
  }

  /** Row by row; prepared anew, since two may go through their rows at once. */
  *each(sql: string, values: Values): Generator<Row> {
    const rows = this.#db.prepare(sql).iterate(values);
    try {
      for (;;) {
        const next = orDamaged(this.#file, () => rows.next());
        if (next.done) return;
        yield next.value;
      }
    } finally {
      rows.return?.();
    }
  }
}

/** Addresses that pages left, and where they lead: rules without a database. */

/** The page of one address is to be found at another. */
export interface Move {
  from: string;
  to: string;
}

/** Left address → address now. */
type Moves = ReadonlyMap<string, string>;

/**
 * Where left addresses lead after moves that happen at one moment: from each that there was to
 * the last one, and no longer away from where a page now is.
 */
export function afterMoves(known: Moves, moves: readonly Move[]): Map<string, string> {
  const moved = new Map(moves.map(({ from, to }) => [from, to]));
  const next = new Map([...known].map(([from, to]) => [from, moved.get(to) ?? to]));
  for (const { from, to } of moves) next.set(from, to);
  for (const { to } of moves) next.delete(to);
  return next;
}

/** The moves that bring pages back to where they were before some steps. */
export function wayBack(steps: readonly (readonly Move[])[]): Move[] {
  /** Address now → address then; null: who is there now came later. */
  const then = new Map<string, string | null>();
  for (const step of steps) {
    const arrived = step.map(({ from, to }) => {
      const origin = then.get(from);
      return [to, origin === undefined ? from : origin] as const;
    });
    for (const { from } of step) then.set(from, null);
    for (const [to, origin] of arrived) then.set(to, origin);
  }
  return [...then].flatMap(([from, to]) => (to === null || to === from ? [] : [{ from, to }]));
}

/** What makes a page another: the entities that it read, and the hour from which it says something else. */
export class Reads {
  readonly #sql: Statements;

  constructor(sql: Statements) {
    this.#sql = sql;
  }

  /** Paths of the pages of a release that read one of the entities. */
  pagesReading(keys: readonly string[], release: number): Set<string> {
    const rows = this.#sql.all(
      `select distinct e.path from json_each(:keys) k join entities n on n.key = k.value
       join reads r on r.entity = n.id join entries e on e.id = r.entry where ${LIVE}`,
      { keys: JSON.stringify(keys), release },
    );
    return new Set(rows.map(({ path }) => path as string));
  }

  /** Entities that a page of a release read. */
  readsOf(path: string, release: number): string[] {
    return this.#sql
      .all(
        `select n.key from entries e join reads r on r.entry = e.id join entities n on n.id = r.entity
       where e.path = :path and ${LIVE} order by n.key`,
        { path, release },
      )
      .map(({ key }) => key as string);
  }

  /** Pages of the live release whose text may be another at `now`. */
  duePages(now: Date): string[] {
    return this.#sql
      .all(
        `select path from entries where until is null and due is not null and due <= :now
        and since <= (select max(id) from releases)`,
        { now: now.getTime() },
      )
      .map(({ path }) => path as string);
  }

  /** When the first page of the live release may be another; null when none ever is. */
  nextDue(): Date | null {
    const due = this.#sql.one(
      `select min(due) as due from entries where until is null and due is not null
        and since <= (select max(id) from releases)`,
    )?.['due'];
    return typeof due === 'number' ? new Date(due) : null;
  }
}

/** What whoever makes a release does to the tables, inside a transaction. */
/** Number of the newest release; 0 before the first. */
export function newestRelease(db: DatabaseSync): number {
  return db.prepare('select coalesce(max(id), 0) as id from releases').get()?.['id'] as number;
}

/** Takes away what drafts left that were never published. */
export function clearDrafts(db: DatabaseSync): void {
  deleteEntries(db, 'since > ?', newestRelease(db));
}

/**
 * Deletes the entries of a condition with one parameter, and what only they needed. It costs what
 * is deleted, whatever is left. Answers how many they were.
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

/** Where left addresses lead in a release. */
export function movesOf(db: DatabaseSync, release: number): Map<string, string> {
  const rows = db
    .prepare(
      `select from_path, to_path from moves
       where since <= :release and (until is null or until > :release) order by from_path`,
    )
    .all({ release });
  return new Map(rows.map((row) => [row['from_path'] as string, row['to_path'] as string]));
}

/** Notes the moves that a release makes; `instead` are addresses that lead elsewhere all the same. */
export function makeMoves(
  db: DatabaseSync,
  release: number,
  moves: readonly Move[],
  instead: Moves = new Map(),
): void {
  if (moves.length === 0 && instead.size === 0) return;
  const before = movesOf(db, release);
  const after = new Map([...afterMoves(before, moves), ...instead]);
  const end = db.prepare('update moves set until = ? where from_path = ? and until is null');
  const add = db.prepare('insert into moves (from_path, to_path, since) values (?, ?, ?)');
  for (const [from, to] of before) if (after.get(from) !== to) end.run(release, from);
  for (const [from, to] of after) if (before.get(from) !== to) add.run(from, to, release);
  const step = db.prepare('insert into steps (release, from_path, to_path) values (?, ?, ?)');
  for (const { from, to } of moves) step.run(release, from, to);
}
