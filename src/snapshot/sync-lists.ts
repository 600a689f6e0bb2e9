import { mapBrands } from '../api/brands/mappers.ts';
import type { BrandRecord } from '../api/brands/wire.ts';
import type { ConfigRecord } from '../api/config/wire.ts';
import type { ContentGroupRecord } from '../api/content/wire.ts';
import { mapContentGroup } from '../api/content/mappers.ts';
import type { ProductRecord } from '../api/products/wire.ts';
import { SEARCH } from '../api/search/endpoints.ts';
import { mapListOptions } from '../api/search/mappers.ts';
import type { ListOptionsRecord, SearchResultRecord } from '../api/search/wire.ts';
import { mapStore } from '../api/stores/mappers.ts';
import type { StoreRecord } from '../api/stores/wire.ts';
import { mapWebNode } from '../api/webnodes/mappers.ts';
import type { WebNodeRecord } from '../api/webnodes/wire.ts';
import type { Brand } from '../domain/entities/brand.ts';
import type { Locale } from '../domain/entities/common.ts';
import { listBanner } from '../domain/list-banner.ts';
import { defaultListState, type ListScope, searchRequest } from '../domain/list-state.ts';
import { keys } from './keys.ts';
import { PROMOTIONS } from './promotions.ts';
import type { ListKey, PathEntry } from './reader.ts';
import { shelfOf, staticList } from './static-list.ts';
import { staticStock } from './static-stock.ts';
import type { SnapshotStore } from './store.ts';
import { type Fetch, LOCALES, type SyncContext } from './sync-context.ts';

/** Strategy of the recommendations that the home page shows (spec 2 §9). */
const HOME_POPULAR = 'home popular';
const HOME_POPULAR_COUNT = 8;

interface ListToFetch {
  key: ListKey;
  scope: ListScope;
  depth: number;
}

/**
 * First page of every list in its default state (or of those that `wanted` names), and the home
 * page's products.
 */
export async function syncLists(
  context: SyncContext,
  store: SnapshotStore,
  now: Date,
  wanted: (key: ListKey) => boolean = () => true,
): Promise<void> {
  const trees = LOCALES.map((locale) => categories(store, locale, now));
  const brands = LOCALES.map((locale) =>
    mapBrands((store.get(keys.brands(locale)) ?? []) as BrandRecord[]),
  );
  const [nodesNl, nodesEn] = trees;
  const [brandsNl, brandsEn] = brands;
  context.put(keys.webNodePaths(), paths(nodesNl ?? [], nodesEn ?? []));
  context.put(keys.brandPaths(), paths(brandsNl ?? [], brandsEn ?? []));
  context.put(
    keys.storePaths(),
    ((store.get(keys.stores('nl')) ?? []) as StoreRecord[])
      .map(mapStore)
      .map(({ id, url }) => ({ id, url: { nl: url, en: url } })),
  );

  const special = (store.get(keys.config()) as ConfigRecord).SpecialWebNodes ?? {};
  const shown = new Set<string>();
  const fetches = LOCALES.flatMap((locale, at): Fetch[] => {
    const lists: ListToFetch[] = [
      ...(trees[at] ?? []).map(({ id, depth }) => ({
        key: { kind: 'category' as const, id },
        scope: { categoryId: id },
        depth,
      })),
      ...PROMOTIONS.flatMap(({ name, specialWebNode }) => {
        const categoryId = special[specialWebNode];
        return categoryId === undefined
          ? []
          : [{ key: { kind: 'promotion' as const, name }, scope: { categoryId }, depth: 0 }];
      }),
      ...(brands[at] ?? []).map((brand: Brand) => ({
        key: { kind: 'brand' as const, id: brand.id },
        scope: { brand: brand.parameter },
        depth: 0,
      })),
    ];
    for (const { key } of lists) {
      shown.add(keys.list(key, locale));
      if (key.kind === 'category') shown.add(keys.shelf(key.id, locale));
    }
    const asked = lists.filter(({ key }) => wanted(key));
    return [...asked.map((list) => listFetch(store, list, locale)), popular(locale)];
  });
  for (const key of [...store.keysFrom('list:'), ...store.keysFrom('shelf:')]) {
    if (!shown.has(key)) store.remove(key);
  }
  await context.fetchAll('Reading lists', fetches);
}

function listFetch(
  store: SnapshotStore,
  { key, scope, depth }: ListToFetch,
  locale: Locale,
): Fetch {
  const options = mapListOptions(store.get(keys.listOptions(locale)) as ListOptionsRecord);
  const group = store.get(keys.shared('discountBanners', locale)) as ContentGroupRecord | null;
  const hasRightBanner = listBanner(key, depth, group && mapContentGroup(group)) !== null;
  const request = searchRequest(scope, defaultListState(options, { hasRightBanner }), options);
  const entity = keys.list(key, locale);
  const shelf = key.kind === 'category' ? keys.shelf(key.id, locale) : null;
  return {
    question: { endpoint: SEARCH.results, locale, query: { ...request } },
    keys: shelf ? [entity, shelf] : [entity],
    store(data, put) {
      const result = data as SearchResultRecord | null;
      if (!result) return;
      put(entity, staticList(result));
      if (shelf) put(shelf, shelfOf(result));
    },
  };
}

function popular(locale: Locale): Fetch {
  const key = keys.popularProducts(locale);
  return {
    question: {
      endpoint: SEARCH.recommendations,
      locale,
      query: { strategyString: HOME_POPULAR, pageSize: HOME_POPULAR_COUNT },
    },
    keys: [key],
    store: (data, put) => put(key, ((data ?? []) as ProductRecord[]).map(staticStock)),
  };
}

/** Every category that is shown, Actie and what is below it left out: those have own pages. */
function categories(
  store: SnapshotStore,
  locale: Locale,
  now: Date,
): { id: number; url: string; depth: number }[] {
  const found: { id: number; url: string; depth: number }[] = [];
  const walk = (id: number, depth: number) => {
    const record = store.get(keys.webNode(id, locale)) as WebNodeRecord | null;
    if (!record) return;
    const node = mapWebNode(record, now);
    found.push({ id, url: node.url, depth });
    for (const child of node.children) walk(child.id, depth + 1);
  };
  const roots = (store.get(keys.rootWebNodes(locale)) ?? []) as WebNodeRecord[];
  for (const record of mapWebNode({ ...EMPTY_ROOT, Children: roots }, now).children) {
    walk(record.id, 0);
  }
  return found;
}

const EMPTY_ROOT: WebNodeRecord = { Id: 0, Name: '', Code: 'root', Url: '', Active: true };

/** Entities that exist in both languages, with their address in each. */
function paths(nl: { id: number; url: string }[], en: { id: number; url: string }[]): PathEntry[] {
  const english = new Map(en.map(({ id, url }) => [id, url]));
  return nl.flatMap(({ id, url }) => {
    const other = english.get(id);
    return url && other ? [{ id, url: { nl: url, en: other } }] : [];
  });
}
