/** What whoever makes a release does to the tables, inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import { afterMoves, type Move, type Moves } from './moves.ts';

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
