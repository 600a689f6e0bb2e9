import type { PinnedRecord } from '../releases/pins.ts';
import { Releases } from '../releases/releases.ts';
import { NOT_SHARED, type Sharing } from '../releases/shared/manifest.ts';
import { insertRollback } from '../releases/roll-back.ts';
import type { SnapshotStore } from '../snapshot/store.ts';
import { withBuildLock } from './build-lock.ts';
import { withStore } from './intact-snapshot.ts';

/**
 * Makes an earlier release live again, and pins the entities that this reverts
 * (docs/decisions/0012). Does not wait for a build: a running one starts again afterwards. Returns
 * the number of the new release; rejects where the earlier one is not kept.
 */
export function rollBack(
  dataDir: string,
  to: number,
  by: string,
  now: Date,
  sharing: Sharing = NOT_SHARED,
): Promise<number> {
  const run = async (store: SnapshotStore) => {
    const releases = new Releases(dataDir);
    try {
      const live = releases.current()?.id ?? 0;
      store.unpublished.settleRelease(live);
      const undone = releases.edits.changedSince(to);
      const left = store.unpublished.changes();
      const known = new Set(undone.map(({ key }) => key));
      // Without the live release in the snapshot, the current records are unknown.
      const isOfLive = store.unpublished.publishedRelease() === live;
      store.unpublished.expectRelease(live + 1, [
        ...undone,
        ...left.filter(({ key }) => !known.has(key)),
      ]);
      const release = insertRollback(dataDir, to, {
        madeAt: now,
        madeBy: by,
        edits: undone.flatMap(({ key, name }) =>
          isOfLive ? [{ key, name, before: store.unpublished.publishedJson(key) }] : [],
        ),
        pins: undone.flatMap((edit) => pinsOf(store, edit)),
      });
      store.unpublished.settleRelease(release);
      return release;
    } finally {
      releases.close();
    }
  };
  return withBuildLock(dataDir, () => sharing.publishing(() => withStore(dataDir, run)), {
    rank: 'rollback',
  });
}

const LIST_KEY = /^list:(category|brand):(\d+):|^shelf:(\d+):/;

/** Pins for an edited entity: its record, or the list of a deleted category or brand. */
function pinsOf(
  store: SnapshotStore,
  { key, name, before }: { key: string; name: string | null; before: string | null },
): PinnedRecord[] {
  if (name !== null) return [{ key, name, record: before }];
  const [, kind, list, shelf] = LIST_KEY.exec(key) ?? [];
  const id = list ?? shelf;
  if (id === undefined || before === null || store.has(key)) return [];
  return [{ key, name: `${kind === 'brand' ? 'brand' : 'webnode'}:${id}`, record: before }];
}
