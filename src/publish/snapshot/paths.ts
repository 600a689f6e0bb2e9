/** Determines which lists exist, and the paths of their pages. */
import { LOCALES, type Locale } from '../../domain/shared/common.ts';
import { mapBrands } from '../../api/brands/client.ts';
import type { BrandRecord } from '../../api/brands/calls.ts';
import type { ConfigRecord } from '../../api/config/calls.ts';
import { mapStore } from '../../api/stores/mappers.ts';
import type { StoreRecord } from '../../api/stores/calls.ts';
import { mapWebNode } from '../../api/webnodes/mappers.ts';
import type { WebNodeRecord } from '../../api/webnodes/calls.ts';
import type { Brand } from '../../domain/product/product.ts';
import { isPromotionCategory } from '../../domain/product/category-codes.ts';
import { keys, PRODUCT_PATHS } from './reads.ts';
import type { ListKey, PathEntry } from './reader.ts';
import type { SnapshotStore } from './store.ts';
import type { SyncContext } from './sync-context.ts';

/** The promotion lists and the configuration's name for the web node behind each. */
export const PROMOTIONS = [
  { name: 'actie', specialWebNode: 'actie' },
  { name: 'opop', specialWebNode: 'opop' },
  { name: 'meer-minder', specialWebNode: 'meerMinder' },
  { name: 'reduced-in-price', specialWebNode: 'reducedInPrice' },
] as const;

export type PromotionName = (typeof PROMOTIONS)[number]['name'];

interface Address {
  id: number;
  url: string;
}

/**
 * Stores the addresses of categories, brands and stores, and removes lists that no longer exist.
 * Returns the remaining lists, per language.
 */
export function putListPaths(
  context: SyncContext,
  store: SnapshotStore,
  now: Date,
): Record<Locale, ListKey[]> {
  const byLocale = <T>(find: (locale: Locale) => T) => ({ nl: find('nl'), en: find('en') });
  const nodes = byLocale((locale) => listedCategories(store, locale, now));
  const brands = byLocale((locale): Address[] => listedBrands(store, locale));
  context.put(keys.webNodePaths(), inBothLanguages(nodes));
  context.put(keys.brandPaths(), inBothLanguages(brands));
  context.put(
    keys.storePaths(),
    ((store.get(keys.stores('nl')) ?? []) as StoreRecord[])
      .map(mapStore)
      .map(({ id, url }) => ({ id, url: { nl: url, en: url } })),
  );

  const special = (store.get(keys.config()) as ConfigRecord).SpecialWebNodes ?? {};
  const promotions = PROMOTIONS.filter(
    ({ specialWebNode }) => special[specialWebNode] !== undefined,
  );
  const lists = byLocale((locale): ListKey[] => [
    ...nodes[locale].map(({ id }) => ({ kind: 'category' as const, id })),
    ...promotions.map(({ name }) => ({ kind: 'promotion' as const, name })),
    ...brands[locale].map(({ id }) => ({ kind: 'brand' as const, id })),
  ]);
  removeOtherLists(store, lists);
  return lists;
}

/** The brands that have a page and a list. */
export function listedBrands(store: SnapshotStore, locale: Locale): Brand[] {
  return mapBrands((store.get(keys.brands(locale)) ?? []) as BrandRecord[]);
}

function removeOtherLists(store: SnapshotStore, lists: Record<Locale, ListKey[]>): void {
  const shown = new Set(
    LOCALES.flatMap((locale) =>
      lists[locale].flatMap((key) => [
        keys.list(key, locale),
        ...(key.kind === 'category' ? [keys.shelf(key.id, locale)] : []),
      ]),
    ),
  );
  for (const key of [...store.keysFrom('list:'), ...store.keysFrom('shelf:')]) {
    if (!shown.has(key)) store.remove(key);
  }
}

/** Every category that has a page below `/producten`. Actie has `/actie` (spec 1 §2.3). */
function listedCategories(store: SnapshotStore, locale: Locale, now: Date): Address[] {
  const found: Address[] = [];
  const walk = (id: number) => {
    const record = store.get(keys.webNode(id, locale)) as WebNodeRecord | null;
    if (!record) return;
    const node = mapWebNode(record, now);
    if (!isPromotionCategory(node)) found.push({ id, url: node.url });
    for (const child of node.children) walk(child.id);
  };
  const roots = (store.get(keys.rootWebNodes(locale)) ?? []) as WebNodeRecord[];
  for (const record of mapWebNode({ ...EMPTY_ROOT, Children: roots }, now).children) {
    walk(record.id);
  }
  return found;
}

const EMPTY_ROOT: WebNodeRecord = { Id: 0, Name: '', Code: 'root', Url: '', Active: true };

/** Entities that exist in both languages, with their address in each. */
function inBothLanguages({ nl, en }: Record<Locale, Address[]>): PathEntry[] {
  const english = new Map(en.map(({ id, url }) => [id, url]));
  return nl.flatMap(({ id, url }) => {
    const other = english.get(id);
    return url && other ? [{ id, url: { nl: url, en: other } }] : [];
  });
}

// The addresses of products, in buckets of neighbouring ids: a new product changes one of them, so
// that what an edit reads, compares and keeps does not grow with the shop.

const BUCKET_SIZE = 512;

export const productBucket = (id: number): number => Math.floor(id / BUCKET_SIZE);

export const isProductPaths = (key: string): boolean => key.startsWith(PRODUCT_PATHS);

export interface PathBucket {
  /** Equal for equal entries. */
  digest: string;
  entries: readonly PathEntry[];
}

/** The buckets as last parsed, by key; most are unchanged after an edit. */
const parsedBuckets = new Map<string, PathBucket>();

/** Every bucket of a store, by key, in the order of the products. */
export function productBuckets(store: SnapshotStore): Map<string, PathBucket> {
  const bucketNumber = (key: string) => Number(key.slice(PRODUCT_PATHS.length));
  const digests = store
    .digestsFrom(PRODUCT_PATHS)
    .sort(([a], [b]) => bucketNumber(a) - bucketNumber(b));
  return new Map(
    digests.map(([key, digest]) => {
      let bucket = parsedBuckets.get(key);
      if (bucket?.digest !== digest) {
        bucket = { digest, entries: (store.get(key) ?? []) as PathEntry[] };
        parsedBuckets.set(key, bucket);
      }
      return [key, bucket];
    }),
  );
}

/** Returns the entries of the first list whose id and address are not in the second. */
export function entriesOnlyIn(
  entries: readonly PathEntry[],
  others: readonly PathEntry[],
): PathEntry[] {
  const urls = new Map(others.map(({ id, url }) => [id, url]));
  return entries.filter(({ id, url }) => {
    const other = urls.get(id);
    return other?.nl !== url.nl || other.en !== url.en;
  });
}
