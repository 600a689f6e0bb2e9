import { LOCALES } from '../domain/locales.ts';
import type { Locale } from '../domain/entities/common.ts';
import { isRoutePath } from '../i18n/href.ts';
import { contentKey, keys } from './keys.ts';
import type { SnapshotStore } from './store.ts';
import { faqFetch, hasPage, pageFetch, sharedFetch, syncContent } from './sync-content.ts';
import { type Fetch, removeUnseen, type SyncContext } from './sync-context.ts';
import { syncStructure } from './sync-structure.ts';

const NAME = /^(content:\/|shared:|faq(?![^:]))([^:]*?)(?::(nl|en))?$/;

/** What of the content was edited, by the names that the snapshot has. */
export class EditedContent {
  /** Paths without language; without one the page of every language that has the path. */
  readonly pages: { path: string; locale: Locale | null }[] = [];
  readonly shared = new Set<Locale>();
  readonly faq = new Set<Locale>();
  hasConfig = false;
  /** Pages may have come, gone or moved. */
  hasPaths = false;

  /** False where a name is of another kind. */
  add(name: string): boolean {
    if (name === keys.config()) return (this.hasConfig = true);
    const [, kind, rest = '', locale] = NAME.exec(name) ?? [];
    if (kind === undefined) return false;
    const locales = locale ? [locale as Locale] : LOCALES;
    if (kind === 'content:/') {
      this.pages.push({ path: contentKey(rest), locale: (locale as Locale) ?? null });
    } else {
      for (const one of locales) (kind === 'faq' ? this.faq : this.shared).add(one);
      this.hasPaths ||= rest === 'pathItems';
    }
    return true;
  }
}

/** Reads again what is named; everything of content where pages came, went or moved. */
export async function syncEditedContent(
  context: SyncContext,
  store: SnapshotStore,
  edited: EditedContent,
): Promise<void> {
  if (edited.hasConfig) {
    await syncStructure(context, store);
    const prefixes = ['webnode:', 'brand:', 'store:'];
    removeUnseen(
      context,
      store,
      prefixes.flatMap((prefix) => store.keysFrom(prefix)),
    );
  }
  const known = edited.pages.flatMap(({ path, locale }) =>
    (locale ? [locale] : LOCALES).flatMap((one) =>
      store.has(keys.content(path, one)) ? [{ path, locale: one }] : [],
    ),
  );
  const named = new Set(known.map(({ path }) => path));
  const isNew = edited.pages.some(({ path }) => !named.has(path));
  if (edited.hasPaths || isNew) return syncAllContent(context, store);

  await context.fetchAll('Reading content', [
    ...known.map(({ path, locale }): Fetch => pageFetch(path, locale)),
    ...[...edited.shared].map((locale) => sharedFetch(context, locale)),
    ...[...edited.faq].map(faqFetch),
  ]);
  // A page that became a 404, or is none any more, changes which pages there are.
  const isMoved = known.some(({ path, locale }) => {
    const isListed = store.has(keys.contentPathAt(path, locale));
    const address = `/${[locale === 'en' && 'en', path].filter(Boolean).join('/')}`;
    return !isRoutePath(address, locale) && isListed !== hasPage(store, path, locale);
  });
  if (isMoved) return syncAllContent(context, store);
  const gone = [...edited.shared].flatMap((locale) =>
    store.keysFrom('shared:').filter((key) => key.endsWith(`:${locale}`)),
  );
  removeUnseen(context, store, gone);
}

/** All pages and groups; those that are no more leave the store. */
export async function syncAllContent(context: SyncContext, store: SnapshotStore): Promise<void> {
  await syncContent(context, store);
  const prefixes = ['content', 'shared:'];
  removeUnseen(
    context,
    store,
    prefixes.flatMap((prefix) => store.keysFrom(prefix)),
  );
}
