import type { DatabaseSync } from 'node:sqlite';
import { type Edit, insertEdits } from './edits.ts';
import { type HeldRecord, insertHeld } from './held.ts';
import { openReleaseFile, transaction } from './layout.ts';
import {
  type Move,
  wayBack,
  clearDrafts,
  makeMoves,
  movesOf,
  newestRelease,
} from './statements.ts';
import { insertRelease } from './release.ts';

export interface RollBackFacts {
  madeAt: Date;
  madeBy: string;
  /** The entities that it takes back, as they were until now. */
  edits?: readonly Edit[];
  hold?: readonly HeldRecord[];
}

/**
 * Makes a new release that is what an earlier one was: history stays a line, and who rolled
 * back stands in it. It costs what differs between the two. Pages that moved meanwhile lead back.
 * Answers its number; throws where the release is not kept.
 */
export function rollBack(
  dataDir: string,
  to: number,
  { madeAt, madeBy, edits = [], hold = [] }: RollBackFacts,
): number {
  const db = openReleaseFile(dataDir);
  try {
    return transaction(db, () => {
      const release = newestRelease(db) + 1;
      const target = db.prepare('select code from releases where id = ?').get(to);
      if (!target) throw new Error(`Release ${to} is not kept.`);
      // By another code, or from another snapshot: the next release is made anew as well.
      const wasMadeAnew = db
        .prepare("select 1 from releases where id > ? and kind = 'full'")
        .get(to);
      // They would pass for part of this one.
      clearDrafts(db);

      const wasLive = 'since <= :to and (until is null or until > :to)';
      const same = `exists (select 1 from entries t where t.path = e.path and t.body = e.body
        and t.since <= :to and (t.until is null or t.until > :to))`;
      const ended = db
        .prepare(`update entries as e set until = :release where until is null and not ${same}`)
        .run({ release, to }).changes as number;
      const missing = db
        .prepare(
          `select id from entries e where ${wasLive} and not exists (
             select 1 from entries n where n.path = e.path and n.until is null)`,
        )
        .all({ to });
      const copy = db.prepare(
        `insert into entries (path, body, scripts, is_page, due, since)
         select path, body, scripts, is_page, due, ? from entries where id = ?`,
      );
      const copyReads = db.prepare(
        'insert into reads (entity, entry) select entity, ? from reads where entry = ?',
      );
      for (const { id } of missing) {
        const { lastInsertRowid } = copy.run(release, id as number);
        copyReads.run(lastInsertRowid, id as number);
      }
      // What has the same bytes as then may have been made from other entities.
      db.prepare(
        `insert or ignore into reads (entity, entry) select r.entity, e.id from entries e
         join entries t on t.path = e.path and t.body = e.body and t.id <> e.id
           and t.since <= :to and (t.until is null or t.until > :to)
         join reads r on r.entry = t.id where e.until is null`,
      ).run({ to });
      // A path that was replaced ended and came back: one change.
      const back = db
        .prepare(
          `select count(*) as n from entries n where n.since = :release and exists (
             select 1 from entries o where o.path = n.path and o.until = :release)`,
        )
        .get({ release })?.['n'] as number;
      moveBack(db, release, to);
      insertEdits(db, release, edits);
      insertHeld(db, hold, { madeAt, madeBy });
      insertRelease(db, {
        id: release,
        kind: 'rollback',
        code: wasMadeAnew ? '' : (target['code'] as string),
        madeAt,
        madeBy,
        reason: `Back to release ${to}`,
        seconds: 0,
        rendered: 0,
        changed: ended + missing.length - back,
      });
      return release;
    });
  } finally {
    db.close();
  }
}

/** Addresses lead where they led then, and those that came later to the page as it was. */
function moveBack(db: DatabaseSync, release: number, to: number): void {
  const steps = new Map<number, Move[]>();
  const rows = db
    .prepare('select release, from_path, to_path from steps where release > ? order by release')
    .all(to);
  for (const row of rows) {
    const id = row['release'] as number;
    const step = steps.get(id) ?? [];
    steps.set(id, step);
    step.push({ from: row['from_path'] as string, to: row['to_path'] as string });
  }
  const isThere = db.prepare('select 1 from entries where path = ? and until is null');
  const back = wayBack([...steps.values()]).filter(
    (move) => isThere.get(`${move.to.slice(1) || 'index'}.html`) !== undefined,
  );
  makeMoves(db, release, back, movesOf(db, to));
}
