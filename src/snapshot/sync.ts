/**
 * Reads the APIs into the store, once, in parallel. Everything is written in one transaction
 * at the end: a sync that fails leaves the last snapshot as it was.
 */
import type { Ask } from './ask.ts';
import { parallel } from './parallel.ts';
import type { Changes, SnapshotStore } from './store.ts';
import type { Fetch, SyncContext } from './sync-context.ts';
import { syncContent } from './sync-content.ts';
import { syncLists } from './sync-lists.ts';
import { syncProducts } from './sync-products.ts';
import { syncStructure } from './sync-structure.ts';

/** Requests under way at once. */
const REQUESTS_AT_ONCE = 8;

export type OnProgress = (label: string, done: number, total: number) => void;

export interface SyncResult {
  changes: Changes;
  requests: number;
  notModified: number;
}

/** Brings the store up to date with the APIs. Throws `ApiError` when they cannot be read. */
export async function sync(
  store: SnapshotStore,
  ask: Ask,
  now: Date,
  onProgress: OnProgress = () => {},
): Promise<SyncResult> {
  const number = store.nextSync();
  const changes: Changes = { added: [], changed: [], removed: [] };
  let requests = 0;
  let notModified = 0;

  const put = (key: string, value: unknown) => {
    const outcome = store.put(key, value, number);
    if (outcome !== 'same') changes[outcome].push(key);
  };

  const one = async ({ question, keys, store: keep }: Fetch): Promise<void> => {
    const request = `${question.locale} ${question.endpoint.path} ${JSON.stringify(question)}`;
    const usable = keys !== undefined && keys.every((key) => store.has(key));
    const answer = await ask(question, usable ? store.etag(request) : null);
    requests += 1;
    if (answer.notModified) {
      notModified += 1;
      for (const key of keys ?? []) store.touch(key, number);
      return;
    }
    keep(answer.data, put);
    if (keys && answer.etag) store.setEtag(request, answer.etag);
  };

  const context: SyncContext = {
    ask,
    put,
    async fetchAll(label, fetches) {
      let done = 0;
      await parallel(fetches, REQUESTS_AT_ONCE, async (item) => {
        await one(item);
        onProgress(label, ++done, fetches.length);
      });
    },
  };

  await store.transaction(async () => {
    await syncStructure(context, store);
    await syncContent(context, store);
    await syncProducts(context, store);
    await syncLists(context, store, now);
    store.setReadAt(now);
    changes.removed = store.removeUnseen(number);
  });
  return { changes, requests, notModified };
}
