import type { DatabaseSync } from 'node:sqlite';
import { type Edit, insertEdits, insertRelease } from './release.ts';
import { type PinnedRecord, insertPins } from './pins.ts';
import { openReleaseFile, inTransaction } from './layout.ts';
import { clearDrafts, newestRelease } from './statements.ts';
import { type Redirect, reverseRedirects, saveRedirects, redirectsOf } from './redirects.ts';

export interface RollbackFacts {
  madeAt: Date;
  madeBy: string;
  /** The entities it reverts, in their current state. */
  edits?: readonly Edit[];
  pins?: readonly PinnedRecord[];
}

/**
 * Adds a new release with the content of an earlier one, so that the history stays linear and shows
 * the rollback. The cost depends on how much the two differ. Pages that moved in between get
 * redirects back. Returns the number of the new release; throws if the earlier one is no longer
 * kept.
 */
export function insertRollback(
  dataDir: string,
  to: number,
  { madeAt, madeBy, edits = [], pins = [] }: RollbackFacts,
): number {
  const db = openReleaseFile(dataDir);
  try {
    return inTransaction(db, () => {
      const release = newestRelease(db) + 1;
      const target = db.prepare('select code from releases where id = ?').get(to);
      if (!target) throw new Error(`Release ${to} is not kept.`);
      // If a full build is reverted, the release after this one must be a full build too.
      const wasMadeAnew = db
        .prepare("select 1 from releases where id > ? and kind = 'full'")
        .get(to);
      // Deletes rows of unpublished drafts, which would otherwise become part of this release.
      clearDrafts(db);

      const wasLive = 'since <= :to and (until is null or until > :to)';
      const hasSameEntry = `exists (select 1 from entries t where t.path = e.path and t.body = e.body
        and t.since <= :to and (t.until is null or t.until > :to))`;
      const ended = db
        .prepare(
          `update entries as e set until = :release where until is null and not ${hasSameEntry}`,
        )
        .run({ release, to }).changes as number;
      const missing = db
        .prepare(
          `select id from entries e where ${wasLive} and not exists (
             select 1 from entries n where n.path = e.path and n.until is null)`,
        )
        .all({ to });
      const insertCopy = db.prepare(
        `insert into entries (path, body, scripts, is_page, due, since)
         select path, body, scripts, is_page, due, ? from entries where id = ?`,
      );
      const insertReads = db.prepare(
        'insert into reads (entity, entry) select entity, ? from reads where entry = ?',
      );
      for (const { id } of missing) {
        const { lastInsertRowid } = insertCopy.run(release, id as number);
        insertReads.run(lastInsertRowid, id as number);
      }
      // An entry with the same bytes may have been made from other entities.
      db.prepare(
        `insert or ignore into reads (entity, entry) select r.entity, e.id from entries e
         join entries t on t.path = e.path and t.body = e.body and t.id <> e.id
           and t.since <= :to and (t.until is null or t.until > :to)
         join reads r on r.entry = t.id where e.until is null`,
      ).run({ to });
      // A replaced path was both ended and added, but counts once.
      const replaced = db
        .prepare(
          `select count(*) as n from entries n where n.since = :release and exists (
             select 1 from entries o where o.path = n.path and o.until = :release)`,
        )
        .get({ release })?.['n'] as number;
      revertRedirects(db, release, to);
      insertEdits(db, release, edits);
      insertPins(db, pins, { madeAt, madeBy });
      insertRelease(db, {
        id: release,
        kind: 'rollback',
        code: wasMadeAnew ? '' : (target['code'] as string),
        madeAt,
        madeBy,
        reason: `Back to release ${to}`,
        seconds: 0,
        rendered: 0,
        changed: ended + missing.length - replaced,
      });
      return release;
    });
  } finally {
    db.close();
  }
}

/** Restores the earlier redirects, and redirects newer addresses to the old ones. */
function revertRedirects(db: DatabaseSync, release: number, to: number): void {
  const steps = new Map<number, Redirect[]>();
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
  const redirectsBack = reverseRedirects([...steps.values()]).filter(
    (move) => isThere.get(`${move.to.slice(1) || 'index'}.html`) !== undefined,
  );
  saveRedirects(db, release, redirectsBack, redirectsOf(db, to));
}
