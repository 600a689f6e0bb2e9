import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiReader } from './api-client.ts';
import { openReader } from './open.ts';
import { recordReads } from './reads.ts';
import { openStore, type SnapshotStore } from './store.ts';
import { sync } from './sync.ts';
import { ownFolder } from '../../../tests/support/for-all-tests.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const product = (id: number, name: string) => ({
  Id: id,
  Number: String(id),
  Name: name,
  Url: `${name.toLowerCase()}-${id}`,
  State: 'Active',
  Visibility: 'Orderable',
  Orderable: 'ja',
  PriceInclTax: 12.1,
  PriceExclTax: 10,
  TaxRate: 21,
  Unit: 'stuk',
  WebNode: { Id: 10, Name: 'Platen', Code: 'platen', Url: 'platen' },
});

/** An API of two products and one category, whose answers a test may change. */
function smallApi() {
  const products = [product(1, 'Gips'), product(2, 'Osb')];
  const node = {
    Id: 10,
    Name: 'Platen',
    Code: 'platen',
    Url: 'platen',
    Active: true,
    Children: [],
  };
  const answers: Record<string, unknown> = {
    '/api/aspos/common/config': { WebStoreId: 1, SpecialWebNodes: {} },
    '/api/aspos/webnodes/main/root': { ...node, Id: 1, Code: 'root', Children: [node] },
    '/api/sp/config': {
      Limit: 12,
      SortOptions: [{ Label: 'Relevantie', Field: 'relevance' }],
      WebNodeMode: 'Navigation',
      BrandMode: 'Filter',
      FacetLabels: {},
    },
    '/api/aspos/brands': [],
    '/api/aspos/brands/popular': [],
    '/api/aspos/stores': [],
    '/api/vm/u': { Status: 200, Article: { Type: 'page', Title: 'x' }, Parts: [] },
    '/api/faqcategorybyname/klantenservice/nl-NL': [],
    '/api/faqcategorybyname/klantenservice/en-US': [],
    '/api/aspos/products/ids': products,
    '/api/sp/v1/product/recommendations': [],
    '/api/sp/search': { Products: products, Total: 2, HasNotAvailableProducts: false },
  };
  return { answers, products };
}

let folder: string;
let store: SnapshotStore;
let server: http.Server;
let base: string;
let api: ReturnType<typeof smallApi>;
/** Statuses to answer before answering as agreed. */
let faults: number[];
/** What ends the waiting for each answer, where a test holds the time. */
let clocks: AbortController[];

beforeEach(async () => {
  folder = ownFolder();
  store = openStore(folder);
  api = smallApi();
  faults = [];
  clocks = [];
  server = http.createServer((request, response) => {
    const fault = faults.shift();
    if (fault === NEVER) return clocks[0]?.abort(new DOMException('', 'TimeoutError'));
    if (fault) return void response.writeHead(fault).end();
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    const found = api.answers[pathname];
    const language = request.headers['x-language'];
    const Data: unknown = typeof found === 'function' ? found(searchParams, language) : found;
    const body = JSON.stringify({ Success: Data !== null, Data });
    const etag = `"${body.length}"`;
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    response.writeHead(200, { 'content-type': 'application/json', etag }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  vi.restoreAllMocks();
  store.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const NEVER = -1;

const run = (backOff: number[] = []) => sync(store, createApiReader(base, { backOff }), NOW);

describe('sync', () => {
  it('reads reviews where their setting is on', async () => {
    const reviews = [{ ProductId: 2, Count: 1, Average: 4, Reviews: [] }];
    api.answers['/api/reviews/products'] = reviews;
    await run();
    expect(openReader(folder).reviews(2)).toBeNull();
    const config = { WebStoreId: 1, SpecialWebNodes: {}, ProductReviews: true };
    api.answers['/api/aspos/common/config'] = config;
    await run();
    const reader = openReader(folder);
    expect(reader.reviews(2)).toEqual({ count: 1, average: 4, latest: [] });
    expect(reader.reviews(1)).toBeNull();
    reader.close();
  });

  it('gives pages everything they ask for', async () => {
    await run();
    const reader = openReader(folder);
    expect(reader.productPaths().map(({ id }) => id)).toEqual([1, 2]);
    expect(reader.product(1, 'nl')).toMatchObject({ name: 'Gips', priceInclTax: 1210 });
    expect(reader.productUrl(3)).toBeNull();
    const read = await recordReads(async () => reader.productUrl(1));
    expect(read.value).toEqual({ nl: 'gips-1', en: 'gips-1' });
    expect([...read.keys]).toEqual(['product:1:nl', 'product:1:en']);
    expect(reader.rootWebNodes('en').map(({ name }) => name)).toEqual(['Platen']);
    expect(reader.list({ kind: 'category', id: 10 }, 'nl')?.total).toBe(2);
    expect(reader.related(1, 'nl')).toEqual([{ id: 2, name: 'Osb', url: 'osb-2' }]);
    expect(reader.productCount()).toBe(2);
    expect(reader.readAt()).toEqual(NOW);
    reader.close();
  });

  it('has no category page for Actie, which has its own, but for what lies below it', async () => {
    const below = { Id: 51, Name: 'Ruwbouw', Code: 'actie-ruwbouw', Url: 'actie/ruwbouw' };
    const actie = {
      ...{ Id: 50, Name: 'Actie', Code: 'NUPDActie', Url: 'actie', Active: true },
      Children: [{ ...below, Active: true, Children: [] }],
    };
    const root = api.answers['/api/aspos/webnodes/main/root'] as { Children: object[] };
    api.answers['/api/aspos/webnodes/main/root'] = { ...root, Children: [...root.Children, actie] };
    api.answers['/api/aspos/common/config'] = { WebStoreId: 1, SpecialWebNodes: { actie: 50 } };
    await run();
    const reader = openReader(folder);
    expect(reader.webNodePaths().map(({ id }) => id)).toEqual([10, 51]);
    expect(reader.list({ kind: 'promotion', name: 'actie' }, 'nl')?.total).toBe(2);
    expect(reader.list({ kind: 'category', id: 50 }, 'nl')).toBeNull();
    reader.close();
  });

  it('tells which entities changed, and asks again only for what did', async () => {
    const first = await run();
    expect(first.changes.added).toContain('product:1:nl');
    const second = await run();
    expect(second.changes).toEqual({ added: [], changed: [], removed: [] });
    // Only who counts the products.
    expect(second.requests - second.notModified).toBe(1);

    api.answers['/api/aspos/products/ids'] = [product(1, 'Gipsplaat'), product(2, 'Osb')];
    const third = await run();
    expect(third.changes.changed).toEqual(expect.arrayContaining(['product:1:nl', 'product:1:en']));
    expect(third.changes.changed).not.toContain('product:2:nl');
  });

  it('keeps the ETags of what a whole reading asks for, and of nothing else', async () => {
    await run();
    const kept = store.etags.requests();
    expect(kept.length).toBeGreaterThan(0);
    await sync(store, createApiReader(base), NOW, { edited: ['product:1'] });
    await sync(store, createApiReader(base), NOW, { edited: ['product:2', 'product:1'] });
    expect(store.etags.requests()).toEqual(kept);

    const products = [product(1, 'Gips'), product(2, 'Osb'), product(3, 'New')];
    api.answers['/api/aspos/products/ids'] = products;
    api.answers['/api/sp/search'] = { Products: products, Total: 3 };
    await run();
    expect(store.etags.requests()).toHaveLength(kept.length);
    expect(store.etags.requests()).not.toEqual(kept);
  });

  it('keeps the list of each of two brands that have one name', async () => {
    api.answers['/api/aspos/brands'] = [5, 6].map((Id) => ({
      Id,
      Description: 'Knauf',
      Code: 'b',
    }));
    await run();
    await run();
    for (const id of [5, 6]) expect(store.has(`list:brand:${id}:nl`)).toBe(true);

    const Brand = { Id: 5, Description: 'Knauf', Code: 'b' };
    api.answers['/api/aspos/products/ids'] = [{ ...product(1, 'Gips'), Brand }];
    api.answers['/api/sp/search'] = { Products: [product(1, 'Gips')], Total: 1 };
    await sync(store, createApiReader(base), NOW, { edited: ['product:1'] });
    const reader = openReader(folder);
    const totals = [5, 6].map((id) => reader.list({ kind: 'brand', id }, 'nl')?.total);
    expect(totals).toEqual([1, 1]);
    reader.close();
  });

  it('leaves the place of a product for the first banner beside lists', async () => {
    api.answers['/api/sp/search'] = (query: URLSearchParams) => ({
      Products: Array.from({ length: Number(query.get('pageSize')) }, (_, id) =>
        product(id + 1, 'Gips'),
      ),
      Total: 100,
    });
    const shown = () =>
      openReader(folder).list({ kind: 'category', id: 10 }, 'nl')?.products.length;
    await run();
    expect(shown()).toBe(12);
    const Items = [{ Name: 'sale', Title: 'Actie', Url: '/actie' }];
    const Parts = [{ Kind: 'banners', Name: 'discountBanners', Items }];
    api.answers['/api/vm/u'] = { Status: 200, Article: {}, Parts };
    await sync(store, createApiReader(base), NOW, { edited: ['shared:discountBanners:nl'] });
    expect(shown()).toBe(11);
  });

  it('reads every list where an edited product hangs in a closed category', async () => {
    const closed = { Id: 99, Name: 'Dicht', Code: 'dicht', Url: 'dicht' };
    const inClosed = (name: string) => ({ ...product(1, name), WebNode: closed });
    const tell = (name: string) => {
      const products = [inClosed(name), product(2, 'Osb')];
      api.answers['/api/aspos/products/ids'] = products;
      api.answers['/api/sp/search'] = { Products: products, Total: 2 };
    };
    tell('Gips');
    await run();
    tell('Gipsplaat');
    await sync(store, createApiReader(base), NOW, { edited: ['product:1'] });
    const reader = openReader(folder);
    const list = reader.list({ kind: 'category', id: 10 }, 'nl');
    expect(list?.products.map(({ name }) => name)).toEqual(['Gipsplaat', 'Osb']);
    reader.close();
  });

  it('moves a page whose address differs in one language only', async () => {
    await run();
    api.answers['/api/aspos/products/ids'] = (_: URLSearchParams, language: string) => [
      product(1, language === 'en' ? 'Plasterboard' : 'Gips'),
    ];
    await sync(store, createApiReader(base), NOW, { edited: ['product:1'] });
    const reader = openReader(folder);
    expect(reader.productUrl(1)).toEqual({ nl: 'gips-1', en: 'plasterboard-1' });
    reader.close();
  });

  it('says that no answer came, and asks again', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const clock = new AbortController();
      clocks.push(clock);
      return clock.signal;
    });
    faults = [NEVER];
    await expect(run()).rejects.toThrow(/config.*no answer within 60 s/);
    clocks = [];
    faults = [NEVER];
    await run([1]);
    expect(store.readAt()).toEqual(NOW);
  });

  it('removes what the APIs no longer have', async () => {
    await run();
    api.answers['/api/aspos/products/ids'] = [product(1, 'Gips')];
    api.answers['/api/sp/search'] = { Products: [product(1, 'Gips')], Total: 1 };
    const { changes } = await run();
    expect(changes.removed.toSorted()).toEqual(['product:2:en', 'product:2:nl']);
  });

  it('a product that is listed, and that no call tells of any more, has no page', async () => {
    await run();
    api.answers['/api/aspos/products/ids'] = [product(1, 'Gips')];
    await run();
    const reader = openReader(folder);
    expect(reader.productPaths().map(({ id }) => id)).toEqual([1]);
    expect(reader.product(2, 'nl')).toBeNull();
    reader.close();
  });

  it('tries again after a fault that passes', async () => {
    faults = [500, 503];
    await run([1, 1, 1]);
    expect(store.get('product:1:nl')).not.toBeNull();
  });

  it('fails with the call that failed, and keeps the last snapshot whole', async () => {
    await run();
    const digest = store.digest();
    api.answers['/api/aspos/products/ids'] = [product(1, 'Half')];
    faults = Array.from({ length: 60 }, () => 500);
    await expect(run([1])).rejects.toThrow(
      /GET \/api\/aspos\/common\/config\?redirects=true \(nl\): it answered 500/,
    );
    expect(store.digest()).toBe(digest);
  });

  it('never takes an empty shop for a shop', async () => {
    api.answers['/api/sp/search'] = { Products: [], Total: 0 };
    await expect(run()).rejects.toThrow('no product');
  });

  it('never takes a part of the list for all of it', async () => {
    await run();
    const digest = store.digest();
    api.answers['/api/sp/search'] = { Products: [product(1, 'Gips')], Total: 2 };
    await expect(run()).rejects.toThrow('listed 1 of the 2 products');
    expect(store.digest()).toBe(digest);
  });
});

describe('pinned entities', () => {
  const hold = (records: Record<string, unknown>) =>
    sync(store, createApiReader(base, { backOff: [] }), NOW, {
      pins: new Map(
        Object.entries(records).map(([key, record]) => [
          key,
          record === null ? null : JSON.stringify(record),
        ]),
      ),
    });
  const both = (kind: string, record: unknown) => ({
    [`${kind}:nl`]: record,
    [`${kind}:en`]: record,
  });
  const list = () =>
    openReader(folder)
      .list({ kind: 'category', id: 10 }, 'nl')
      ?.products.map(({ name }) => name);

  it('keep their state, in lists too, while everything else is read', async () => {
    await run();
    const then = store.get('product:1:nl');
    const products = [product(1, 'Mistake'), product(2, 'Osb3')];
    api.answers['/api/aspos/products/ids'] = products;
    api.answers['/api/sp/search'] = { Products: products, Total: 2 };
    await run();
    // As a rollback does.
    store.unpublished.expectRelease(1, [{ key: 'product:1:nl', before: JSON.stringify(then) }]);
    store.unpublished.settleRelease(1);
    await hold(both('product:1', then));
    expect(store.get('product:1:nl')).toEqual(then);
    expect(list()).toEqual(['Gips', 'Osb3']);
    // Let go, it is read again, though the API answers as before.
    await run();
    expect(list()).toEqual(['Mistake', 'Osb3']);
    expect(store.get('product:1:nl')).toMatchObject({ Name: 'Mistake' });
  });

  it('stay absent if they did not exist, and stay present if they were deleted', async () => {
    await run();
    const gone = store.get('product:2:nl');
    const products = [product(1, 'Gips'), product(3, 'New')];
    api.answers['/api/aspos/products/ids'] = products;
    api.answers['/api/sp/search'] = { Products: products, Total: 2 };
    await hold({ ...both('product:3', null), ...both('product:2', gone) });
    const reader = openReader(folder);
    expect(reader.productPaths().map(({ id }) => id)).toEqual([1, 2]);
    expect(reader.product(3, 'nl')).toBeNull();
    expect(list()).toEqual(['Gips']);
    reader.close();
  });

  it('a setting, a banner and the names of facets stay as they were', async () => {
    const config = (store: number) => ({ WebStoreId: store, SpecialWebNodes: {} });
    const part = (title: string) => ({
      Kind: 'banners',
      Name: 'siteBanners',
      Items: [{ Name: 'sale', Title: title, Url: '/x', ShowOn: ['showHomepage'] }],
    });
    const say = (at: { store: number; title: string; label: string; brand: string }) => {
      const brand = { Id: 5, Name: at.brand, Code: 'b', Parameter: at.brand };
      api.answers['/api/aspos/common/config'] = config(at.store);
      api.answers['/api/vm/u'] = { Status: 200, Article: {}, Parts: [part(at.title)] };
      api.answers['/api/aspos/brands'] = [brand];
      const options = api.answers['/api/sp/config'] as object;
      api.answers['/api/sp/config'] = { ...options, FacetLabels: { dikte: at.label } };
      const value = (name: string) => ({ Label: name, Value: name, Count: 1, Checked: false });
      api.answers['/api/sp/search'] = {
        ...{ Products: api.products, Total: 2, HasNotAvailableProducts: false },
        Facets: [
          { Field: 'Merk', Label: 'Merk', Values: [value(at.brand), value('Andere')] },
          { Field: 'dikte', Label: at.label, Values: [value('9 mm')] },
        ],
      };
    };
    say({ store: 1, title: 'Goed', label: 'Dikte', brand: 'Knauf' });
    await run();
    const kept = ['config', 'shared:siteBanners:nl', 'list-options:nl', 'brand:5:nl'];
    const then = Object.fromEntries(kept.map((key) => [key, store.get(key)]));
    say({ store: 2, title: 'Fout', label: 'Mistake', brand: 'Knauff' });
    await run();
    // As a rollback does.
    store.requireFullRead();
    for (const edited of [null, ['product:1']]) {
      const records = Object.entries(then).map(([key, one]) => [key, JSON.stringify(one)] as const);
      await sync(store, createApiReader(base), NOW, { pins: new Map(records), edited });
      const reader = openReader(folder);
      expect(reader.config().webStoreId).toBe(1);
      expect(reader.siteBanners(['showHomepage'], 'nl')[0]?.title).toBe('Goed');
      expect(reader.siteBanners(['showHomepage'], 'en')[0]?.title).toBe('Fout');
      const { facets } = reader.list({ kind: 'category', id: 10 }, 'nl')!;
      expect(facets.map(({ label }) => label)).toEqual(['Merk', 'Dikte']);
      // What is asked by is what the API knows.
      expect(facets[0]?.values).toMatchObject([{ label: 'Knauf', value: 'Knauff' }, {}]);
      reader.close();
    }
    await run();
    const { facets } = openReader(folder).list({ kind: 'category', id: 10 }, 'nl')!;
    expect(facets.map(({ label }) => label)).toEqual(['Merk', 'Mistake']);
    expect(facets[0]?.values[0]?.label).toBe('Knauff');
  });

  it('a category keeps its own text; what hangs below it is of today', async () => {
    const node = { Id: 10, Name: 'Platen', Code: 'platen', Url: 'platen', Active: true };
    const child = { Id: 11, Name: 'Gips', Code: 'gips', Url: 'platen/gips', Active: true };
    const tree = (...roots: object[]) => ({ ...node, Id: 1, Code: 'root', Children: roots });
    api.answers['/api/aspos/webnodes/main/root'] = tree({ ...node, Children: [] });
    await run();
    const then = store.get('webnode:10:nl');
    const renamed = { ...node, Name: 'Mistake', Children: [child] };
    api.answers['/api/aspos/webnodes/main/root'] = tree(renamed);
    await hold(both('webnode:10', then));
    const reader = openReader(folder);
    expect(reader.webNode(10, 'nl')).toMatchObject({ name: 'Platen', children: [{ id: 11 }] });
    expect(reader.webNode(11, 'nl')?.ancestors.map(({ name }) => name)).toEqual(['Platen']);
    expect(reader.rootWebNodes('nl').map(({ name }) => name)).toEqual(['Platen']);
    // Taken away altogether, it hangs where it was.
    api.answers['/api/aspos/webnodes/main/root'] = tree({ ...child, Children: [] });
    await hold(both('webnode:10', then));
    reader.refresh();
    expect(reader.rootWebNodes('nl').map(({ name }) => name)).toEqual(['Gips', 'Platen']);
    reader.close();
  });

  it('a category or a brand that is no more after that keeps its list', async () => {
    const all = api.answers['/api/sp/search'];
    const closed = (query: URLSearchParams) =>
      query.has('categoryID') || query.has('brandNames') ? null : all;
    api.answers['/api/aspos/brands'] = [{ Id: 5, Name: 'Knauf', Code: 'b', Parameter: 'Knauf' }];
    await run();
    const own = {
      ...both('webnode:10', store.get('webnode:10:nl')),
      ...both('brand:5', store.get('brand:5:nl')),
    };
    api.answers['/api/aspos/brands'] = [];
    api.answers['/api/sp/search'] = closed;
    const { inheritedPins } = await hold(own);
    expect(list()).toEqual(['Gips', 'Osb']);
    expect(inheritedPins.map(({ key, source }) => [key, source])).toEqual(
      ['nl', 'en'].flatMap((locale) => [
        [`list:category:10:${locale}`, `webnode:10:${locale}`],
        [`shelf:10:${locale}`, `webnode:10:${locale}`],
        [`list:brand:5:${locale}`, `brand:5:${locale}`],
      ]),
    );
    // Held with it, it also stands in a snapshot that never read it.
    const records = new Map(
      inheritedPins.map(({ key, record }) => [key, JSON.parse(record) as unknown]),
    );
    const digest = store.digest();
    store.close();
    store = openStore(folder);
    await hold({ ...own, ...Object.fromEntries(records) });
    expect(store.digest()).toBe(digest);
  });
});

it('a page depends on exactly what it read', async () => {
  await run();
  const reader = openReader(folder);
  const { keys } = await recordReads(async () => {
    reader.product(1, 'nl');
    await Promise.resolve();
    expect(reader.config().webStoreId).toBe(1);
  });
  expect([...keys].toSorted()).toEqual(['config:webStoreId', 'product:1:nl']);
  reader.close();
});
