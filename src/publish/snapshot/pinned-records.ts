/**
 * Keeps pinned entities unchanged while everything else is read from the APIs
 * (docs/decisions/0012). Pinned records replace the API's, also inside other responses: a product
 * in a list, the brand of a product, a category in the tree, the name of a facet. Counts stay as
 * the API returns them.
 */
import { BRANDS } from '../../api/brands/client.ts';
import type { Endpoint } from '../../api/call.ts';
import { PRODUCTS } from '../../api/products/client.ts';
import { SEARCH } from '../../api/search/client.ts';
import { STORES } from '../../api/stores/client.ts';
import type { FacetRecord, ListOptionsRecord, SearchResultRecord } from '../../api/search/calls.ts';
import { WEB_NODES } from '../../api/webnodes/client.ts';
import { isBrandField } from '../../domain/frame/brand.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { keys } from './reads.ts';

/** Pinned records by key, as JSON; null: must not exist. */
export type PinnedJson = ReadonlyMap<string, string | null>;

/** Current API names of pinned brands, by key: facets use that name. */
export type CurrentNames = Record<string, string>;

type Entity = Record<string, unknown>;

/** The kind of the records in a response, and of those nested in a field. */
const KIND_BY_ENDPOINT = new Map<Endpoint, string>([
  [PRODUCTS.byIds, 'product'],
  [SEARCH.recommendations, 'product'],
  [BRANDS.all, 'brand'],
  [BRANDS.popular, 'brand'],
  [STORES.all, 'store'],
  [WEB_NODES.root, 'webnode'],
  [WEB_NODES.main, 'webnode'],
]);
const KIND_BY_FIELD: Record<string, string> = {
  Products: 'product',
  Cheapest: 'product',
  Brand: 'brand',
  WebNode: 'webnode',
  Children: 'webnode',
  Ancestors: 'webnode',
  WebNodeStats: 'webnode',
};
/** Responses that list all entities of a kind. */
const COMPLETE_LISTS = new Set<Endpoint>([BRANDS.all, STORES.all]);
/** Fields that describe or count other entities. */
const DERIVED_FIELDS = new Set(['Children', 'Ancestors', 'Count', 'TotalCount']);
const ABSENT = Symbol('away');

export class PinnedRecords {
  readonly #records = new Map<string, Entity | null>();
  #currentNames: CurrentNames;

  /** `namesNow`: the names when all brands were last read. */
  constructor(records: PinnedJson, namesNow: CurrentNames = {}) {
    this.#currentNames = namesNow;
    for (const [key, json] of records)
      this.#records.set(key, json === null ? null : (JSON.parse(json) as Entity));
  }

  has(key: string): boolean {
    return this.#records.has(key);
  }

  /**
   * True if the pinned record replaces the whole record, so that the API need not be asked. False
   * for categories: their tree contains pinned categories beside others, which are still fetched.
   */
  isFixed(key: string): boolean {
    const record = this.#records.get(key);
    return record !== undefined && (record === null || !key.startsWith('webnode:'));
  }

  /** The pinned record, or the given one if there is no pin; undefined where it must not exist. */
  pinnedOrGiven<T>(key: string, record: T): T | undefined {
    const held = this.#records.get(key);
    return held === undefined ? record : ((held ?? undefined) as T | undefined);
  }

  currentNames(): CurrentNames {
    return this.#currentNames;
  }

  records(): Iterable<[key: string, record: Entity | null]> {
    return this.#records;
  }

  /** Ids of pinned products that exist. */
  productIds(): number[] {
    const ids = new Set<number>();
    for (const [key, record] of this.#records)
      if (record && key.startsWith('product:')) ids.add(Number(key.split(':')[1]));
    return [...ids];
  }

  /** Number of products that are pinned as absent. */
  absentProducts(): number {
    return [...this.#records].filter(
      ([key, record]) => record === null && /^product:\d+:nl$/.test(key),
    ).length;
  }

  /** Response data with the pins applied; the same object if no pin applies. */
  apply(data: unknown, endpoint: Endpoint, locale: Locale): unknown {
    if (this.#records.size === 0) return data;
    const kind = KIND_BY_ENDPOINT.get(endpoint);
    if (endpoint === BRANDS.all) this.#setCurrentNames(data as Entity[] | null, locale);
    if (endpoint === SEARCH.results) data = this.#withFacets(data as SearchResultRecord, locale);
    const applied = this.#applyNested(data, kind, locale);
    if (applied === ABSENT) return null;
    if (endpoint === WEB_NODES.root) return this.#withMissingNodes(applied as Entity, locale);
    return COMPLETE_LISTS.has(endpoint)
      ? this.#withMissingPinned(applied as Entity[], `${kind}:`, locale)
      : applied;
  }

  #applyNested(value: unknown, kind: string | undefined, locale: Locale): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      const all = value.map((item) => this.#applyNested(item, kind, locale));
      const isSame = all.every((item, index) => item === value[index]);
      return isSame ? value : all.filter((item) => item !== ABSENT);
    }
    const record = kind && this.#records.get(`${kind}:${(value as Entity)['Id']}:${locale}`);
    if (record === null) return ABSENT;
    let next = value as Entity;
    for (const [field, child] of Object.entries(value)) {
      const applied =
        record && !DERIVED_FIELDS.has(field) && field in record
          ? record[field]
          : this.#applyNested(child, KIND_BY_FIELD[field], locale);
      if (applied === child) continue;
      next = next === value ? { ...value } : next;
      next[field] = applied === ABSENT ? null : applied;
    }
    return next;
  }

  #setCurrentNames(brands: Entity[] | null, locale: Locale): void {
    for (const { Id, Name } of brands ?? []) {
      const key = keys.brand(Id as number, locale);
      if (this.#records.has(key))
        this.#currentNames = { ...this.#currentNames, [key]: Name as string };
    }
  }

  /** Changes only the labels: the API knows the filter by its own values. */
  #withFacets(result: SearchResultRecord | null, locale: Locale): SearchResultRecord | null {
    const options = this.#records.get(keys.listOptions(locale)) as ListOptionsRecord | undefined;
    const names = new Map(
      Object.entries(this.#currentNames).flatMap(([key, now]) => {
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

  /** Pinned records that the API no longer returns. */
  *#missingPinned(prefix: string, locale: Locale, known: ReadonlySet<unknown>): Generator<Entity> {
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

  #withMissingPinned(all: Entity[], prefix: string, locale: Locale): Entity[] {
    const known = new Set(all.map(({ Id }) => Id));
    return [...all, ...this.#missingPinned(prefix, locale, known)];
  }

  #withMissingNodes(root: Entity, locale: Locale): Entity {
    const nodes = new Map<unknown, Entity>();
    // A copy of the tree, to add lost categories to.
    const copy = (node: Entity): Entity => {
      const own = { ...node, Children: ((node['Children'] ?? []) as Entity[]).map(copy) };
      nodes.set(node['Id'], own);
      return own;
    };
    const tree = copy(root);
    const ancestors = (node: Entity) => (node['Ancestors'] ?? []) as Entity[];
    const missingNodes = [...this.#missingPinned('webnode:', locale, new Set(nodes.keys()))];
    for (const node of missingNodes.sort((a, b) => ancestors(a).length - ancestors(b).length)) {
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
