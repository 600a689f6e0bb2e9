import { LOCALES, type Locale } from '../../domain/shared/common.ts';
import { CONTENT } from '../../api/content/client.ts';
import type { ContentPageRecord } from '../../api/content/calls.ts';
import { PAGE_GROUPS, PAGE_KINDS, SHARED_GROUPS } from '../../domain/content/content.ts';
import { STATUS } from '../../domain/frame/status.ts';
import { isRoutePath } from '../../i18n/href.ts';
import { contentKey, keys } from './reads.ts';
import { HTML_FIELDS, sanitiseFields } from './sanitise.ts';
import type { SnapshotStore } from './store.ts';
import type { EntityFetch, SyncContext } from './sync-context.ts';

const CULTURES: Record<Locale, string> = { nl: 'nl-NL', en: 'en-US' };

/** All FAQ entries belong to this name. */
const FAQ_NAME = 'klantenservice';

/** A content page in each language; `key` links them. */
export interface ContentPath {
  key: string;
  path: Record<Locale, string>;
}

/** Content pages, the groups that all pages share, and the FAQ. */
export async function syncContent(context: SyncContext, store: SnapshotStore): Promise<void> {
  await context.fetchAll(
    'Reading menus and FAQ',
    LOCALES.flatMap((locale) => [sharedFetch(context, locale), faqFetch(locale)]),
  );

  const paths = contentPaths(store);
  await context.fetchAll(
    'Reading content pages',
    paths.flatMap(({ path }) => LOCALES.map((locale) => pageFetch(path[locale], locale))),
  );
  const ownPages = paths.filter(
    ({ path }) =>
      !isRoutePath(`/${path.nl}`) &&
      LOCALES.every((locale) => hasPage(store, path[locale], locale)),
  );
  context.put(keys.contentPaths(), ownPages);
  // Stored one by one as well, so that a new page only affects the pages that use it.
  for (const { key, path } of ownPages) {
    context.put(keys.contentPath(key), path);
    for (const locale of LOCALES) context.put(keys.contentPathAt(path[locale], locale), { key });
  }
}

/**
 * For the route `all`, a not-found status or an article of type 404 is a 404 (spec 1 §4.4): such a
 * path has no page, and the not-found page answers it.
 */
export function hasPage(store: SnapshotStore, path: string, locale: Locale): boolean {
  const record = store.get(keys.content(path, locale)) as ContentPageRecord | null;
  return record !== null && record.Status !== STATUS.NotFound && record.Article?.Type !== '404';
}

/** All groups that pages share. */
export const sharedFetch = ({ pinned }: SyncContext, locale: Locale): EntityFetch => ({
  request: {
    endpoint: CONTENT.page,
    locale,
    body: { url: '/', parts: SHARED_GROUPS, pageMeta: false },
  },
  store(data, put) {
    const parts = (data as ContentPageRecord | null)?.Parts ?? [];
    const safe = parts.map((part) => sanitiseFields(part, HTML_FIELDS.content, true));
    for (const part of safe) put(keys.shared(part.Name, locale), part);
    const found = pinned.pinnedOrGiven(
      keys.shared('siteBanners', locale),
      safe.find(({ Name }) => Name === 'siteBanners'),
    );
    const banners = found?.Kind === 'banners' ? found.Items : [];
    const ordered = banners.map((banner, at) => ({ ...banner, at }));
    for (const kind of PAGE_KINDS) {
      const ownBanners = ordered.filter(({ ShowOn }) => ShowOn?.includes(kind));
      put(keys.siteBanners(kind, locale), ownBanners);
    }
  },
});

export const faqFetch = (locale: Locale): EntityFetch => ({
  request: {
    endpoint: CONTENT.faq,
    locale,
    params: { name: FAQ_NAME, culture: CULTURES[locale] },
  },
  store: (data, put) =>
    put(keys.faq(locale), sanitiseFields(data ?? [], HTML_FIELDS.content, true)),
});

/** The content of one page. `path`: without its language, and without slashes at its ends. */
export const pageFetch = (path: string, locale: Locale): EntityFetch => ({
  request: {
    endpoint: CONTENT.page,
    locale,
    body: { url: `/${path}`, parts: PAGE_GROUPS, pageMeta: true },
  },
  keys: [keys.content(path, locale)],
  store: (data, put) =>
    data && put(keys.content(path, locale), sanitiseFields(data, HTML_FIELDS.content, true)),
});

/**
 * Paths of the content pages that exist in both languages, read from the content group that lists
 * them. Includes routes that show the text of such a page.
 */
function contentPaths(store: SnapshotStore): ContentPath[] {
  const byKey = new Map<string, Partial<Record<Locale, string>>>();
  for (const locale of LOCALES) {
    const group = store.get(keys.shared('pathItems', locale)) as {
      Items?: { Code?: string | null; Url: string }[];
    } | null;
    for (const item of group?.Items ?? []) {
      if (!item.Code) continue;
      byKey.set(item.Code, { ...byKey.get(item.Code), [locale]: contentKey(item.Url) });
    }
  }
  return [...byKey].flatMap(([key, { nl, en }]) =>
    nl !== undefined && en !== undefined ? [{ key, path: { nl, en } }] : [],
  );
}
