import { openReleaseFile, transaction } from './layout.ts';
import { clearDrafts, insertRelease, newestRelease } from './rows.ts';

/**
 * Makes a new release that is what an earlier one was: history stays a line, and who rolled
 * back stands in it. It costs what differs between the two. Answers its number; throws where
 * the release is not kept or is the live one.
 */
export function rollBack(
  dataDir: string,
  to: number,
  { madeAt, madeBy }: { madeAt: Date; madeBy: string },
): number {
  const db = openReleaseFile(dataDir);
  try {
    return transaction(db, () => {
      const release = newestRelease(db) + 1;
      const target = db.prepare('select code from releases where id = ?').get(to);
      if (!target) throw new Error(`Release ${to} is not kept.`);
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
      // A path that was replaced ended and came back: one change.
      const back = db
        .prepare(
          `select count(*) as n from entries n where n.since = :release and exists (
             select 1 from entries o where o.path = n.path and o.until = :release)`,
        )
        .get({ release })?.['n'] as number;
      insertRelease(db, {
        id: release,
        kind: 'rollback',
        code: target['code'] as string,
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
