/**
 * Records which entities a page reads, and how long its output is valid. Page code is bundled
 * separately from the renderer, so the storage is shared through `globalThis`.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseSync } from 'node:sqlite';
import type { Locale } from '../../domain/shared/common.ts';
import type { ListKey } from './reader.ts';
import type { Change } from './unpublished.ts';

export interface PageReads {
  /** Keys of the entities. */
  keys: ReadonlySet<string>;
  /** The first moment at which unchanged entities may give other output; null: never. */
  due: Date | null;
}

interface RecordedReads {
  keys: Set<string>;
  due: number;
}

const STORAGE_KEY = Symbol.for('bouwmaat.snapshot.reads');

function storage(): AsyncLocalStorage<RecordedReads> {
  const shared = globalThis as Record<symbol, unknown>;
  shared[STORAGE_KEY] ??= new AsyncLocalStorage<RecordedReads>();
  return shared[STORAGE_KEY] as AsyncLocalStorage<RecordedReads>;
}

/** Records that the page being rendered read an entity; does nothing outside a page. */
export function recordRead(key: string): void {
  storage().getStore()?.keys.add(key);
}

/** Records that the page being rendered may be outdated from this moment. */
export function recordExpiry(due: Date | null): void {
  const noted = storage().getStore();
  if (noted && due) noted.due = Math.min(noted.due, due.getTime());
}

/** Runs a render and returns what it read, isolated from concurrent renders. */
export async function recordReads<T>(run: () => Promise<T>): Promise<{ value: T } & PageReads> {
  const noted: RecordedReads = { keys: new Set(), due: Infinity };
  const value = await storage().run(noted, run);
  return { value, keys: noted.keys, due: noted.due === Infinity ? null : new Date(noted.due) };
}

/** Single values in a store that are not entities, by name. */
export class NamedValues {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    db.exec(
      'create table if not exists facts (name text primary key, value text not null) without rowid',
    );
  }

  get(name: string): string | null {
    const row = this.#db.prepare('select value from facts where name = ?').get(name);
    return (row?.['value'] as string | undefined) ?? null;
  }

  set(name: string, value: string): void {
    this.#db.prepare('insert or replace into facts (name, value) values (?, ?)').run(name, value);
  }

  forget(name: string): void {
    this.#db.prepare('delete from facts where name = ?').run(name);
  }
}

/** Prefix of the addresses of products, which are stored in buckets (`paths.ts`). */
export const PRODUCT_PATHS = 'paths:product:';

/** Keys of entities in the snapshot: the unit of page dependencies. */
export const keys = {
  product: (id: number, locale: Locale) => `product:${id}:${locale}`,
  reviews: (id: number) => `reviews:${id}`,
  groupOf: (id: number) => `group-of:${id}`,
  productGroup: (id: number, locale: Locale) => `product-group:${id}:${locale}`,
  groupBucket: (bucket: string) => `group-bucket:${bucket}`,
  productPaths: (bucket: number) => `${PRODUCT_PATHS}${bucket}`,
  webNode: (id: number, locale: Locale) => `webnode:${id}:${locale}`,
  webNodePaths: () => 'paths:webnode',
  rootWebNodes: (locale: Locale) => `webnodes:root:${locale}`,
  list: (list: ListKey, locale: Locale) =>
    `list:${list.kind}:${list.kind === 'promotion' ? list.name : list.id}:${locale}`,
  shelf: (categoryId: number, locale: Locale) => `shelf:${categoryId}:${locale}`,
  listOptions: (locale: Locale) => `list-options:${locale}`,
  brand: (id: number, locale: Locale) => `brand:${id}:${locale}`,
  brandPaths: () => 'paths:brand',
  brands: (locale: Locale) => `brands:${locale}`,
  popularBrands: (locale: Locale) => `brands:popular:${locale}`,
  popularProducts: (locale: Locale) => `products:popular:${locale}`,
  store: (id: number, locale: Locale) => `store:${id}:${locale}`,
  storePaths: () => 'paths:store',
  stores: (locale: Locale) => `stores:${locale}`,
  contentPaths: () => 'paths:content',
  contentPath: (key: string) => `content-path:${key}`,
  contentPathAt: (path: string, locale: Locale) => `content-at:/${path}:${locale}`,
  content: (path: string, locale: Locale) => `content:/${contentKey(path)}:${locale}`,
  /** Site banners per kind of page: one for lists does not affect product pages. */
  siteBanners: (kind: string, locale: Locale) => `site-banners:${kind}:${locale}`,
  shared: (group: string, locale: Locale) => `shared:${group}:${locale}`,
  faq: (locale: Locale) => `faq:${locale}`,
  config: () => 'config',
  /** Each setting separately, so that only pages that use it depend on it. */
  setting: (name: string) => `config:${name}`,
  productCount: () => 'product-count',
} as const;

/** A page's path without its language and without slashes at its ends: `/en/contact/` → `contact`. */
export function contentKey(path: string): string {
  return path.replace(/^\/+|\/+$/g, '').replace(/^en(\/|$)/, '');
}

/** Entity kinds that the APIs return; all others are derived from these. */
const API_ENTITY_KEY =
  /^(product|webnode|brand|store|reviews):\d+$|^content:\/|^shared:|^(faq|list-options|config)$/;

const KEY_WITH_DERIVED_FIELDS = /^(product|webnode|brand):/;
/** Fields that describe or count other entities: a change in these is not an edit of the entity. */
const DERIVED_FIELDS = new Set(['Children', 'Ancestors', 'TotalCount']);

/**
 * The public name of a changed entity; null if it has none, or if only data about another entity
 * changed (the name of a product's brand).
 */
export function changedName({ key, before, after }: Change): string | null {
  const name = key.replace(/:(nl|en)$/, '');
  if (!API_ENTITY_KEY.test(name)) return null;
  const mayTell = before !== null && after !== null && KEY_WITH_DERIVED_FIELDS.test(name);
  return mayTell && ownFields(before) === ownFields(after) ? null : name;
}

/** Names of what changed, each once, in order. */
export function changedNames(changes: readonly Change[]): string[] {
  return [...new Set(changes.map(changedName).filter((name) => name !== null))].sort();
}

function ownFields(json: string): string {
  return JSON.stringify(JSON.parse(json), (field, value: unknown) => {
    if (DERIVED_FIELDS.has(field)) return undefined;
    return field === 'Brand' || field === 'WebNode' ? (value as { Id: number } | null)?.Id : value;
  });
}
