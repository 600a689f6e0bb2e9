import { openReleaseFile, transaction } from './layout.ts';
import { deleteEntries } from './statements.ts';

/**
 * Share of free space that is kept for the next releases: moving the pages behind it takes longer.
 */
const MAX_FREE_SHARE = 0.1;

/** Database pages freed per step: one takes a millisecond if others must move. */
const PAGES_PER_STEP = 100;

/** Entries deleted per transaction. */
const BATCH = 50;

/**
 * Deletes all but the last `keep` releases, and what only they used: files, entities, deploys.
 * Returns the space to the disk, except for a tenth of the file. Returns the number of deleted
 * releases.
 */
export function prune(dataDir: string, keep: number): number {
  const steps = pruning(dataDir, keep);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * The same in short steps, between which others can write. The caller may stop early; the next
 * pruning continues from there.
 */
export function* pruning(dataDir: string, keep: number): Generator<void, number> {
  const db = openReleaseFile(dataDir);
  try {
    const oldest = db
      .prepare('select id from releases order by id desc limit 1 offset ?')
      .get(keep - 1)?.['id'] as number | undefined;
    if (oldest === undefined) return 0;
    // First make them unreachable, so that no half-deleted release is ever visible.
    const forgotten = transaction(db, () => {
      db.prepare('delete from moves where until <= ?').run(oldest);
      db.prepare('delete from steps where release <= ?').run(oldest);
      db.prepare('delete from edits where release <= ?').run(oldest);
      db.prepare(
        `delete from deploys where release < ?
           and id not in (select max(id) from deploys group by site)`,
      ).run(oldest);
      return db.prepare('delete from releases where id < ?').run(oldest).changes as number;
    });
    const some = `id in (select id from entries where until <= ? limit ${BATCH})`;
    while (transaction(db, () => deleteEntries(db, some, oldest)) > 0) yield;

    const count = (pragma: string) => db.prepare(`pragma ${pragma}`).get()?.[pragma] as number;
    for (let free = count('freelist_count'); free > MAX_FREE_SHARE * count('page_count'); yield) {
      db.exec(`pragma incremental_vacuum(${PAGES_PER_STEP})`);
      const left = count('freelist_count');
      if (left >= free) break;
      free = left;
    }
    return forgotten;
  } finally {
    db.close();
  }
}
