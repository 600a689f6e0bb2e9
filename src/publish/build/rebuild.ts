/**
 * Renders the pages that an edit affects (`affected-pages.ts`) and publishes them
 * (docs/decisions/0010).
 */
import { variantBrand } from '../../brands/site-brand.ts';
import { type Locale, LOCALES } from '../../domain/shared/common.ts';
import type { Env } from '../../env.ts';
import { type RouteName, routePath } from '../../routes.ts';
import { keys, changedName } from '../snapshot/reads.ts';
import { isProductPaths } from '../snapshot/paths.ts';
import type { PathEntry } from '../snapshot/reader.ts';
import type { SnapshotStore } from '../snapshot/store.ts';
import { removesTooManyPages } from '../../domain/content/publishing.ts';
import { formatNumber } from '../../domain/shared/money.ts';
import { Draft } from '../releases/draft.ts';
import { draftThread, type DraftWork } from '../releases/draft-thread.ts';
import type { Edit } from '../releases/release.ts';
import type { Releases } from '../releases/releases.ts';
import { brandFiles } from '../bundle/brand-files.ts';
import { type HeadersFile, sitemapFiles, rootTextFiles } from './root-files.ts';
import { type BuildContext, buildSite } from './build-site.ts';
import { releaseOutput, type Output } from './output.ts';
import { renderPages } from '../renderer/render-pages.ts';
import { type MovedProducts, SITEMAP_PREFIX } from './sitemap.ts';
import {
  decidesPaths,
  type FullBuildReason,
  fullBuildReason,
  type PageChanges,
  addressChanges,
  affectedPages,
} from './affected-pages.ts';

/**
 * For each kind of entity, by the key of its path list: the route of its pages, and the route's
 * parameter.
 */
const PAGES_BY_PATH_LIST = new Map<string, { route: RouteName; param: string }>([
  [keys.webNodePaths(), { route: 'product-lister-all', param: 'pathMatch' }],
  [keys.brandPaths(), { route: 'brand-url', param: 'url' }],
  [keys.storePaths(), { route: 'store-detail-url', param: 'url' }],
]);
const PRODUCT_PAGE = { route: 'product-detail-url', param: 'url' } as const;

/** Addresses of entities when last published, each with the current address. */
export function pageMoves(store: SnapshotStore, env: Env): { from: string; to: string }[] {
  const { slug } = variantBrand(env);
  const moves: { from: string; to: string }[] = [];
  const addMoves = (
    before: Record<Locale, string>,
    now: Record<Locale, string>,
    route: RouteName,
    param: string,
  ) => {
    for (const locale of LOCALES) {
      if (before[locale] === now[locale]) continue;
      const addressOf = (url: string) => routePath(route, locale, slug, { [param]: url });
      moves.push({ from: addressOf(before[locale]), to: addressOf(now[locale]) });
    }
  };
  for (const key of store.unpublished.keys()) {
    const kind = isProductPaths(key) ? PRODUCT_PAGE : PAGES_BY_PATH_LIST.get(key);
    if (!kind) continue;
    const now = new Map(toList<PathEntry>(store.get(key)).map(({ id, url }) => [id, url]));
    for (const { id, url } of toList<PathEntry>(store.unpublished.publishedState(key))) {
      const after = now.get(id);
      if (after) addMoves(url, after, kind.route, kind.param);
    }
  }
  type Content = { key: string; path: Record<Locale, string> };
  const pages = keys.contentPaths();
  const now = new Map(toList<Content>(store.get(pages)).map(({ key, path }) => [key, path]));
  for (const { key, path } of toList<Content>(store.unpublished.publishedState(pages))) {
    const after = now.get(key);
    if (after) addMoves(path, after, 'all', 'pathMatch');
  }
  return moves;
}

const toList = <T>(value: unknown): T[] => (value ?? []) as T[];

export interface RebuildOptions extends BuildContext {
  env: Env;
  store: SnapshotStore;
  releases: Releases;
  headersFile: HeadersFile;
  now: Date;
  by: string;
  reason: string;
  mayLosePages: boolean;
  /** Called with the reason when everything is rendered. */
  onFullBuild?(why: FullBuildReason): void;
  onPage?(done: number, total: number): void;
}

export interface PublishResult {
  kind: 'full' | 'rebuild';
  /** Number of the release that is live now. */
  release: number;
  /** Pages that were rendered. */
  rendered: number;
  /** Paths that differ from before. */
  changed: number;
  seconds: number;
}

/**
 * From this number of pages on, the draft is written in a thread of its own. With fewer it is not
 * worth starting one: the two renderers already use two cores.
 */
const LARGE_REBUILD_PAGES = 800;

/** Entities that determine which addresses the sitemap lists. */
const decidesSitemap = (key: string) => decidesPaths(key) || key.startsWith('content:');

/**
 * Makes the live release equal to a full build of the snapshot. Returns null if it already is. New
 * code renders all pages. If a page fails it rejects, and the live release stays.
 */
export async function publishChanges(options: RebuildOptions): Promise<PublishResult | null> {
  const { store, bundle, now } = options;
  const start = performance.now();
  const whyFull = fullBuildReason(options);
  const isFull = whyFull !== null;
  if (whyFull) options.onFullBuild?.(whyFull);
  const changes = isFull ? null : await affectedPages(options);
  const edited = changes?.edited ?? store.unpublished.keys();
  if (changes && edited.length === 0 && changes.pages.length === 0) return null;
  if (!options.mayLosePages) await rejectLosingPages(options, changes);

  const { DATA_DIR } = options.env;
  const isLarge = !changes || changes.pages.length > LARGE_REBUILD_PAGES;
  const draft = isLarge ? draftThread(DATA_DIR) : new Draft(DATA_DIR);
  try {
    const output = releaseOutput(draft, { isFull });
    if (edited.some(decidesPaths)) {
      for (const { from, to } of pageMoves(store, options.env)) await draft.move(from, to);
    }
    const rendered = changes
      ? await renderChanged(options, draft, output, changes)
      : await buildSite({ ...options, output });
    const release = await draft.release;
    const seconds = (performance.now() - start) / 1000;
    const kind = isFull ? 'full' : 'rebuild';
    const facts = {
      kind,
      code: bundle.code,
      madeAt: now,
      madeBy: options.by,
      reason: options.reason,
      seconds,
      rendered,
    } as const;
    // Edits are only stored if their earlier state is known, since a rollback restores it.
    const edits = store.unpublished.publishedRelease() === release - 1 ? editsOf(store) : [];
    store.unpublished.expectRelease(release);
    const changed = await draft.publish(facts, edits);
    store.unpublished.settleRelease(release);
    return { kind, release, rendered, changed, seconds };
  } finally {
    await draft.close();
  }
}

/**
 * Rejects if a large share of the live pages would disappear; moved pages count under their new
 * address. The next job then reads everything, since the data is suspect.
 */
async function rejectLosingPages(
  { releases, renderer, store }: RebuildOptions,
  changes: PageChanges | null,
): Promise<void> {
  const live = releases.current();
  if (!live || changes?.gone.length === 0) return;
  const before = releases.pages(live.id).length;
  const lost = before - (await renderer.paths()).length;
  if (!removesTooManyPages(before, lost)) return;
  store.requireFullRead();
  const formatCount = (value: number) => formatNumber(value, 'en');
  throw new Error(
    `${formatCount(lost)} of ${formatCount(before)} pages would be no more: an API may have answered with a part of its data.`,
  );
}

function editsOf(store: SnapshotStore): Edit[] {
  return store.unpublished.changes().map((change) => {
    const { key, before } = change;
    return { key, name: changedName(change), before };
  });
}

/** Products whose address in the sitemap changed; null: all may have. */
function movedProducts(store: SnapshotStore, edited: readonly string[]): MovedProducts | null {
  if (edited.includes(keys.config())) return null;
  const { gone, added } = addressChanges(store, edited);
  const ids = new Set([...gone, ...added].map(({ id }) => id));
  return { ids, addedCount: added.length - gone.length };
}

async function renderChanged(
  options: RebuildOptions,
  draft: DraftWork,
  output: Output,
  { edited, pages, gone }: PageChanges,
): Promise<number> {
  const { releases, reader, env } = options;
  for (const file of gone) await draft.remove(file);
  await renderPages(pages, { ...options, output });
  const before = (await draft.release) - 1;
  const sitemap = edited.some(decidesSitemap)
    ? await sitemapFiles(reader, env, movedProducts(options.store, edited))
    : null;
  if (sitemap) {
    const parts = releases.pathsBelow(SITEMAP_PREFIX, before);
    for (const path of parts) if (!(path in sitemap)) await draft.remove(path);
  }
  const otherFiles = {
    ...sitemap,
    ...rootTextFiles(reader, env),
    ...(await brandFiles(options.bundle.files, env, reader.config().brand)),
    _headers: options.headersFile(await output.scriptHashes()),
  };
  for (const [path, text] of Object.entries(otherFiles)) {
    if (text === null) continue;
    const body = Buffer.from(text);
    if (!releases.hasSameBody(path, body, before)) await output.put({ path, body });
  }
  return pages.length;
}
