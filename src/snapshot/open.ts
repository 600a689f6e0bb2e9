import type { ContentPage } from '../domain/entities/content.ts';
import type { SearchResult } from '../domain/entities/search.ts';
import { LruCache } from './cache.ts';
import { keys } from './keys.ts';
import { noteRead } from './reads.ts';
import type { PathEntry, SnapshotReader } from './reader.ts';
import { openStore } from './store.ts';

/** Parsed entities kept at hand: pages of one category share their list, all share the frame. */
const CACHE_ENTRIES = 4_000;
const RELATED_PRODUCTS = 6;

export interface OpenReader extends SnapshotReader {
  /** Forgets what is cached, after the store was synced again. */
  refresh(): void;
  close(): void;
}

/** Opens the snapshot in a data folder for reading. */
export function openReader(dataDir: string): OpenReader {
  const store = openStore(dataDir);
  const cache = new LruCache<object>(CACHE_ENTRIES);

  function read<T>(key: string): T | null {
    noteRead(key);
    const cached = cache.get(key);
    if (cached !== undefined) return cached as T;
    const value = store.get(key);
    if (value !== null) cache.set(key, value as object);
    return value as T | null;
  }

  /** An entity that every snapshot has. Throws when the snapshot was never synced. */
  function need<T>(key: string): T {
    const value = read<T>(key);
    if (value === null) throw new Error(`The snapshot has no "${key}": sync it before rendering.`);
    return value;
  }

  const reader: OpenReader = {
    productPaths: () => need<PathEntry[]>(keys.productPaths()),
    product: (id, locale) => read(keys.product(id, locale)),
    relatedProducts(id, locale) {
      const webNode = reader.product(id, locale)?.webNode;
      const list = webNode ? reader.list({ kind: 'category', id: webNode.id }, locale) : null;
      return (list?.products ?? [])
        .filter((product) => product.id !== id && product.isOrderable)
        .slice(0, RELATED_PRODUCTS);
    },
    popularProducts: (locale) => need(keys.popularProducts(locale)),
    webNodePaths: () => need<PathEntry[]>(keys.webNodePaths()),
    webNode: (id, locale) => read(keys.webNode(id, locale)),
    rootWebNodes: (locale) => need(keys.rootWebNodes(locale)),
    list: (key, locale) => read<SearchResult>(keys.list(key, locale)),
    listOptions: (locale) => need(keys.listOptions(locale)),
    brandPaths: () => need<PathEntry[]>(keys.brandPaths()),
    brands: (locale) => need(keys.brands(locale)),
    popularBrands: (locale) => need(keys.popularBrands(locale)),
    brand: (id, locale) => read(keys.brand(id, locale)),
    storePaths: () => need<PathEntry[]>(keys.storePaths()),
    stores: (locale) => need(keys.stores(locale)),
    store: (id, locale) => read(keys.store(id, locale)),
    contentPaths: () => need(keys.contentPaths()),
    content: (path, locale) => read<ContentPage>(keys.content(path, locale)) ?? notFound(),
    shared: (group, locale) => read(keys.shared(group, locale)),
    faq: (locale) => need(keys.faq(locale)),
    config: () => need(keys.config()),
    productCount: () => need<{ count: number }>(keys.productCount()).count,
    readAt: () => new Date(need<{ time: string }>(keys.readAt()).time),
    refresh: () => cache.clear(),
    close: () => store.close(),
  };
  return reader;
}

function notFound(): ContentPage {
  return {
    status: 'NotFound',
    article: { type: '404', title: '', banners: [], robotsNoIndex: true, robotsNoFollow: false },
    parts: {},
    pageMeta: null,
  };
}
