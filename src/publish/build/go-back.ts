import type { HeldRecord } from '../releases/held.ts';
import { Releases } from '../releases/releases.ts';
import { rollBack } from '../releases/roll-back.ts';
import type { SnapshotStore } from '../snapshot/store.ts';
import { withBuildLock } from './build-lock.ts';
import { withStore } from './sound-snapshot.ts';

/**
 * Makes what an earlier release was live again, and holds the entities that this takes back
 * (docs/decisions/0012). Waits for no build: one under way begins again after it. Answers the number
 * of the new release; rejects where the earlier one is not kept.
 */
export function goBack(dataDir: string, to: number, by: string, now: Date): Promise<number> {
  const run = async (store: SnapshotStore) => {
    const releases = new Releases(dataDir);
    try {
      const live = releases.current()?.id ?? 0;
      store.unpublished.settle(live);
      const undone = releases.edits.since(to);
      const left = store.unpublished.changes();
      const known = new Set(undone.map(({ key }) => key));
      // A snapshot that does not know the live release cannot tell what this takes back.
      const isOfLive = store.unpublished.publishedRelease() === live;
      store.unpublished.expect(live + 1, [...undone, ...left.filter(({ key }) => !known.has(key))]);
      const release = rollBack(dataDir, to, {
        madeAt: now,
        madeBy: by,
        edits: undone.flatMap(({ key, name }) =>
          isOfLive ? [{ key, name, before: store.unpublished.beforeJson(key) }] : [],
        ),
        hold: undone.flatMap((edit) => holdOf(store, edit)),
      });
      store.unpublished.settle(release);
      return release;
    } finally {
      releases.close();
    }
  };
  return withBuildLock(dataDir, () => withStore(dataDir, run), { rank: 'rollback' });
}

const LIST = /^list:(category|brand):(\d+):|^shelf:(\d+):/;

/** The records of what was edited, and the list of a category or brand that is no more. */
function holdOf(
  store: SnapshotStore,
  { key, name, before }: { key: string; name: string | null; before: string | null },
): HeldRecord[] {
  if (name !== null) return [{ key, name, record: before }];
  const [, kind, list, shelf] = LIST.exec(key) ?? [];
  const id = list ?? shelf;
  if (id === undefined || before === null || store.has(key)) return [];
  return [{ key, name: `${kind === 'brand' ? 'brand' : 'webnode'}:${id}`, record: before }];
}
