/**
 * Reads the APIs into the store, once, in parallel. Writes everything in one transaction at the
 * end, so a failed sync leaves the last snapshot unchanged.
 */
import { LOCALES } from '../../domain/shared/common.ts';
import type { OnStep } from '../../domain/content/publishing.ts';
import type { ApiReader } from './api-client.ts';
import { PinnedRecords, type PinnedJson } from './pinned-records.ts';
import { keys } from './reads.ts';
import { parallel } from './parallel.ts';
import type { Changes, SnapshotStore } from './store.ts';
import type { EntityFetch, SyncContext } from './sync-context.ts';
import { editedEntities, syncEdited } from './sync-edited.ts';
import { syncContent } from './sync-content.ts';
import { syncGroups } from './sync-groups.ts';
import { syncLists } from './sync-lists.ts';
import { syncProducts } from './sync-products.ts';
import { syncStructure } from './sync-structure.ts';

/** Maximum number of concurrent requests. */
const REQUEST_CONCURRENCY = 8;

export interface SyncOptions {
  onProgress?: OnStep;
  /** Names like `product:123456`: only what these affect is read; null: everything. */
  edited?: readonly string[] | null;
  /** Pinned records, which replace the answers of the APIs. */
  pins?: PinnedJson;
  /**
   * Whether an answer without any category or product is valid; external APIs that return none are
   * broken.
   */
  mayBeEmpty?: boolean;
}

/** An entity to pin because it belongs to a pinned one. */
export interface InheritedPin {
  key: string;
  /** Key of the pinned entity that it belongs to. */
  source: string;
  /** JSON. */
  record: string;
}

export interface SyncResult {
  changes: Changes;
  requests: number;
  notModified: number;
  inheritedPins: InheritedPin[];
}

/**
 * Updates the store from the APIs: everything, or what some edited entities affect. Throws
 * `ApiError` if they cannot be read.
 */
export async function sync(
  store: SnapshotStore,
  api: ApiReader,
  now: Date,
  options: SyncOptions = {},
): Promise<SyncResult> {
  const { onProgress = () => {}, edited = null, pins: records = new Map() } = options;
  const pinned = new PinnedRecords(records, store.pinnedBrandNames());
  const changes: Changes = { added: [], changed: [], removed: [] };
  let requests = 0;
  let notModified = 0;
  const inheritedPins: InheritedPin[] = [];

  const seen = new Set<string>();
  const asked = new Set<string>();

  const applyPins = () => {
    for (const [key, record] of pinned.records()) {
      if (record === null) store.remove(key);
      else if (pinned.isFixed(key)) put(key, record, true);
    }
  };

  const put = (key: string, value: unknown, isPinned = false) => {
    if (!isPinned && pinned.isFixed(key)) return;
    seen.add(key);
    const outcome = store.put(key, value);
    if (outcome !== 'same') changes[outcome].push(key);
  };

  const fetchOne = async ({ request, keys, store: storeData }: EntityFetch): Promise<void> => {
    if (keys?.every((key) => pinned.isFixed(key))) return;
    // Identical requests, such as the lists of two brands with one name, are each answered in full.
    const fields = JSON.stringify({ ...request, keys });
    const requestKey = `${request.locale} ${request.endpoint.path} ${fields}`;
    asked.add(requestKey);
    const known = store.etags.get(requestKey);
    const answer = await api(request, known?.etag ?? null);
    requests += 1;
    if (answer.notModified) {
      notModified += 1;
      for (const key of known?.keys ?? []) seen.add(key);
      return;
    }
    const data = pinned.apply(answer.data, request.endpoint, request.locale);
    const given = new Set(keys);
    storeData(data, (key, value) => {
      given.add(key);
      context.put(key, value);
    });
    // No ETag: once the entity is unpinned, the response must be read again.
    const isOwn = data === answer.data && ![...given].some((key) => pinned.has(key));
    // A request without entities is needed for its response itself, so it is sent each time.
    if (answer.etag && isOwn && given.size > 0)
      store.etags.set(requestKey, answer.etag, [...given], isWhole);
  };

  const context: SyncContext = {
    api,
    pinned,
    mayBeEmpty: options.mayBeEmpty ?? false,
    put: (key, value) => put(key, value),
    hasRead: (key) => seen.has(key),
    pinWith(entities, source) {
      if (!pinned.has(source)) return;
      for (const key of entities) {
        const record = store.jsonOf(key);
        if (record === null) continue;
        seen.add(key);
        inheritedPins.push({ key, source, record });
      }
    },
    async fetchAll(label, fetches) {
      let done = 0;
      await parallel(fetches, REQUEST_CONCURRENCY, async (item) => {
        await fetchOne(item);
        onProgress(label, ++done, fetches.length);
      });
    },
  };

  const named = edited && editedEntities(edited);
  // Only a full reading shows what was deleted. Where a pinned entity belongs now is unknown, so
  // its last known place is kept.
  const isPinned = named?.products.some((id) =>
    LOCALES.some((locale) => pinned.has(keys.product(id, locale))),
  );
  // The pinned records do not say which categories they belong to.
  const isPinnedBelow = named !== null && named.categories.length > 0 && records.size > 0;
  let isWhole =
    isPinnedBelow || !named || isPinned || store.mustReadAll() || !store.has(keys.productCount());
  await store.transaction(async () => {
    applyPins();
    if (!isWhole) isWhole = !(await syncEdited(context, store, named!, now));
    if (isWhole) {
      await syncStructure(context, store);
      await syncContent(context, store);
      syncGroups(context, store, await syncProducts(context, store));
      await syncLists(context, store, now);
      changes.removed = store.removeUnseen(seen);
      store.markFullyRead();
      // Drops the ETags of other requests: an edit asks for a combination of products that will not
      // be requested again.
      store.etags.keepOnly(asked);
    }
    store.setPinnedBrandNames(pinned.currentNames());
    store.setReadAt(now);
  });
  return { changes, requests, notModified, inheritedPins };
}
