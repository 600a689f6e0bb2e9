import { mapBrand, mapBrands } from '../../api/brands/client.ts';
import type { BrandRecord } from '../../api/brands/calls.ts';
import { DEFAULT_DELIVERY_COUNTRIES } from '../../api/config/mappers.ts';
import {
  mapBanner,
  mapContentGroup,
  mapContentPage,
  mapFaqCategory,
} from '../../api/content/client.ts';
import type {
  BannerRecord,
  ContentGroupRecord,
  ContentPageRecord,
  FaqCategoryRecord,
} from '../../api/content/calls.ts';
import { mapProduct, mapProductSummary } from '../../api/products/mappers.ts';
import type { ProductRecord } from '../../api/products/calls.ts';
import { mapProductReviews } from '../../api/reviews/client.ts';
import { mapListOptions, mapSearchResult } from '../../api/search/client.ts';
import type { ListOptionsRecord, SearchResultRecord } from '../../api/search/calls.ts';
import { mapStore } from '../../api/stores/mappers.ts';
import type { StoreRecord } from '../../api/stores/calls.ts';
import { mapWebNode } from '../../api/webnodes/mappers.ts';
import type { WebNodeRecord } from '../../api/webnodes/calls.ts';
import { LOCALES } from '../../domain/shared/common.ts';
import type { ShopConfig } from '../../domain/content/config.ts';
import type { ContentPage } from '../../domain/content/content.ts';
import type { ProductGroup } from '../../domain/product/product-group.ts';
import { listBanner } from '../../domain/listing/list-banner.ts';
import { RecentCache } from './cache.ts';
import { contentKey, keys, recordExpiry, recordRead } from './reads.ts';
import { isProductPaths, type PathBucket, productBucket, productBuckets } from './paths.ts';
import type { PathEntry, SnapshotReader } from './reader.ts';
import { openStore, type SnapshotStore } from './store.ts';
import type { ContentPath } from './sync-content.ts';
import type { GroupReference } from './sync-groups.ts';
import { RELATED_COUNT, type ProductTeasers } from './product-teasers.ts';

/** Dates in records: a day, or a timestamp. */
const RECORD_DATE = /"(\d{4}-\d{2}-\d{2})(T[^"]{4,30})?"/g;
const DAY_MS = 86_400_000;

/**
 * The first moment after `now` at which a date in a record (JSON) may start or end something; null
 * if all have passed. Any date may be the inclusive end of a range, which for a day means until
 * midnight (`domain/shared/date-range.ts`), so both the start and the end of a day count. Rendering
 * a page too often is acceptable, missing a change is not.
 */
export function nextDateInRecord(json: string, now: Date): Date | null {
  const from = now.getTime();
  let next = Infinity;
  for (const [, day = '', time = ''] of json.matchAll(RECORD_DATE)) {
    const start = Date.parse(day + time);
    for (const moment of [start, time === '' ? start + DAY_MS : start + 1]) {
      if (moment > from && moment < next) next = moment;
    }
  }
  return next === Infinity ? null : new Date(next);
}

/** Size of the entity cache: pages of a category share its list, and all pages share the frame. */
const CACHE_ENTRIES = 4_000;

export interface OpenReader extends SnapshotReader {
  /** Clears the cache, after the store was synced or its file was replaced. */
  refresh(): void;
  /** Reads the current state from now on, even if something is published meanwhile. */
  freezeReads(): void;
  /** True until the APIs have been read into it. */
  isEmpty(): boolean;
  /** A digest that stays the same until the APIs are read again. */
  dataDigest(): string;
  close(): void;
}

/** Default values for settings that a snapshot of an earlier version lacks. */
const DEFAULT_SETTINGS: Record<string, unknown> = {
  brand: null,
  redirects: [],
  deliveryCountries: [...DEFAULT_DELIVERY_COUNTRIES],
} satisfies Partial<ShopConfig>;

/** Opens the snapshot in a data folder for reading. */
export function openReader(dataDir: string): OpenReader {
  return readerOf(openStore(dataDir), () => openStore(dataDir));
}

/**
 * Reads a store through its own connection, including uncommitted changes. `reopen` opens the store
 * that has replaced it.
 */
export function readerOf(opened: SnapshotStore, reopen?: () => SnapshotStore): OpenReader {
  let store = opened;
  const cache = new RecentCache<{ entity: object; due: Date | null }>(CACHE_ENTRIES);
  let readAt = store.readAt();
  let buckets: Map<string, PathBucket> | null = null;

  /** Maps the record of a key to an entity with `map`; null if there is none. */
  function read<R, T extends object>(key: string, map: (record: R) => T): T | null {
    recordRead(key);
    let cached = cache.get(key);
    if (cached === undefined) {
      const json = store.jsonOf(key);
      if (json === null) return null;
      cached = { entity: map(JSON.parse(json) as R), due: nextDateInRecord(json, now()) };
      cache.set(key, cached);
    }
    recordExpiry(cached.due);
    return cached.entity as T;
  }

  /** An entity that every snapshot has. Throws if the snapshot was never synced. */
  function readRequired<R, T extends object>(key: string, map: (record: R) => T): T {
    const entity = read(key, map);
    if (entity === null) throw new Error(`The snapshot has no "${key}": sync it before rendering.`);
    return entity;
  }

  const now = (): Date => {
    if (!readAt) throw new Error('The snapshot is empty: run `npm run build`.');
    return readAt;
  };
  const unmapped = <T>(value: T) => value;
  const mapAll =
    <R, T>(map: (record: R, at: Date) => T) =>
    (records: R[]) =>
      records.map((record) => map(record, now()));

  const reader: OpenReader = {
    productPaths: () => [...reader.productBuckets().values()].flatMap(({ entries }) => entries),
    productBuckets: () => (buckets ??= productBuckets(store)),
    product: (id, locale) =>
      read(keys.product(id, locale), (record: ProductRecord) => mapProduct(record, now())),
    productUrl(id) {
      // The address was made from the records of both languages.
      for (const locale of LOCALES) recordRead(keys.product(id, locale));
      const bucket = reader.productBuckets().get(keys.productPaths(productBucket(id)));
      return bucket?.entries.find((entry) => entry.id === id)?.url ?? null;
    },
    related(id, locale) {
      const webNode = reader.product(id, locale)?.webNode;
      const shelf = webNode && read(keys.shelf(webNode.id, locale), unmapped<ProductTeasers>);
      const others = shelf?.orderable.filter((other) => other.id !== id) ?? [];
      return others.slice(0, RELATED_COUNT);
    },
    group(id, locale) {
      const of = read(keys.groupOf(id), unmapped<GroupReference>);
      return of && read(keys.productGroup(of.group, locale), unmapped<ProductGroup>);
    },
    reviews: (id) => read(keys.reviews(id), mapProductReviews),
    popularProducts: (locale) =>
      readRequired(
        keys.popularProducts(locale),
        mapAll<ProductRecord, ReturnType<typeof mapProductSummary>>(mapProductSummary),
      ),

    webNodePaths: () => readRequired(keys.webNodePaths(), unmapped<PathEntry[]>),
    webNode: (id, locale) =>
      read(keys.webNode(id, locale), (record: WebNodeRecord) => mapWebNode(record, now())),
    rootWebNodes: (locale) =>
      readRequired(
        keys.rootWebNodes(locale),
        (records: WebNodeRecord[]) =>
          // The mapper filters children, so the roots are passed as children.
          mapWebNode(
            { Id: 0, Name: '', Code: 'root', Url: '', Active: true, Children: records },
            now(),
          ).children,
      ),

    list: (key, locale) =>
      read(keys.list(key, locale), (record: SearchResultRecord) => mapSearchResult(record, now())),
    listOptions: (locale) =>
      readRequired(keys.listOptions(locale), (r: ListOptionsRecord) => mapListOptions(r)),
    listBanner(key, locale) {
      if (key.kind !== 'category') return null;
      const depth = reader.webNode(key.id, locale)?.ancestors.length ?? 0;
      return listBanner(key, depth, reader.shared('discountBanners', locale));
    },

    brandPaths: () => readRequired(keys.brandPaths(), unmapped<PathEntry[]>),
    brands: (locale) =>
      readRequired(keys.brands(locale), (records: BrandRecord[]) => mapBrands(records)),
    popularBrands: (locale) =>
      readRequired(keys.popularBrands(locale), (records: BrandRecord[]) => mapBrands(records)),
    brand: (id, locale) => read(keys.brand(id, locale), (record: BrandRecord) => mapBrand(record)),

    storePaths: () => readRequired(keys.storePaths(), unmapped<PathEntry[]>),
    stores: (locale) =>
      readRequired(keys.stores(locale), (records: StoreRecord[]) => records.map(mapStore)),
    store: (id, locale) => read(keys.store(id, locale), (record: StoreRecord) => mapStore(record)),

    contentPaths: () => readRequired(keys.contentPaths(), unmapped<ContentPath[]>),
    contentPath: (key) => read(keys.contentPath(key), unmapped<ContentPath['path']>),
    isContentPath: (path, locale) =>
      read(keys.contentPathAt(contentKey(path), locale), unmapped<{ key: string }>) !== null,
    content: (path, locale) =>
      read(keys.content(contentKey(path), locale), (record: ContentPageRecord) =>
        mapContentPage(record),
      ) ?? notFoundPage(),
    shared: (group, locale) =>
      read(keys.shared(group, locale), (record: ContentGroupRecord) => mapContentGroup(record)),
    siteBanners(kinds, locale) {
      const banners = kinds.flatMap((kind) =>
        readRequired(keys.siteBanners(kind, locale), unmapped<(BannerRecord & { at: number })[]>),
      );
      const ordered = new Map(
        banners.toSorted((a, b) => a.at - b.at).map((banner) => [banner.Name, mapBanner(banner)]),
      );
      return [...ordered.values()];
    },
    faq: (locale) =>
      readRequired(keys.faq(locale), (records: FaqCategoryRecord[]) => records.map(mapFaqCategory)),

    config: () =>
      new Proxy({} as ShopConfig, {
        get(_, name: string) {
          const key = keys.setting(name);
          const own = (value: unknown) => ({ value });
          return Object.hasOwn(DEFAULT_SETTINGS, name)
            ? (read(key, own)?.value ?? DEFAULT_SETTINGS[name])
            : readRequired(key, own).value;
        },
      }),
    productCount: () => readRequired(keys.productCount(), unmapped<{ count: number }>).count,
    readAt: now,
    year() {
      const year = now().getUTCFullYear();
      recordExpiry(new Date(Date.UTC(year + 1, 0, 1)));
      return year;
    },
    addresses: () =>
      store.digestOf([
        keys.config(),
        ...store.keysFrom('paths:').filter((key) => !isProductPaths(key)),
      ]),
    refresh() {
      if (reopen && store.isReplaced()) {
        store.close();
        store = reopen();
      }
      cache.clear();
      buckets = null;
      readAt = store.readAt();
    },
    freezeReads() {
      store.freezeReads();
      reader.refresh();
    },
    isEmpty: () => readAt === null,
    dataDigest: () => `${store.digest()} ${now().toISOString()}`,
    close: () => store.close(),
  };
  return reader;
}

function notFoundPage(): ContentPage {
  return {
    status: 'NotFound',
    article: { type: '404', title: '', banners: [], robotsNoIndex: true, robotsNoFollow: false },
    parts: {},
    pageMeta: null,
  };
}
