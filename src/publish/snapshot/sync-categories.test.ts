import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BRANDS } from '../../api/brands/client.ts';
import { CONFIG } from '../../api/config/client.ts';
import { CONTENT } from '../../api/content/client.ts';
import { PRODUCTS } from '../../api/products/client.ts';
import { SEARCH } from '../../api/search/client.ts';
import { STORES } from '../../api/stores/client.ts';
import { WEB_NODES } from '../../api/webnodes/client.ts';
import type { ApiReader } from './api-client.ts';
import { openStore, type SnapshotStore } from './store.ts';
import { sync } from './sync.ts';
import { ownFolder } from '../../../tests/support/for-all-tests.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const EACH = 300;

/** Two root categories, each with a category below it, in which the products are. */
const names = new Map([
  [10, 'Hout'],
  [11, 'Platen'],
  [20, 'Verf'],
  [21, 'Lak'],
]);
let isOpen = true;
let asked: number[];
/** Categories whose list was read. */
let askedLists: Set<number>;
let structureReads: number;

const reference = (id: number) => {
  const name = names.get(id)!;
  return { Id: id, Name: name, Code: `c${id}`, Url: name.toLowerCase() };
};
const node = (id: number, children: object[] = []) => ({
  ...{ ...reference(id), Active: true, Children: children },
});
const product = (id: number) => {
  const root = id <= EACH ? 10 : 20;
  return {
    ...{ Id: id, Number: String(id), Name: `P${id}`, Url: `p-${id}`, TaxRate: 21, Unit: 'stuk' },
    ...{ State: 'Active', Visibility: 'Orderable', Orderable: 'ja' },
    ...{ PriceInclTax: 12.1, PriceExclTax: 10 },
    WebNode: { ...reference(root + 1), Ancestors: [reference(root)] },
  };
};

const all = Array.from({ length: 2 * EACH }, (_, at) => at + 1);

function answerOf({ endpoint, query = {} }: Parameters<ApiReader>[0]): unknown {
  switch (endpoint) {
    case CONFIG.get:
      return { WebStoreId: 1, SpecialWebNodes: {} };
    case WEB_NODES.root:
      structureReads++;
      return {
        ...{ Id: 1, Name: '', Code: 'root', Url: '', Active: true },
        Children: [node(10, [node(11)]), node(20, isOpen ? [node(21)] : [])],
      };
    case SEARCH.config:
      return {
        ...{ Limit: 12, SortOptions: [], WebNodeMode: 'Navigation' },
        ...{ BrandMode: 'Filter', FacetLabels: {} },
      };
    case SEARCH.results: {
      const { categoryID, page, pageSize } = query as Record<string, number>;
      askedLists.add(Number(categoryID));
      const root = categoryID && Math.floor(categoryID / 10) * 10;
      const found = all.filter((id) => !root || id <= EACH === (root === 10));
      const start = ((page ?? 1) - 1) * pageSize!;
      const Products = found.slice(start, start + pageSize!).map(product);
      return { Products, Total: found.length, HasNotAvailableProducts: false };
    }
    case PRODUCTS.byIds: {
      const ids = String(query['productIds']).split(',').map(Number);
      asked.push(...ids);
      return ids.map(product);
    }
    case CONTENT.page:
      return { Status: 200, Article: { Type: 'page', Title: 'x' }, Parts: [] };
    case BRANDS.all:
    case BRANDS.popular:
    case STORES.all:
      return [];
    default:
      return [];
  }
}

const ask: ApiReader = async (question) => ({
  notModified: false,
  data: structuredClone(answerOf(question)),
  etag: null,
});

let folder: string;
let store: SnapshotStore;

beforeEach(async () => {
  folder = ownFolder();
  store = openStore(folder);
  names.set(10, 'Hout');
  isOpen = true;
  asked = [];
  askedLists = new Set();
  structureReads = 0;
  await sync(store, ask, NOW);
  asked = [];
  askedLists.clear();
  structureReads = 0;
});

afterEach(() => store.close());

/** What reading everything makes of the same answers. */
async function digestFromNothing(): Promise<string> {
  const other = openStore(path.join(folder, 'other'));
  await sync(other, ask, NOW);
  const digest = other.digest();
  other.close();
  return digest;
}

it('reads the products below a renamed category, and no other', async () => {
  names.set(10, 'Houtwerk');
  await sync(store, ask, NOW, { edited: ['webnode:10'] });
  expect([...new Set(asked)].sort((a, b) => a - b)).toEqual(all.slice(0, EACH));
  expect(store.digest()).toBe(await digestFromNothing());
});

it('reads the tree once for a renamed category', async () => {
  names.set(10, 'Houtwerk');
  await sync(store, ask, NOW, { edited: ['webnode:10'] });
  // One call per language.
  expect(structureReads).toBe(2);
});

it('reads the list of an edited category beside an edited product', async () => {
  await sync(store, ask, NOW, { edited: ['product:1', 'webnode:20'] });
  expect(askedLists).toContain(20);
  expect(store.digest()).toBe(await digestFromNothing());
});

it('reads no product where nothing changed that products show', async () => {
  await sync(store, ask, NOW, { edited: ['webnode:20'] });
  expect(asked).toEqual([]);
});

it.each([
  ['is closed', 'webnode:21'],
  ['is unknown', 'webnode:99'],
])('reads everything where the category %s', async (_, name) => {
  isOpen = name === 'webnode:99';
  await sync(store, ask, NOW, { edited: [name] });
  expect(new Set(asked).size).toBe(all.length);
  expect(store.digest()).toBe(await digestFromNothing());
});
