/**
 * Reads the APIs into the store, once, in parallel. Everything is written in one transaction
 * at the end: a sync that fails leaves the last snapshot as it was.
 */
import { LOCALES } from '../../domain/shared/common.ts';
import type { OnStep } from '../../domain/content/publishing.ts';
import type { Ask } from './ask.ts';
import { Held, type HeldRecords } from './held.ts';
import { keys } from './reads.ts';
import { parallel } from './parallel.ts';
import type { Changes, SnapshotStore } from './store.ts';
import type { Fetch, SyncContext } from './sync-context.ts';
import { editedEntities, syncEdited } from './sync-edited.ts';
import { syncContent } from './sync-content.ts';
import { syncLists } from './sync-lists.ts';
import { syncProducts } from './sync-products.ts';
import { syncStructure } from './sync-structure.ts';

/** Requests under way at once. */
const REQUESTS_AT_ONCE = 8;

export interface SyncOptions {
  onProgress?: OnStep;
  /** Names like `product:123456`: what these touch is read; null: everything. */
  edited?: readonly string[] | null;
  /** What stays as it is, whatever the APIs say. */
  held?: HeldRecords;
  /** Whether no category and no product is an answer; APIs elsewhere that give none are ill. */
  mayBeEmpty?: boolean;
}

/** An entity that stays, since another is held: to be held with it. */
export interface Stay {
  key: string;
  /** Key of what is held. */
  holder: string;
  /** JSON. */
  record: string;
}

export interface SyncResult {
  changes: Changes;
  requests: number;
  notModified: number;
  stays: Stay[];
}

/**
 * Brings the store up to date with the APIs: with all of them, or with what some edited entities
 * touch. Throws `ApiError` when they cannot be read.
 */
export async function sync(
  store: SnapshotStore,
  ask: Ask,
  now: Date,
  options: SyncOptions = {},
): Promise<SyncResult> {
  const { onProgress = () => {}, edited = null, held: records = new Map() } = options;
  const held = new Held(records, store.namesNow());
  const changes: Changes = { added: [], changed: [], removed: [] };
  let requests = 0;
  let notModified = 0;
  const stays: Stay[] = [];

  const seen = new Set<string>();
  const asked = new Set<string>();

  const keepHeld = () => {
    for (const [key, record] of held.records()) {
      if (record === null) store.remove(key);
      else if (held.isFixed(key)) put(key, record, true);
    }
  };

  const put = (key: string, value: unknown, isHeld = false) => {
    if (!isHeld && held.isFixed(key)) return;
    seen.add(key);
    const outcome = store.put(key, value);
    if (outcome !== 'same') changes[outcome].push(key);
  };

  const one = async ({ question, keys, store: keep }: Fetch): Promise<void> => {
    if (keys?.every((key) => held.isFixed(key))) return;
    // Two that ask the same, as the lists of two brands of one name, are each answered in full.
    const asking = JSON.stringify({ ...question, keys });
    const request = `${question.locale} ${question.endpoint.path} ${asking}`;
    asked.add(request);
    const known = store.etags.get(request);
    const answer = await ask(question, known?.etag ?? null);
    requests += 1;
    if (answer.notModified) {
      notModified += 1;
      for (const key of known?.keys ?? []) seen.add(key);
      return;
    }
    const data = held.apply(answer.data, question.endpoint, question.locale);
    const given = new Set(keys);
    keep(data, (key, value) => {
      given.add(key);
      context.put(key, value);
    });
    // Once it is let go, the answer must be read again.
    const isOwn = data === answer.data && ![...given].some((key) => held.has(key));
    // What gives no entity is of use in itself, and read each time.
    if (answer.etag && isOwn && given.size > 0)
      store.etags.set(request, answer.etag, [...given], isWhole);
  };

  const context: SyncContext = {
    ask,
    held,
    mayBeEmpty: options.mayBeEmpty ?? false,
    put: (key, value) => put(key, value),
    seen: (key) => seen.has(key),
    stay(entities, holder) {
      if (!held.has(holder)) return;
      for (const key of entities) {
        const record = store.json(key);
        if (record === null) continue;
        seen.add(key);
        stays.push({ key, holder, record });
      }
    },
    async fetchAll(label, fetches) {
      let done = 0;
      await parallel(fetches, REQUESTS_AT_ONCE, async (item) => {
        await one(item);
        onProgress(label, ++done, fetches.length);
      });
    },
  };

  const named = edited && editedEntities(edited);
  // Only a whole reading knows what is no more, and an edit is judged against one.
  // Where a held one now belongs is not known: what is known of it is how it was.
  const isHeld = named?.products.some((id) =>
    LOCALES.some((locale) => held.has(keys.product(id, locale))),
  );
  const isWhole = !named || isHeld || store.mustReadAll() || !store.has(keys.productPaths());
  await store.transaction(async () => {
    keepHeld();
    if (isWhole) {
      await syncStructure(context, store);
      await syncContent(context, store);
      await syncProducts(context, store);
      await syncLists(context, store, now);
      changes.removed = store.removeUnseen(seen);
      store.hasReadAll();
      // Some products are asked for together once, and never so again.
      store.etags.keep(asked);
    } else {
      await syncEdited(context, store, named, now);
    }
    store.setNamesNow(held.namesNow());
    store.setReadAt(now);
  });
  return { changes, requests, notModified, stays };
}
