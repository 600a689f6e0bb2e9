/**
 * Records which entities a page reads, and until when they give the same text. The page's code is
 * bundled apart from the renderer, so the storage is shared through `globalThis`.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseSync } from 'node:sqlite';
import type { Locale } from '../../domain/shared/common.ts';
import type { ListKey } from './reader.ts';
import type { Change } from './unpublished.ts';

export interface Reads {
  /** Keys of the entities. */
  keys: ReadonlySet<string>;
  /** The first moment at which equal entities may give another text; null: never. */
  due: Date | null;
}

interface Noted {
  keys: Set<string>;
  due: number;
}

const KEY = Symbol.for('bouwmaat.snapshot.reads');

function storage(): AsyncLocalStorage<Noted> {
  const shared = globalThis as Record<symbol, unknown>;
  shared[KEY] ??= new AsyncLocalStorage<Noted>();
  return shared[KEY] as AsyncLocalStorage<Noted>;
}

/** Notes that the page being rendered read an entity; outside a page it does nothing. */
export function noteRead(key: string): void {
  storage().getStore()?.keys.add(key);
}

/** Notes that the page being rendered may be another from then on. */
export function noteDue(due: Date | null): void {
  const noted = storage().getStore();
  if (noted && due) noted.due = Math.min(noted.due, due.getTime());
}

/** Runs a render and tells what it read, whatever runs beside it. */
export async function recordReads<T>(run: () => Promise<T>): Promise<{ value: T } & Reads> {
  const noted: Noted = { keys: new Set(), due: Infinity };
  const value = await storage().run(noted, run);
  return { value, keys: noted.keys, due: noted.due === Infinity ? null : new Date(noted.due) };
}

/** Single facts of a store that are not entities, by name. */
export class Facts {
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

/** Keys of entities in the snapshot, and so of what pages depend on. */
export const keys = {
  product: (id: number, locale: Locale) => `product:${id}:${locale}`,
  reviews: (id: number) => `reviews:${id}`,
  productPaths: () => 'paths:product',
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
  /** Site banners by the kind of page: one for lists touches no product's page. */
  siteBanners: (kind: string, locale: Locale) => `site-banners:${kind}:${locale}`,
  shared: (group: string, locale: Locale) => `shared:${group}:${locale}`,
  faq: (locale: Locale) => `faq:${locale}`,
  config: () => 'config',
  /** One setting by itself: a page that shows one is not touched by another. */
  setting: (name: string) => `config:${name}`,
  productCount: () => 'product-count',
} as const;

/** A page's path without its language and without slashes at its ends: `/en/contact/` → `contact`. */
export function contentKey(path: string): string {
  return path.replace(/^\/+|\/+$/g, '').replace(/^en(\/|$)/, '');
}

/** Kinds of entities that the APIs return; all others are derived from these. */
const SOURCES =
  /^(product|webnode|brand|store|reviews):\d+$|^content:\/|^shared:|^(faq|list-options|config)$/;

const TELLS_OF_OTHERS = /^(product|webnode|brand):/;
/** Fields that describe or count other entities: a change in these is not an edit of the entity. */
const OF_OTHERS = new Set(['Children', 'Ancestors', 'TotalCount']);

/**
 * The name by which people and hooks know the entity that changed; null where it has none, or
 * only what it tells of another entity changed (the name of a product's brand).
 */
export function changedName({ key, before, after }: Change): string | null {
  const name = key.replace(/:(nl|en)$/, '');
  if (!SOURCES.test(name)) return null;
  const mayTell = before !== null && after !== null && TELLS_OF_OTHERS.test(name);
  return mayTell && own(before) === own(after) ? null : name;
}

/** Names of what changed, each once, in order. */
export function changedNames(changes: readonly Change[]): string[] {
  return [...new Set(changes.map(changedName).filter((name) => name !== null))].sort();
}

function own(json: string): string {
  return JSON.stringify(JSON.parse(json), (field, value: unknown) => {
    if (OF_OTHERS.has(field)) return undefined;
    return field === 'Brand' || field === 'WebNode' ? (value as { Id: number } | null)?.Id : value;
  });
}
