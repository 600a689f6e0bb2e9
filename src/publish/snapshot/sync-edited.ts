/**
 * Reads again what an edit affects. For products: themselves, the lists that show or count them
 * and, if one was added, removed or moved, everything that counts and lists the range. For content:
 * the named pages and shared groups. The result in the store equals that of a full sync.
 */
import { LOCALES, type Locale } from '../../domain/shared/common.ts';
import { isRoutePath } from '../../i18n/href.ts';
import { contentKey, keys } from './reads.ts';
import type { SnapshotStore } from './store.ts';
import { faqFetch, hasPage, pageFetch, sharedFetch, syncContent } from './sync-content.ts';
import {
  type EntityFetch,
  removeMissingEntities,
  removeMissingFrom,
  type SyncContext,
} from './sync-context.ts';
import { syncEditedCategories, refreshStructure } from './sync-structure.ts';
import type { ConfigRecord } from '../../api/config/calls.ts';
import type { ProductRecord } from '../../api/products/calls.ts';
import type { WebNodeRecord } from '../../api/webnodes/calls.ts';
import { listedBrands, PROMOTIONS } from './paths.ts';
import { productAddress, putProductPaths, fetchProducts } from './sync-products.ts';
import type { ListKey, PathEntry } from './reader.ts';
import { bucketsOf, namedGroupMembers, syncSomeGroups } from './sync-groups.ts';
import { bannerPresence, syncLists, syncSomeLists } from './sync-lists.ts';

const CONTENT_NAME = /^(content:\/|shared:|faq(?![^:]))([^:]*?)(?::(nl|en))?$/;

/** The edited content, by name in the snapshot. */
export class EditedContent {
  /** Paths without language prefix; `locale` null: the pages of all languages with this path. */
  readonly pages: { path: string; locale: Locale | null }[] = [];
  readonly shared = new Set<Locale>();
  readonly faq = new Set<Locale>();
  hasConfig = false;
  /** True if pages may have been added, removed or moved. */
  hasPaths = false;

  /** Returns false for names of another kind. */
  add(name: string): boolean {
    if (name === keys.config()) return (this.hasConfig = true);
    const [, kind, rest = '', locale] = CONTENT_NAME.exec(name) ?? [];
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

/** Reads the named content; all content if pages were added, removed or moved. */
export async function syncEditedContent(
  context: SyncContext,
  store: SnapshotStore,
  edited: EditedContent,
): Promise<void> {
  if (edited.hasConfig) await refreshStructure(context, store);
  const knownPages = edited.pages.flatMap(({ path, locale }) =>
    (locale ? [locale] : LOCALES).flatMap((one) =>
      store.has(keys.content(path, one)) ? [{ path, locale: one }] : [],
    ),
  );
  const named = new Set(knownPages.map(({ path }) => path));
  const isNew = edited.pages.some(({ path }) => !named.has(path));
  if (edited.hasPaths || isNew) return syncAllContent(context, store);

  await context.fetchAll('Reading content', [
    ...knownPages.map(({ path, locale }): EntityFetch => pageFetch(path, locale)),
    ...[...edited.shared].map((locale) => sharedFetch(context, locale)),
    ...[...edited.faq].map(faqFetch),
  ]);
  // A page that became or stopped being a 404 changes which pages exist.
  const isMoved = knownPages.some(({ path, locale }) => {
    const isListed = store.has(keys.contentPathAt(path, locale));
    const address = `/${[locale === 'en' && 'en', path].filter(Boolean).join('/')}`;
    return !isRoutePath(address, locale) && isListed !== hasPage(store, path, locale);
  });
  if (isMoved) return syncAllContent(context, store);
  const removedGroups = [...edited.shared].flatMap((locale) =>
    store.keysFrom('shared:').filter((key) => key.endsWith(`:${locale}`)),
  );
  removeMissingEntities(context, store, removedGroups);
}

/** All pages and groups; removes from the store those that no longer exist. */
async function syncAllContent(context: SyncContext, store: SnapshotStore): Promise<void> {
  await syncContent(context, store);
  removeMissingFrom(context, store, ['content', 'shared:']);
}

/** Maximum number of edited entities. With more, a full sync needs fewer and larger requests. */
export const MAX_EDITED = 500;

const PRODUCT_NAME = /^product:(\d+)$/;
const CATEGORY_NAME = /^webnode:(\d+)$/;

export interface EditedEntities {
  products: number[];
  /** Ids of categories. */
  categories: number[];
  content: EditedContent;
}

/**
 * Parses names like `product:123456`, `content:/klantenservice` or `shared:footerMenu:nl`; null if
 * one is of another kind, or if there are so many that a full sync is faster.
 */
export function editedEntities(names: readonly string[]): EditedEntities | null {
  const ids = new Set<number>();
  const categories = new Set<number>();
  const content = new EditedContent();
  for (const name of names) {
    const id = PRODUCT_NAME.exec(name)?.[1];
    const category = CATEGORY_NAME.exec(name)?.[1];
    if (id) ids.add(Number(id));
    else if (category) categories.add(Number(category));
    else if (!content.add(name)) return null;
  }
  if (names.length === 0 || ids.size > MAX_EDITED) return null;
  return { products: [...ids], categories: [...categories], content };
}

/** Returns false if the edit affects so much that everything is to be read. */
export async function syncEdited(
  context: SyncContext,
  store: SnapshotStore,
  { products, categories, content }: EditedEntities,
  now: Date,
): Promise<boolean> {
  const banners = bannerPresence(store);
  const special = promotionCategories(store);
  // Everything must be read: the record of a product does not name the promotions that show it.
  if (categories.some((id) => special.has(id))) return false;
  const renamed =
    categories.length > 0 ? await syncEditedCategories(context, store, categories) : [];
  if (renamed === null) return false;
  const ids = [...new Set([...products, ...renamed])];
  if (ids.length > 0) await syncEditedProducts(context, store, ids, now, renamed.length > 0);
  if (categories.length > 0) {
    if (renamed.length === 0) await syncAllContent(context, store);
    await syncSomeLists(context, store, now, {
      wanted: categories.map((id) => ({ kind: 'category' as const, id })),
      mayDiffer: true,
    });
  }
  await syncEditedContent(context, store, content);
  if (bannerPresence(store) !== banners) await syncLists(context, store, now);
  return true;
}

async function syncEditedProducts(
  context: SyncContext,
  store: SnapshotStore,
  ids: readonly number[],
  now: Date,
  isRenamed: boolean,
): Promise<void> {
  const before = new Map(ids.map((id) => [id, recordOf(store, id)]));
  const ranges = rangeFieldsOf(store, ids);
  const named = namedGroupMembers(store, ids);
  const buckets = bucketsOf(store, [...new Set([...ids, ...named])]);
  await fetchProducts(context, store, ids);
  const others = await syncEditedGroups(context, store, { ids, named, buckets });
  const after = new Map(ids.map((id) => [id, recordOf(store, id)]));

  const mayDiffer = isRenamed || rangeFieldsOf(store, ids) !== ranges;
  if (mayDiffer) {
    // These run in parallel: neither needs the other's result.
    await Promise.all([refreshStructure(context, store), syncAllContent(context, store)]);
    putProductPaths(context, store, ids, { isWhole: false });
  }
  // Lists that show one card per group count the other members by the products that were edited.
  const records = [
    ...[...before.values(), ...after.values()],
    ...others.map((id) => recordOf(store, id)),
  ].filter((record) => record !== null);
  await syncSomeLists(context, store, now, { wanted: listsOf(store, records), mayDiffer });
}

/**
 * Reads the other members of named groups again, whose records list the edited products, and
 * computes the groups of all of them. Returns the other members.
 */
async function syncEditedGroups(
  context: SyncContext,
  store: SnapshotStore,
  {
    ids,
    named,
    buckets,
  }: { ids: readonly number[]; named: number[]; buckets: Map<number, string> },
): Promise<number[]> {
  const edited = new Set(ids);
  const members = new Set([...named, ...namedGroupMembers(store, ids)]);
  const others = [...members].filter((id) => !edited.has(id));
  const knownBuckets = bucketsOf(store, others);
  if (others.length > 0) await fetchProducts(context, store, others);
  syncSomeGroups(context, store, [...ids, ...others], new Map([...knownBuckets, ...buckets]));
  return others;
}

function recordOf(store: SnapshotStore, id: number, locale: Locale = 'nl'): ProductRecord | null {
  return store.get(keys.product(id, locale)) as ProductRecord | null;
}

/**
 * Returns the fields of products that affect more than their own lists, as text. An address may
 * differ per language.
 */
function rangeFieldsOf(store: SnapshotStore, ids: readonly number[]): string {
  const ranges = ids.map((id) =>
    LOCALES.map((locale) => {
      const record = recordOf(store, id, locale);
      if (!record) return null;
      const { Visibility, State, Orderable, WebNode, Brand } = record;
      return [productAddress(record), Visibility, State, Orderable, WebNode?.Id, Brand?.Id];
    }),
  );
  return JSON.stringify(ranges);
}

/**
 * Promotion categories: a product may be in one besides its own category, which its record does not
 * show.
 */
function promotionCategories(store: SnapshotStore): Set<number> {
  const { SpecialWebNodes = {} } = store.get(keys.config()) as ConfigRecord;
  const found = new Set<number>();
  const walk = (id: number) => {
    found.add(id);
    const node = store.get(keys.webNode(id, 'nl')) as WebNodeRecord | null;
    for (const child of node?.Children ?? []) if (!found.has(child.Id)) walk(child.Id);
  };
  for (const id of Object.values(SpecialWebNodes ?? {})) walk(id);
  return found;
}

function everyCategory(store: SnapshotStore): number[] {
  return ((store.get(keys.webNodePaths()) ?? []) as PathEntry[]).map(({ id }) => id);
}

/** Lists that may show one of the products: of their categories and brand, and promotions. */
function listsOf(store: SnapshotStore, records: readonly ProductRecord[]): ListKey[] {
  const categories = promotionCategories(store);
  const brands = new Set<number>();
  for (const { WebNode, Brand } of records) {
    if (Brand) brands.add(Brand.Id);
    if (!WebNode) continue;
    const node = store.get(keys.webNode(WebNode.Id, 'nl')) as WebNodeRecord | null;
    // The ancestors of a closed category are unknown: any list may show the product.
    const above = node ? (node.Ancestors ?? []).map(({ Id }) => Id) : everyCategory(store);
    for (const id of [WebNode.Id, ...above]) categories.add(id);
  }
  return [
    ...PROMOTIONS.map(({ name }) => ({ kind: 'promotion' as const, name })),
    ...[...categories].map((id) => ({ kind: 'category' as const, id })),
    ...brandsOfSameName(store, brands).map((id) => ({ kind: 'brand' as const, id })),
  ];
}

/** Lists filter by brand name, so brands with the same name share their products. */
function brandsOfSameName(store: SnapshotStore, ids: ReadonlySet<number>): number[] {
  const found = LOCALES.flatMap((locale) => {
    const all = listedBrands(store, locale);
    const asked = new Set(all.filter(({ id }) => ids.has(id)).map(({ parameter }) => parameter));
    return all.filter(({ parameter }) => asked.has(parameter)).map(({ id }) => id);
  });
  return [...new Set(found)];
}
