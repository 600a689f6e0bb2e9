import type { WebNodeRecord, WebNodeReferenceRecord } from '../../api/webnodes/calls.ts';
import { type Locale, LOCALES } from '../../domain/shared/common.ts';
import { WEB_NODE_CHILD_DEPTH } from '../../domain/search/search-constants.ts';
import { keys } from './reads.ts';
import { BRANDS } from '../../api/brands/client.ts';
import { CONFIG } from '../../api/config/client.ts';
import { mapConfig } from '../../api/config/mappers.ts';
import type { ConfigRecord } from '../../api/config/calls.ts';
import { SEARCH } from '../../api/search/client.ts';
import { STORES } from '../../api/stores/client.ts';
import { WEB_NODES } from '../../api/webnodes/client.ts';
import { HTML_FIELDS, sanitiseFields } from './sanitise.ts';
import type { SnapshotStore } from './store.ts';
import { type EntityFetch, removeMissingFrom, type SyncContext } from './sync-context.ts';
import { idsInCategory } from './sync-products.ts';

/**
 * Splits the tree into entities: one per category, with two levels of children and its ancestors,
 * and one for the root categories. A page then depends only on the categories it shows.
 */
function splitTree(root: WebNodeRecord, locale: Locale): [string, unknown][] {
  const entities: [string, unknown][] = [];
  const walk = (node: WebNodeRecord, ancestors: WebNodeReferenceRecord[]) => {
    entities.push([
      keys.webNode(node.Id, locale),
      { ...trimNode(node, WEB_NODE_CHILD_DEPTH), Ancestors: ancestors },
    ]);
    const own = [...ancestors, referenceOf(node)];
    for (const child of node.Children ?? []) walk(child, own);
  };
  const roots = root.Children ?? [];
  for (const node of roots) walk(node, []);
  entities.push([
    keys.rootWebNodes(locale),
    roots.map((node) => trimNode(node, WEB_NODE_CHILD_DEPTH)),
  ]);
  return entities;
}

function referenceOf({ Id, Name, Code, Url }: WebNodeRecord): WebNodeReferenceRecord {
  return { Id, Name, Code, Url };
}

/** Only a category shown on its own keeps its description. */
function trimNode(node: WebNodeRecord, depth: number): WebNodeRecord {
  const { Children, ...own } = node;
  if (depth === 0) return own;
  return {
    ...own,
    Children: (Children ?? []).map(({ Description: _, ...child }) => trimNode(child, depth - 1)),
  };
}

/** Maximum depth of the call: reads the whole tree in one request. */
const TREE_DEPTH = 6;

const NO_HTML: ReadonlySet<string> = new Set();

/** Configuration, categories, brands, stores: the base for everything else. */
export async function syncStructure(context: SyncContext, store: SnapshotStore): Promise<void> {
  const config = keys.config();
  await context.fetchAll('Reading configuration', [
    {
      request: { endpoint: CONFIG.get, locale: 'nl', query: { redirects: 'true' } },
      store(data, put) {
        put(config, data);
        const settings = mapConfig(context.pinned.pinnedOrGiven(config, data) as ConfigRecord);
        for (const [name, value] of Object.entries(settings))
          put(keys.setting(name), value ?? null);
      },
    },
  ]);
  const special = Object.values((store.get(config) as ConfigRecord).SpecialWebNodes ?? {});
  await context.fetchAll(
    'Reading categories, brands and stores',
    LOCALES.flatMap((locale): EntityFetch[] => [
      {
        request: {
          endpoint: WEB_NODES.root,
          locale,
          query: { descendantLevel: TREE_DEPTH },
        },
        store(data, put) {
          const { Children } = (data ?? {}) as Partial<WebNodeRecord>;
          if (!Children || (Children.length === 0 && !context.mayBeEmpty))
            throw new Error('The root categories could not be read.');
          for (const [key, node] of splitTree(data as WebNodeRecord, locale))
            put(key, sanitiseFields(node, HTML_FIELDS.webNode, false));
        },
      },
      {
        request: { endpoint: SEARCH.config, locale },
        keys: [keys.listOptions(locale)],
        store: (data, put) => put(keys.listOptions(locale), data),
      },
      {
        request: { endpoint: BRANDS.all, locale },
        store: storeEach(keys.brands(locale), (id) => keys.brand(id, locale), HTML_FIELDS.brand),
      },
      {
        request: { endpoint: BRANDS.popular, locale },
        keys: [keys.popularBrands(locale)],
        store: (data, put) =>
          put(keys.popularBrands(locale), sanitiseFields(data ?? [], HTML_FIELDS.brand, true)),
      },
      {
        request: { endpoint: STORES.all, locale },
        store: storeEach(keys.stores(locale), (id) => keys.store(id, locale), NO_HTML),
      },
    ]),
  );
  // Categories outside of the tree.
  await context.fetchAll(
    'Reading promotion categories',
    special.flatMap((id) =>
      LOCALES.flatMap((locale): EntityFetch[] => {
        const key = keys.webNode(id, locale);
        if (context.hasRead(key)) return [];
        return [
          {
            request: { endpoint: WEB_NODES.main, locale, params: { id } },
            store: (data, put) =>
              data && put(key, sanitiseFields(data, HTML_FIELDS.webNode, false)),
          },
        ];
      }),
    ),
  );
}

/** Stores all records as one entity, for overview pages, and each as its own, for detail pages. */
function storeEach(
  listKey: string,
  keyOf: (id: number) => string,
  html: ReadonlySet<string>,
): EntityFetch['store'] {
  return (data, put) => {
    const records = sanitiseFields(data ?? [], html, true) as { Id: number }[];
    put(listKey, records);
    for (const record of records) put(keyOf(record.Id), record);
  };
}

/** Reads the structure, once per sync, and removes what no longer exists. */
export async function refreshStructure(context: SyncContext, store: SnapshotStore): Promise<void> {
  if (context.hasRead(keys.config())) return;
  await syncStructure(context, store);
  removeMissingFrom(context, store, ['webnode:', 'brand:', 'store:']);
}

// What the edit of a category affects is read again: the tree, the products in the categories that
// have another name or address, and their lists. The store then equals that of a full sync.

/** All categories with their place in the tree, and what others show of each. */
interface CategoryTree {
  /** Equal for trees in which the same categories are open, in the same places. */
  shape: string;
  /** Name and address of each category, which products and lists repeat; by id. */
  shown: Map<number, string>;
}

/**
 * Reads the tree. Returns the products that show a category with another name or address; null if
 * categories were added, removed, moved, opened or closed, or an edited one is closed: then
 * everything is to be read.
 */
export async function syncEditedCategories(
  context: SyncContext,
  store: SnapshotStore,
  edited: readonly number[],
): Promise<number[] | null> {
  const before = treeOf(store);
  await refreshStructure(context, store);
  const now = treeOf(store);
  const isOpen = (id: number) => before.shown.has(id) && now.shown.has(id);
  if (before.shape !== now.shape || !edited.every(isOpen)) return null;

  const renamed = new Set(
    [...now.shown].flatMap(([id, shown]) => (shown === before.shown.get(id) ? [] : [id])),
  );
  const ids = new Set<number>();
  for (const id of renamed) {
    // The products below it are below its ancestor too.
    if (ancestorsOf(store, id).some((above) => renamed.has(above))) continue;
    for (const product of await idsInCategory(context, id)) ids.add(product);
  }
  return [...ids].sort((a, b) => a - b);
}

const ancestorsOf = (store: SnapshotStore, id: number): number[] =>
  ((store.get(keys.webNode(id, 'nl')) as WebNodeRecord).Ancestors ?? []).map(({ Id }) => Id);

function treeOf(store: SnapshotStore): CategoryTree {
  const shape: unknown[] = [];
  const shown = new Map<number, string>();
  const walk = (reference: WebNodeRecord, locale: Locale) => {
    const node = store.get(keys.webNode(reference.Id, locale)) as WebNodeRecord | null;
    const { Id, Name, Code, Url, Active, StartDate, EndDate, Children } = node ?? reference;
    shape.push([Id, Active, StartDate, EndDate, (Children ?? []).length]);
    shown.set(Id, `${shown.get(Id) ?? ''}${JSON.stringify([Name, Code, Url])}`);
    for (const child of Children ?? []) walk(child, locale);
  };
  for (const locale of LOCALES) {
    const roots = (store.get(keys.rootWebNodes(locale)) ?? []) as WebNodeRecord[];
    for (const root of roots) walk(root, locale);
    shape.push(locale);
  }
  return { shape: JSON.stringify(shape), shown };
}
