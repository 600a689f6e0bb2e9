import { Releases } from '../releases/releases.ts';
import { type ApiClient, createApiClient } from '../snapshot/api-client.ts';
import type { SnapshotStore } from '../snapshot/store.ts';
import { type InheritedPin, sync, type SyncOptions } from '../snapshot/sync.ts';
import { withBuildLock } from './build-lock.ts';
import { ensureIntactSnapshot, withStore } from './intact-snapshot.ts';

/**
 * Brings the snapshot up to date, except for pinned entities. Returns the entities that must be
 * pinned along with those. Rejects as `sync` does.
 */
export async function readApis(
  store: SnapshotStore,
  releases: Releases,
  ask: ApiClient,
  now: Date,
  options: Omit<SyncOptions, 'held'>,
): Promise<InheritedPin[]> {
  store.unpublished.settle(releases.current()?.id ?? 0);
  const { inheritedPins } = await sync(store, ask, now, {
    ...options,
    pins: releases.pins.records(),
  });
  return inheritedPins;
}

/**
 * Reads everything, for a build into a folder. A rollback does not wait for it: reading restarts
 * afterwards.
 */
export async function readAllApis(
  dataDir: string,
  apiUrl: string,
  options: Omit<SyncOptions, 'held'>,
): Promise<void> {
  await ensureIntactSnapshot(dataDir);
  await withBuildLock(dataDir, async (giveWay) => {
    const releases = new Releases(dataDir);
    try {
      const ask = createApiClient(apiUrl, { signal: giveWay });
      await withStore(dataDir, (store) => readApis(store, releases, ask, new Date(), options));
    } finally {
      releases.close();
    }
  });
}
