/** What whoever makes a release does to the tables, inside a transaction. */
import type { DatabaseSync } from 'node:sqlite';
import type { Release } from './releases.ts';

/** Number of the newest release; 0 before the first. */
export function newestRelease(db: DatabaseSync): number {
  return db.prepare('select coalesce(max(id), 0) as id from releases').get()?.['id'] as number;
}

/** Takes away what drafts left that were never published. */
export function clearDrafts(db: DatabaseSync): void {
  const newest = newestRelease(db);
  const left = 'select id from entries where since > ?';
  db.prepare(`delete from reads where entry in (${left})`).run(newest);
  db.prepare('delete from entries where since > ?').run(newest);
}

export function insertRelease(db: DatabaseSync, release: Release): void {
  db.prepare(
    `insert into releases (id, kind, code, made_at, made_by, reason, seconds, rendered, changed)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    release.id,
    release.kind,
    release.code,
    release.madeAt.toISOString(),
    release.madeBy,
    release.reason,
    release.seconds,
    release.rendered,
    release.changed,
  );
}
