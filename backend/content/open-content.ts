import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { SiteBrand } from '../../src/brands/brands.ts';
import type { Env } from '../../src/env.ts';
import type { Database } from '../db/schema/database.ts';
import type { Publishing } from '../publishing/publishing.ts';
import { changedEntities } from './changed-entities.ts';
import { comingDates } from './content-dates.ts';
import { type Draft, Drafts } from './editing/drafts.ts';
import { Editing } from './editing/editing.ts';
import { publishPlanned } from './editing/planned.ts';
import { keepContent } from './keep-content.ts';
import { LiveContent } from './live-content.ts';
import { CONTENT_DIR } from './load-content.ts';
import { Media } from './media/media.ts';

interface Options {
  db: Kysely<Database>;
  env: Env;
  brand: SiteBrand;
  /** How many products there are now. */
  productCount(): number;
  /** Null where nobody publishes. */
  publishing: Publishing | null;
  /** What was answered before is another now. */
  onChange(): void;
  /** A draft was published, since its time had come. */
  onPlanned(draft: Draft): Promise<void>;
  log: Logger;
  now(): Date;
}

export interface OpenContent {
  live: LiveContent;
  media: Media;
  editing: Editing;
  /** Reads the folder now; answers the names of the entities that are another. */
  look(): string[];
  close(): void;
}

/**
 * The content folder as the shop lives with it: what changes in it is published, by whoever and
 * whenever, and so is what its dates and the plans of editors say.
 */
export function openContent(options: Options): OpenContent {
  const { db, env, brand, publishing, log, now } = options;
  const live = new LiveContent(env.CONTENT_DIR || CONTENT_DIR, env.DATA_DIR, brand.slug);
  const around = () => ({ brand, count: options.productCount(), now: now() });
  const keeper = keepContent(live, log, (change, by) => {
    options.onChange();
    const names = changedEntities(change.before, change.now, around());
    planDates();
    if (names.length > 0) {
      publishing
        ?.edited(names, change.files.join(', '), by)
        .catch((error: unknown) => log.error({ err: error }, 'The content is not published'));
    }
    return names;
  });
  /** Dates of the content make other pages, though nobody edits anything then. */
  const planDates = () => {
    for (const at of comingDates(live.editorial().content, now())) {
      const hookId = `content dates ${at.toISOString()}`;
      publishing
        ?.ask({ names: null, by: 'calendar', reason: 'A date has come', at, hookId })
        .catch((error: unknown) => log.error({ err: error }, 'A date is not planned'));
    }
  };
  planDates();
  const editing = new Editing({
    live,
    drafts: new Drafts(db, now),
    slug: brand.slug,
    around,
    look: keeper.look,
  });
  const planned = publishPlanned(editing, {
    onPublished: (draft) => options.onPlanned(draft),
    onError: (error) => log.error({ err: error }, 'A plan failed'),
  });
  return {
    live,
    media: new Media(live.dir),
    editing,
    look: () => keeper.look(),
    close() {
      keeper.close();
      planned.stop();
    },
  };
}
