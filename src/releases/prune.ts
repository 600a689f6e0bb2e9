import { openReleaseFile, transaction } from './layout.ts';
import { deleteEntries } from './rows.ts';

/** What the next releases will fill is not given back: moving what lies behind it takes longer. */
const SPARE = 0.1;

/**
 * Forgets all but the last `keep` releases, and gives the disk back what only they needed,
 * once it is a tenth of the file.
 * Answers how many were forgotten.
 */
export function prune(dataDir: string, keep: number): number {
  const db = openReleaseFile(dataDir);
  try {
    const oldest = db
      .prepare('select id from releases order by id desc limit 1 offset ?')
      .get(keep - 1)?.['id'] as number | undefined;
    if (oldest === undefined) return 0;
    const forgotten = transaction(db, () => {
      deleteEntries(db, 'until <= ?', oldest);
      db.prepare('delete from moves where until <= ?').run(oldest);
      db.prepare('delete from steps where release <= ?').run(oldest);
      db.prepare('delete from edits where release <= ?').run(oldest);
      return db.prepare('delete from releases where id < ?').run(oldest).changes as number;
    });
    const count = (pragma: string) => db.prepare(`pragma ${pragma}`).get()?.[pragma] as number;
    if (count('freelist_count') > SPARE * count('page_count')) {
      db.exec('pragma incremental_vacuum');
    }
    return forgotten;
  } finally {
    db.close();
  }
}
