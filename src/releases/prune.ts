import { openReleaseFile, transaction } from './layout.ts';

/**
 * Forgets all but the last `keep` releases, and gives the disk back what only they needed.
 * Answers how many were forgotten.
 */
export function prune(dataDir: string, keep: number): number {
  const db = openReleaseFile(dataDir);
  try {
    const forgotten = transaction(db, () => {
      const oldest = db
        .prepare('select min(id) as id from (select id from releases order by id desc limit ?)')
        .get(keep)?.['id'] as number | null;
      if (oldest === null) return 0;
      const over = 'select id from entries where until is not null and until <= :oldest';
      db.prepare(`delete from reads where entry in (${over})`).run({ oldest });
      db.prepare(`delete from entries where id in (${over})`).run({ oldest });
      db.prepare('delete from bodies where id not in (select body from entries)').run();
      db.prepare('delete from host_digests where digest not in (select digest from bodies)').run();
      db.prepare('delete from script_sets where id not in (select scripts from entries)').run();
      db.prepare('delete from moves where until <= ?').run(oldest);
      db.prepare('delete from steps where release <= ?').run(oldest);
      db.prepare('delete from edits where release <= ?').run(oldest);
      return db.prepare('delete from releases where id < ?').run(oldest).changes as number;
    });
    db.exec('pragma incremental_vacuum');
    return forgotten;
  } finally {
    db.close();
  }
}
