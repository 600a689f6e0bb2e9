import type { Releases } from '../releases/releases.ts';
import type { Ask } from '../snapshot/ask.ts';
import type { SnapshotStore } from '../snapshot/store.ts';
import { sync, type SyncOptions } from '../snapshot/sync.ts';

/** Brings the snapshot up to date, but for what rollbacks hold. Rejects as `sync` does. */
export async function readApis(
  store: SnapshotStore,
  releases: Releases,
  ask: Ask,
  now: Date,
  options: Omit<SyncOptions, 'held'>,
): Promise<void> {
  store.settle(releases.current()?.id ?? 0);
  await sync(store, ask, now, { ...options, held: releases.heldRecords() });
}
