import type { ApiClient, ApiRequest } from './api-client.ts';
import type { PinnedRecords } from './pinned-records.ts';
import type { SnapshotStore } from './store.ts';

/** One request and the entities that its data gives. */
export interface Fetch {
  question: ApiRequest;
  /** The keys that the answer will give, where they are known before. */
  keys?: string[];
  store(data: unknown, put: (key: string, value: unknown) => void): void;
}

/** The state that the steps of a sync share. */
export interface SyncContext {
  ask: ApiClient;
  pinned: PinnedRecords;
  /** A shop without categories and products is new, and not APIs that fail to tell of them. */
  mayBeEmpty: boolean;
  put(key: string, value: unknown): void;
  /** True when this sync has read the entity. */
  seen(key: string): boolean;
  /** Pins these entities along with `holder`, because the APIs no longer return them. */
  pinWith(entities: readonly string[], holder: string): void;
  /** Fetches all of them, in parallel; `label` names the step in the progress. */
  fetchAll(label: string, fetches: Fetch[]): Promise<void>;
}

/** Removes those of some entities that this sync asked for and did not get. */
export function removeUnseen(
  context: SyncContext,
  store: SnapshotStore,
  asked: readonly string[],
): void {
  for (const key of asked) if (!context.seen(key)) store.remove(key);
}
