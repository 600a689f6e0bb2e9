import { Releases } from '../releases/releases.ts';
import { type Ask, createAsk } from '../snapshot/ask.ts';
import type { SnapshotStore } from '../snapshot/store.ts';
import { type Stay, sync, type SyncOptions } from '../snapshot/sync.ts';
import { withBuildLock } from './build-lock.ts';
import { ensureSoundSnapshot, withStore } from './sound-snapshot.ts';

/**
 * Brings the snapshot up to date, but for what rollbacks hold. Answers what is to be held with that
 * from now on. Rejects as `sync` does.
 */
export async function readApis(
  store: SnapshotStore,
  releases: Releases,
  ask: Ask,
  now: Date,
  options: Omit<SyncOptions, 'held'>,
): Promise<Stay[]> {
  store.unpublished.settle(releases.current()?.id ?? 0);
  const { stays } = await sync(store, ask, now, { ...options, held: releases.held.records() });
  return stays;
}

/** All of them, for a build into a folder. A rollback does not wait for it: it begins again after that. */
export async function readAllApis(
  dataDir: string,
  apiUrl: string,
  options: Omit<SyncOptions, 'held'>,
): Promise<void> {
  await ensureSoundSnapshot(dataDir);
  await withBuildLock(dataDir, async (giveWay) => {
    const releases = new Releases(dataDir);
    try {
      const ask = createAsk(apiUrl, { signal: giveWay });
      await withStore(dataDir, (store) => readApis(store, releases, ask, new Date(), options));
    } finally {
      releases.close();
    }
  });
}
