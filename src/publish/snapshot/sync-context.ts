import type { ApiReader, ApiRequest } from './api-client.ts';
import type { PinnedRecords } from './pinned-records.ts';
import type { SnapshotStore } from './store.ts';

/** A request and the keys of the entities in its response. */
export interface EntityFetch {
  request: ApiRequest;
  /** Keys that the response will contain, if known beforehand. */
  keys?: string[];
  store(data: unknown, put: (key: string, value: unknown) => void): void;
}

/** State shared by the steps of a sync. */
export interface SyncContext {
  api: ApiReader;
  pinned: PinnedRecords;
  /** A shop without categories and products may be new; otherwise this indicates a failing API. */
  mayBeEmpty: boolean;
  put(key: string, value: unknown): void;
  /** Returns whether this sync has read the entity. */
  hasRead(key: string): boolean;
  /** Pins these entities along with `holder`, because the APIs no longer return them. */
  pinWith(entities: readonly string[], holder: string): void;
  /** Fetches all of them, in parallel; `label` names the step in the progress. */
  fetchAll(label: string, fetches: EntityFetch[]): Promise<void>;
}

/** Removes those of the given entities that this sync requested but did not receive. */
export function removeMissingEntities(
  context: SyncContext,
  store: SnapshotStore,
  requestedKeys: readonly string[],
): void {
  for (const key of requestedKeys) if (!context.hasRead(key)) store.remove(key);
}

/** Removes the entities whose keys begin so, where this sync requested all and did not receive them. */
export function removeMissingFrom(
  context: SyncContext,
  store: SnapshotStore,
  prefixes: readonly string[],
): void {
  for (const prefix of prefixes) removeMissingEntities(context, store, store.keysFrom(prefix));
}
