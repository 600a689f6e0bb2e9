/**
 * Entities that a rollback took back stay as they were, until they are let go, while all else is
 * read (docs/decisions/0012). Their records stand for what the APIs answer of them, also where an
 * answer tells them among others: a product in a list, a brand of a product, a category in the
 * tree, the name of a facet. Counts are told as the APIs tell them.
 */
import { BRANDS } from '../../api/brands/endpoints.ts';
import type { Endpoint } from '../../api/endpoint.ts';
import { PRODUCTS } from '../../api/products/endpoints.ts';
import { SEARCH } from '../../api/search/endpoints.ts';
import { STORES } from '../../api/stores/endpoints.ts';
import type { FacetRecord, ListOptionsRecord, SearchResultRecord } from '../../api/search/wire.ts';
import { WEB_NODES } from '../../api/webnodes/endpoints.ts';
import { isBrandField } from '../../domain/frame/brand.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { keys } from './reads.ts';

/** Records by key, as JSON; null: there is to be none. */
export type HeldRecords = ReadonlyMap<string, string | null>;

/** What the APIs call the brands that are held, by key: a facet tells them by that name. */
export type NamesNow = Record<string, string>;

type Entity = Record<string, unknown>;

/** What the records of an answer are, and those that a field of another carries. */
const ANSWERS = new Map<Endpoint, string>([
  [PRODUCTS.byIds, 'product'],
  [SEARCH.recommendations, 'product'],
  [BRANDS.all, 'brand'],
  [BRANDS.popular, 'brand'],
  [STORES.all, 'store'],
  [WEB_NODES.root, 'webnode'],
  [WEB_NODES.main, 'webnode'],
]);
const FIELDS: Record<string, string> = {
  Products: 'product',
  Brand: 'brand',
  WebNode: 'webnode',
  Children: 'webnode',
  Ancestors: 'webnode',
  WebNodeStats: 'webnode',
};
/** Answers that list all there are. */
const WHOLE = new Set<Endpoint>([BRANDS.all, STORES.all]);
/** What a record tells of others, and how many there are. */
const OF_OTHERS = new Set(['Children', 'Ancestors', 'Count', 'TotalCount']);
const AWAY = Symbol('away');

export class Held {
  readonly #records = new Map<string, Entity | null>();
  #namesNow: NamesNow;

  /** `namesNow`: as they were when all brands were last read. */
  constructor(records: HeldRecords, namesNow: NamesNow = {}) {
    this.#namesNow = namesNow;
    for (const [key, json] of records)
      this.#records.set(key, json === null ? null : (JSON.parse(json) as Entity));
  }

  has(key: string): boolean {
    return this.#records.has(key);
  }

  /** The tree of categories is made of held and other ones; any other record stays as it is. */
  isFixed(key: string): boolean {
    const record = this.#records.get(key);
    return record !== undefined && (record === null || !key.startsWith('webnode:'));
  }

  /** A record as it is to be, of which others are made: undefined where there is to be none. */
  instead<T>(key: string, record: T): T | undefined {
    const held = this.#records.get(key);
    return held === undefined ? record : ((held ?? undefined) as T | undefined);
  }

  namesNow(): NamesNow {
    return this.#namesNow;
  }

  records(): Iterable<[key: string, record: Entity | null]> {
    return this.#records;
  }

  /** Products that are held and not to stay away. */
  products(): number[] {
    const ids = new Set<number>();
    for (const [key, record] of this.#records)
      if (record && key.startsWith('product:')) ids.add(Number(key.split(':')[1]));
    return [...ids];
  }

  /** How many products are held away from where they are told. */
  productsAway(): number {
    return [...this.#records].filter(
      ([key, record]) => record === null && /^product:\d+:nl$/.test(key),
    ).length;
  }

  /** The data of an answer as it is to be; the same object where it tells nothing held. */
  apply(data: unknown, endpoint: Endpoint, locale: Locale): unknown {
    if (this.#records.size === 0) return data;
    const kind = ANSWERS.get(endpoint);
    if (endpoint === BRANDS.all) this.#learnNames(data as Entity[] | null, locale);
    if (endpoint === SEARCH.results) data = this.#withFacets(data as SearchResultRecord, locale);
    const applied = this.#walk(data, kind, locale);
    if (applied === AWAY) return null;
    if (endpoint === WEB_NODES.root) return this.#withLostNodes(applied as Entity, locale);
    return WHOLE.has(endpoint) ? this.#withLost(applied as Entity[], `${kind}:`, locale) : applied;
  }

  #walk(value: unknown, kind: string | undefined, locale: Locale): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      const all = value.map((item) => this.#walk(item, kind, locale));
      const isSame = all.every((item, index) => item === value[index]);
      return isSame ? value : all.filter((item) => item !== AWAY);
    }
    const record = kind && this.#records.get(`${kind}:${(value as Entity)['Id']}:${locale}`);
    if (record === null) return AWAY;
    let next = value as Entity;
    for (const [field, child] of Object.entries(value)) {
      const applied =
        record && !OF_OTHERS.has(field) && field in record
          ? record[field]
          : this.#walk(child, FIELDS[field], locale);
      if (applied === child) continue;
      next = next === value ? { ...value } : next;
      next[field] = applied === AWAY ? null : applied;
    }
    return next;
  }

  #learnNames(brands: Entity[] | null, locale: Locale): void {
    for (const { Id, Name } of brands ?? []) {
      const key = keys.brand(Id as number, locale);
      if (this.#records.has(key)) this.#namesNow = { ...this.#namesNow, [key]: Name as string };
    }
  }

  /** What a facet is asked by stays as the API knows it. */
  #withFacets(result: SearchResultRecord | null, locale: Locale): SearchResultRecord | null {
    const options = this.#records.get(keys.listOptions(locale)) as ListOptionsRecord | undefined;
    const names = new Map(
      Object.entries(this.#namesNow).flatMap(([key, now]) => {
        const name = key.endsWith(`:${locale}`) && this.#records.get(key)?.['Name'];
        return typeof name === 'string' ? [[now, name]] : [];
      }),
    );
    if (!result?.Facets || (!options && names.size === 0)) return result;
    const facets = result.Facets.map((facet): FacetRecord => {
      const Label = options?.FacetLabels[facet.Field] ?? facet.Label;
      if (!isBrandField(facet.Field)) return { ...facet, Label };
      const named = (value: FacetRecord['Values'][number]) => ({
        ...value,
        Label: names.get(value.Label) ?? value.Label,
      });
      return { ...facet, Label, Values: facet.Values.map(named) };
    });
    return { ...result, Facets: facets };
  }

  /** Those that the APIs no longer have. */
  *#lost(prefix: string, locale: Locale, known: ReadonlySet<unknown>): Generator<Entity> {
    for (const [key, record] of this.#records) {
      if (
        record &&
        key.startsWith(prefix) &&
        key.endsWith(`:${locale}`) &&
        !known.has(record['Id'])
      )
        yield record;
    }
  }

  #withLost(all: Entity[], prefix: string, locale: Locale): Entity[] {
    const known = new Set(all.map(({ Id }) => Id));
    return [...all, ...this.#lost(prefix, locale, known)];
  }

  #withLostNodes(root: Entity, locale: Locale): Entity {
    const nodes = new Map<unknown, Entity>();
    // A tree of its own, to hang lost ones into.
    const copy = (node: Entity): Entity => {
      const own = { ...node, Children: ((node['Children'] ?? []) as Entity[]).map(copy) };
      nodes.set(node['Id'], own);
      return own;
    };
    const tree = copy(root);
    const ancestors = (node: Entity) => (node['Ancestors'] ?? []) as Entity[];
    const lost = [...this.#lost('webnode:', locale, new Set(nodes.keys()))];
    for (const node of lost.sort((a, b) => ancestors(a).length - ancestors(b).length)) {
      const above = ancestors(node).at(-1);
      const parent = above ? nodes.get(above['Id']) : tree;
      if (!parent) continue;
      const hung: Entity = { ...node, Children: [] };
      delete hung['Ancestors'];
      (parent['Children'] as Entity[]).push(hung);
      nodes.set(node['Id'], hung);
    }
    return tree;
  }
}
