import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { SiteBrand } from '../../../src/brands/brands.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import type { Publishing } from '../../platform/publishing/publishing.ts';
import { upcomingChanges } from './content.ts';
import { ContentStore } from './documents.ts';
import { LiveContent } from './live-content.ts';
import { type Draft, Drafts } from './editing/drafts.ts';
import { Editing, publishPlanned } from './editing/editing.ts';
import { MediaLibrary } from './media.ts';
import { fillEmptyDatabase } from './transfer.ts';

interface OpenContentOptions {
  db: Kysely<Database>;
  brand: SiteBrand;
  /** Folder with the initial content of an empty database. */
  firstContent: string;
  /** The current number of products. */
  productCount(): number;
  /** Null if this process does not publish. */
  publishing: Publishing | null;
  /** True if another process publishes what is queued here. */
  isShared: boolean;
  /** Called when responses changed: caches must be cleared. */
  onChange(): void;
  /** Called when a planned draft is published, in its transaction. */
  onPlanned(draft: Draft, trx: Transaction<Database>): Promise<void>;
  log: Logger;
  now(): Date;
}

export interface OpenContent {
  live: LiveContent;
  media: MediaLibrary;
  editing: Editing;
  store: ContentStore;
  /**
   * Loads what other processes published. Returns the names of the entities that changed since the
   * last call, also those that the timer loaded.
   */
  reloadIfChanged(): Promise<string[]>;
  close(): void;
}

/** Other processes may publish on the same database. */
const POLL_EVERY_MS = 1_000;

/**
 * Opens the live content: changes published by any process soon become live in all of them, as do
 * dated content and planned drafts.
 */
export async function openContent(options: OpenContentOptions): Promise<OpenContent> {
  const { db, brand, publishing, log, now } = options;
  await fillEmptyDatabase(db, options.firstContent, now());
  const live = await LiveContent.open(db, brand.slug);
  const fillValues = () => ({ brand, count: options.productCount(), now: now() });
  /** Plans publications for the times at which dated content changes pages without an edit. */
  const planDatedChanges = () => {
    for (const at of upcomingChanges(live.editorial().content, now())) {
      const hookId = `content dates ${at.toISOString()}`;
      publishing
        ?.requestPublication({ names: null, by: 'calendar', reason: 'A date has come', at, hookId })
        .catch((error: unknown) => log.error({ err: error }, 'A date is not planned'));
    }
  };
  const store = new ContentStore({
    ...{ db, live, fillValues, log, now },
    hasPublisher: publishing !== null || options.isShared,
    onChange() {
      options.onChange();
      planDatedChanges();
    },
  });
  planDatedChanges();
  const editing = new Editing({
    db,
    store,
    drafts: new Drafts(db, now),
    slug: brand.slug,
    fillValues,
  });
  const planned = publishPlanned(editing, {
    onPublished: options.onPlanned,
    onError: (error) => log.error({ err: error }, 'A plan failed'),
  });
  /** Names of entities that the timer found changed, until `reloadIfChanged` returns them. */
  const unreportedNames = new Set<string>();
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    store
      .reloadIfChanged()
      .then((names) => names.forEach((name) => unreportedNames.add(name)))
      .catch((error: unknown) => log.error({ err: error }, 'The content could not be read again'))
      .finally(() => (isLooking = false));
  }, POLL_EVERY_MS).unref();
  return {
    ...{ live, editing, store },
    media: new MediaLibrary(db, store),
    async reloadIfChanged() {
      for (const name of await store.reloadIfChanged()) unreportedNames.add(name);
      const names = [...unreportedNames];
      unreportedNames.clear();
      return names;
    },
    close() {
      clearInterval(timer);
      planned.stop();
    },
  };
}
