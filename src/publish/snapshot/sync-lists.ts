import type { SearchResultRecord, ListOptionsRecord } from '../../api/search/calls.ts';
import { isBrandField } from '../../domain/frame/brand.ts';
import { shownFacets, shownValues } from '../../domain/listing/facets.ts';
import type { ListKey } from './reader.ts';
import { withStockAsOneOrNone } from './sync-products.ts';
import { LOCALES, type Locale } from '../../domain/shared/common.ts';
import { mapBrand } from '../../api/brands/client.ts';
import type { BrandRecord } from '../../api/brands/calls.ts';
import type { ConfigRecord } from '../../api/config/calls.ts';
import type { ContentGroupRecord } from '../../api/content/calls.ts';
import { mapContentGroup } from '../../api/content/client.ts';
import type { ProductRecord } from '../../api/products/calls.ts';
import { SEARCH, mapListOptions } from '../../api/search/client.ts';
import type { WebNodeRecord } from '../../api/webnodes/calls.ts';
import { listBanner } from '../../domain/listing/list-banner.ts';
import {
  defaultListState,
  type ListScope,
  searchRequest,
} from '../../domain/listing/list-state.ts';
import { keys } from './reads.ts';
import { putListPaths, PROMOTIONS } from './paths.ts';
import { teasersOf } from './product-teasers.ts';
import type { SnapshotStore } from './store.ts';
import type { EntityFetch, SyncContext } from './sync-context.ts';

/**
 * The prerendered part of a list: suggestions for empty results are live data, and the list of one
 * brand has no other brand to filter by.
 */
function staticList(record: SearchResultRecord, { kind }: ListKey): SearchResultRecord {
  const facets = (record.Facets ?? []).filter(
    ({ Field }) => kind !== 'brand' || !isBrandField(Field),
  );
  return {
    ...record,
    PopularCategories: null,
    PopularBrands: null,
    AlternativeSuggestions: null,
    Products: record.Products.map((product) => ({
      ...withStockAsOneOrNone(product),
      WebNode: null,
    })),
    Facets: shownFacets(facets).map((facet) => ({
      ...facet,
      Values: shownValues(facet.Values),
    })),
    WebNodeStats: shownValues(record.WebNodeStats ?? []),
  };
}

/** Recommendation strategy for the home page (spec 2 §9). */
const HOME_STRATEGY = 'home popular';
const HOME_PRODUCT_COUNT = 8;

/** First page of every list in its default state, and the home page's products. */
export async function syncLists(
  context: SyncContext,
  store: SnapshotStore,
  now: Date,
): Promise<void> {
  const shown = putListPaths(context, store, now);
  await fetchLists(context, store, (locale) => shown[locale]);
}

/** Reads only the wanted lists. `mayDiffer`: the set of lists may have changed too. */
export async function syncSomeLists(
  context: SyncContext,
  store: SnapshotStore,
  now: Date,
  { wanted, mayDiffer }: { wanted: readonly ListKey[]; mayDiffer: boolean },
): Promise<void> {
  if (!mayDiffer) {
    const isThere = (key: ListKey, locale: Locale) => store.has(keys.list(key, locale));
    return fetchLists(context, store, (locale) => wanted.filter((key) => isThere(key, locale)));
  }
  const shown = putListPaths(context, store, now);
  const names = new Set(wanted.map((key) => keys.list(key, 'nl')));
  const isWanted = (key: ListKey) => names.has(keys.list(key, 'nl'));
  await fetchLists(context, store, (locale) => shown[locale].filter(isWanted));
}

async function fetchLists(
  context: SyncContext,
  store: SnapshotStore,
  listsIn: (locale: Locale) => readonly ListKey[],
): Promise<void> {
  await context.fetchAll(
    'Reading lists',
    LOCALES.flatMap((locale) => [
      ...listsIn(locale).map((key) => listFetch(context, store, key, locale)),
      popularFetch(locale),
    ]),
  );
}

function listFetch(
  context: SyncContext,
  store: SnapshotStore,
  key: ListKey,
  locale: Locale,
): EntityFetch {
  const { scope, depth, holder } = listPlaceOf(store, key, locale);
  const options = mapListOptions(store.get(keys.listOptions(locale)) as ListOptionsRecord);
  const hasRightBanner = listBanner(key, depth, discountBanners(store, locale)) !== null;
  const request = searchRequest(scope, defaultListState(options, { hasRightBanner }), options);
  const entity = keys.list(key, locale);
  const shelf = key.kind === 'category' ? keys.shelf(key.id, locale) : null;
  const entities = shelf ? [entity, shelf] : [entity];
  return {
    request: { endpoint: SEARCH.results, locale, query: { ...request } },
    keys: entities,
    store(data, put) {
      const result = data as SearchResultRecord | null;
      // A pinned category or brand that was closed or deleted later keeps its last list.
      if (!result) return context.pinWith(entities, holder);
      put(entity, staticList(result, key));
      if (shelf) put(shelf, teasersOf(result));
    },
  };
}

function discountBanners(store: SnapshotStore, locale: Locale) {
  const group = store.get(keys.shared('discountBanners', locale)) as ContentGroupRecord | null;
  return group && mapContentGroup(group);
}

/** Returns per language whether banners stand beside lists, in the place of a product. */
export function bannerPresence(store: SnapshotStore): string {
  const isThere = (locale: Locale) =>
    listBanner({ kind: 'category' }, 0, discountBanners(store, locale)) !== null;
  return LOCALES.map(isThere).join();
}

/** The query of a list, its depth below the roots, and its subject. */
function listPlaceOf(
  store: SnapshotStore,
  key: ListKey,
  locale: Locale,
): { scope: ListScope; depth: number; holder: string } {
  switch (key.kind) {
    case 'category': {
      const holder = keys.webNode(key.id, locale);
      const node = store.get(holder) as WebNodeRecord;
      return { scope: { categoryId: key.id }, depth: node.Ancestors?.length ?? 0, holder };
    }
    case 'promotion': {
      const { SpecialWebNodes = {} } = store.get(keys.config()) as ConfigRecord;
      const { specialWebNode } = PROMOTIONS.find(({ name }) => name === key.name)!;
      const categoryId = SpecialWebNodes![specialWebNode]!;
      return { scope: { categoryId }, depth: 0, holder: keys.webNode(categoryId, locale) };
    }
    case 'brand': {
      const holder = keys.brand(key.id, locale);
      const brand = mapBrand(store.get(holder) as BrandRecord);
      return { scope: { brand: brand.parameter }, depth: 0, holder };
    }
  }
}

function popularFetch(locale: Locale): EntityFetch {
  const key = keys.popularProducts(locale);
  return {
    request: {
      endpoint: SEARCH.recommendations,
      locale,
      query: { strategyString: HOME_STRATEGY, pageSize: HOME_PRODUCT_COUNT },
    },
    keys: [key],
    store: (data, put) => put(key, ((data ?? []) as ProductRecord[]).map(withStockAsOneOrNone)),
  };
}
