/** What the calls mean, seen from outside: order, paging, filters, language, visitor, caching. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentPageRecord, FaqCategoryRecord } from '../../src/api/content/calls.ts';
import type { PreferenceRecord } from '../../src/api/preference/calls.ts';
import type { ProductRecord, StockRecord } from '../../src/api/products/calls.ts';
import type { SearchResultRecord, SuggestionsRecord } from '../../src/api/search/calls.ts';
import type { StoreRecord } from '../../src/api/stores/calls.ts';
import type { WebNodeRecord } from '../../src/api/webnodes/calls.ts';
import { isViewable, isActiveState } from '../../src/domain/product/product.ts';
import { type Request, data, send } from './support/api.ts';
import { useBackend } from './support/backend.ts';
import { type Fixture, findFixture } from './support/fixture.ts';

let fixture: Fixture;

useBackend();
beforeAll(async () => {
  fixture = await findFixture();
});

const search = (query: NonNullable<Request['query']> = {}, headers: Record<string, string> = {}) =>
  data<SearchResultRecord>({
    path: '/api/sp/search',
    query: { requestType: 'results', ...query },
    headers,
  });
const ids = (result: SearchResultRecord) => result.Products.map(({ Id }) => Id);

describe('pages beside products', () => {
  const suggest = (searchTerm: string, headers: Record<string, string> = {}) =>
    data<SuggestionsRecord>({
      path: '/api/sp/search',
      query: { requestType: 'autocompletesuggestions', searchTerm },
      headers,
    });

  it('come with suggestions and results alike: questions, pages and branches', async () => {
    const [store] = await data<StoreRecord[]>({ path: '/api/aspos/stores' });
    const { Name, Url, Address } = store!;
    const branch = { Name, Url: `/vestigingen/${Url}` };
    expect((await suggest(Name)).Stores).toContainEqual(branch);
    expect((await suggest(Address.PostalCode)).Stores).toContainEqual(branch);
    expect((await search({ searchTerm: Name })).Stores).toContainEqual(branch);
    const faq = await data<FaqCategoryRecord[]>({
      path: '/api/faqcategorybyname/klantenservice/nl-NL',
    });
    const question = faq[0]!.Questions[0]!;
    const link = { Name: question.Question, Url: `/klantenservice/faq#${question.Id}` };
    expect((await suggest(question.Question)).Questions?.[0]).toEqual(link);
  });

  it('stand on the first page of a search alone, at most three of a kind', async () => {
    const found = await search({ searchTerm: 'betalen' });
    expect(found.Questions?.length).toBeGreaterThan(0);
    expect(found.Questions?.length).toBeLessThanOrEqual(3);
    expect((await search({ searchTerm: 'betalen', page: 2 })).Questions).toBeUndefined();
    expect((await search()).Pages).toBeUndefined();
  });
});

describe('products', () => {
  it('come in the order asked for, unknown ones left out', async () => {
    const wanted = fixture.products
      .slice(0, 5)
      .map(({ Id }) => Id)
      .reverse();
    const found = await data<ProductRecord[]>({
      path: '/api/aspos/products/ids',
      query: { productIds: [2_147_483_000, ...wanted].join(',') },
    });
    expect(found.map(({ Id }) => Id)).toEqual(wanted);
  });

  it('carry their details only when they are asked for', async () => {
    const ask = async (fetchExtraFields: boolean) => {
      const query = { productIds: fixture.product.Id, fetchExtraFields };
      return (await data<ProductRecord[]>({ path: '/api/aspos/products/ids', query }))[0];
    };
    const [plain, full] = [await ask(false), await ask(true)];
    expect(plain).not.toHaveProperty('Description');
    expect(full?.Description).toBeTruthy();
    expect(full?.ExtraFields?.length).toBeGreaterThan(0);
    expect(full?.ScanCode).toMatch(/^\d{13}$/);
  });

  it('have one price in every call', async () => {
    const { Id, Url, PriceInclTax, PriceExclTax } = fixture.product;
    const path = '/api/aspos/products/url/{url}';
    const page = await data<ProductRecord>({ path, params: { url: Url ?? '' } });
    expect(page).toMatchObject({ Id, PriceInclTax, PriceExclTax });
  });

  it('have stock by id', async () => {
    const wanted = fixture.products.map(({ Id }) => Id);
    const stock = await data<Record<string, StockRecord>>({
      method: 'POST',
      path: '/api/aspos/products/stock',
      body: { ids: [...wanted, 2_147_483_000] },
    });
    expect(Object.keys(stock).map(Number).sort()).toEqual([...wanted].sort());
  });

  it('of a category are those that its list finds, with details where they are asked for', async () => {
    const { Id } = fixture.node;
    const of = (query = {}) =>
      data<ProductRecord[]>({
        path: '/api/aspos/webnodes/{id}/products',
        params: { id: Id },
        query,
      });
    const [plain, full] = [await of(), await of({ fetchExtraFields: true })];
    const listed = await search({ categoryID: Id, onlySoldOnline: false, pageSize: 100 });
    expect(plain.map((product) => product.Id).toSorted()).toEqual(ids(listed).toSorted());
    expect(plain[0]).not.toHaveProperty('Description');
    expect(full[0]?.Description).toBeTruthy();
  });

  it('speak the language that is asked for', async () => {
    const path = '/api/aspos/products/url/{url}';
    const params = { url: String(fixture.product.Id) };
    const [nl, en, other] = await Promise.all(
      ['nl', 'en', 'xx'].map((language) =>
        data<ProductRecord>({ path, params, headers: { 'x-language': language } }),
      ),
    );
    expect(en?.Description).not.toBe(nl?.Description);
    expect(other).toEqual(nl);
  });
});

describe('search', () => {
  it('pages through a list without doubles or gaps', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => search({ page, pageSize: 7 })));
    const all = pages.flatMap(ids);
    expect(new Set(all).size).toBe(21);
    expect(all).toEqual(ids(await search({ pageSize: 21 })));
    expect(new Set(pages.map(({ Total }) => Total)).size).toBe(1);
  });

  it('is empty behind the last page, with the total still there', async () => {
    const last = await search({ page: 100_000 });
    expect(last.Products).toEqual([]);
    expect(last.Total).toBeGreaterThan(0);
  });

  it('lists only what is active and may be seen', async () => {
    const { Products } = await search({ pageSize: 200 });
    for (const { State, Visibility } of Products) {
      expect(isViewable({ isActive: isActiveState(State), visibility: Visibility })).toBe(true);
    }
  });

  it('sorts by price', async () => {
    const prices = async (sortOrder: string) =>
      (await search({ sortOrder, pageSize: 100 })).Products.map((one) => one.PriceInclTax);
    const [up, down] = [await prices('price-asc'), await prices('price-desc')];
    expect(up).toEqual([...up].sort((a, b) => a - b));
    expect(down).toEqual([...down].sort((a, b) => b - a));
  });

  it('sorts by the price per unit, one unit after the other', async () => {
    const { Products } = await search({ sortOrder: 'unit-price-asc', pageSize: 200 });
    const priced = Products.filter((one) => one.UnitPrice);
    const units = priced.map(({ UnitPrice }) => UnitPrice!.Unit);
    const runs = units.filter((unit, at) => unit !== units[at - 1]);
    expect(runs).toEqual([...new Set(units)]);
    for (const run of runs) {
      const prices = priced
        .filter(({ UnitPrice }) => UnitPrice!.Unit === run)
        .map(({ UnitPrice }) => UnitPrice!.PriceInclTax);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
    }
  });

  it('names the unit of comparison if a list shares one', async () => {
    const { Products, Total, UnitPriceUnit } = await search({
      categoryID: fixture.product.WebNode?.Id,
      pageSize: 200,
    });
    const units = Products.flatMap(({ UnitPrice }) => UnitPrice?.Unit ?? []);
    const isShared = new Set(units).size === 1 && units.length > 1 && units.length >= Total / 2;
    if (Total <= 200) expect(UnitPriceUnit ?? null).toBe(isShared ? units[0] : null);
  });

  it('keeps to a price range, both ends included', async () => {
    const { PriceInclTax } = fixture.product;
    const { Products, Total } = await search({
      minPrice: PriceInclTax,
      maxPrice: PriceInclTax,
      pageSize: 200,
    });
    expect(Total).toBeGreaterThan(0);
    expect(new Set(Products.map((one) => one.PriceInclTax))).toEqual(new Set([PriceInclTax]));
  });

  it('finds as many products of a facet value as the facet says', async () => {
    const categoryID = fixture.product.WebNode?.Id;
    const { Facets } = await search({ categoryID });
    const facet = Facets?.find(({ Values }) => Values.length > 0);
    const value = facet?.Values[0];
    if (!facet || !value) throw new Error('There is no facet to test.');
    const filterFacets = `${facet.Field}|${value.Value}`;
    const narrowed = await search({ categoryID, filterFacets });
    expect(narrowed.Total).toBe(value.Count);
    const again = narrowed.Facets?.find(({ Field }) => Field === facet.Field);
    expect(again?.Values.find(({ Value }) => Value === value.Value)?.Checked).toBe(true);
    expect(again?.Values.length).toBe(facet.Values.length);
  });

  it('knows facet values by their names in the other language', async () => {
    const facetsIn = async (locale: string) => (await search({}, { 'x-language': locale })).Facets;
    const [dutch, english] = [await facetsIn('nl'), await facetsIn('en')];
    const named = (english ?? []).flatMap(({ Field, Values }) => {
      const own = dutch?.find((facet) => facet.Field === Field)?.Values ?? [];
      const isShared = ({ Value }: { Value: string }) => own.some((value) => value.Value === Value);
      return Values.filter((value) => !isShared(value)).map((value) => ({ Field, ...value }));
    });
    const [value] = named;
    if (!value) throw new Error('There is no facet value whose name differs.');
    const filterFacets = `${value.Field}|${value.Value}`;
    const narrowed = await search({ filterFacets }, { 'x-language': 'nl' });
    expect(narrowed.Total).toBe(value.Count);
    const facet = narrowed.Facets?.find(({ Field }) => Field === value.Field);
    const checked = facet?.Values.filter(({ Checked }) => Checked) ?? [];
    expect(checked.map(({ Count }) => Count)).toEqual([value.Count]);
    expect(checked[0]?.Value).not.toBe(value.Value);
  });

  it('keeps to the brands asked for', async () => {
    const brandNames = fixture.brand.Description ?? '';
    const { Products, Total } = await search({ brandNames, pageSize: 200 });
    expect(Total).toBeGreaterThan(0);
    for (const { Brand } of Products) expect(Brand?.Description).toBe(brandNames);
  });

  it('sums up its categories', async () => {
    const all = await search();
    const roots = (fixture.root.Children ?? []).filter(({ Code }) => Code !== 'NUPDActie');
    const totals = await Promise.all(roots.map(({ Id }) => search({ categoryID: Id })));
    expect(totals.reduce((sum, { Total }) => sum + Total, 0)).toBe(all.Total);
  });

  it('finds a product by its number and by its EAN first', async () => {
    const { Id } = fixture.product;
    const params = { url: String(Id) };
    const full = await data<ProductRecord>({ path: '/api/aspos/products/url/{url}', params });
    for (const searchTerm of [full.Number, full.ScanCode ?? '', String(Id)]) {
      expect(ids(await search({ searchTerm }))[0], searchTerm).toBe(Id);
    }
  });

  it('counts, limits and sorts by the stock of a store', async () => {
    const { Id: storeID, Name } = fixture.store;
    const all = await search({ storeID, sortOrder: 'in-store', pageSize: 200 });
    const only = await search({ storeID, onlyInStore: true, pageSize: 200 });
    expect(all.InStore).toMatchObject({ Id: storeID, Name, Count: only.Total });
    expect(only.Total).toBeGreaterThan(0);
    expect(only.Total).toBeLessThan(all.Total);
    const stock = await data<Record<string, StockRecord>>({
      method: 'POST',
      path: '/api/aspos/products/stock',
      body: { ids: ids(only) },
    });
    const inStock = Object.values(stock).flatMap(({ Stock }) =>
      Stock.filter(({ StoreId, Quantity }) => StoreId === storeID && Quantity > 0),
    );
    expect(inStock).toHaveLength(only.Products.length);
    const first = Math.min(only.Total, 200);
    expect(ids(all).slice(0, first)).toEqual(ids(only).slice(0, first));
    expect((await search({ storeID: 2_147_483_000, onlyInStore: true })).InStore).toBeUndefined();
  });

  it('finds nothing for a word that nobody knows, and leads nowhere', async () => {
    const found = await search({ searchTerm: 'xqzjvwk' });
    expect(found).toMatchObject({ Total: 0, Products: [], HasNotAvailableProducts: false });
    expect(found.RedirectToUrl ?? null).toBeNull();
  });

  it('lists promotions through their special web nodes', async () => {
    const nodes = Object.entries(fixture.config.SpecialWebNodes ?? {});
    expect(nodes.map(([purpose]) => purpose).sort()).toEqual([
      'actie',
      'meerMinder',
      'opop',
      'reducedInPrice',
    ]);
    for (const [purpose, categoryID] of nodes) {
      expect((await search({ categoryID })).Total, purpose).toBeGreaterThan(0);
    }
  });
});

describe('web nodes', () => {
  const main = (id: number, depth: number) =>
    data<WebNodeRecord>({
      path: '/api/aspos/webnodes/main/{id}',
      params: { id },
      query: { depth },
    });
  const levels = (node: WebNodeRecord): number =>
    node.Children ? 1 + Math.max(0, ...node.Children.map(levels)) : 0;

  it('have root categories, Actie among them', () => {
    const codes = (fixture.root.Children ?? []).map(({ Code }) => Code);
    expect(codes).toContain('NUPDActie');
    expect(codes.length).toBeGreaterThanOrEqual(10);
  });

  it('come as many levels deep as asked for', async () => {
    const parent = fixture.root.Children?.find(({ Children }) => Children?.length)?.Id ?? 0;
    expect(levels(await main(parent, 0))).toBe(0);
    expect(levels(await main(parent, 1))).toBe(1);
    expect(levels(fixture.root)).toBe(2);
  });

  it('are searched by their names, as many as asked for', async () => {
    const { Id, Name } = fixture.node;
    const path = '/api/aspos/webnodes/search/{query}';
    const found = (query: string, limit: number) =>
      data<WebNodeRecord[]>({ path, params: { query }, query: { limit } });
    expect((await found(Name, 10)).map((node) => node.Id)).toContain(Id);
    const [first] = Name;
    expect(await found(first!, 2)).toHaveLength(2);
    expect(await found('qqqqq', 10)).toEqual([]);
  });

  it('are found by the path that they name, in both languages', async () => {
    const { node } = fixture;
    const path = '/api/aspos/webnodes/url/{url}';
    for (const language of ['nl', 'en']) {
      const headers = { 'x-language': language };
      const params = { id: node.Id };
      const own = await data<WebNodeRecord>({
        path: '/api/aspos/webnodes/main/{id}',
        params,
        headers,
      });
      const found = await data<WebNodeRecord>({ path, params: { url: own.Url }, headers });
      expect(found.Id).toBe(node.Id);
      expect(found.Ancestors?.at(-1)?.Url).toBe(own.Url.split('/').slice(0, -1).join('/'));
    }
  });
});

describe('stores', () => {
  it('come nearest first, with their distance', async () => {
    const { Latitude: latitude, Longitude: longitude } = fixture.store.Location;
    const query = { latitude, longitude };
    const found = await data<StoreRecord[]>({ path: '/api/aspos/stores', query });
    expect(found[0]?.Id).toBe(fixture.store.Id);
    const distances = found.map(({ DistanceInKm }) => DistanceInKm ?? Number.NaN);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    // Distances are rounded on the wire.
    const maxDistance = (distances[3] ?? 0) + 0.1;
    const closest = await data<StoreRecord[]>({
      path: '/api/aspos/stores',
      query: { ...query, maxDistance },
    });
    expect(closest.length).toBeGreaterThanOrEqual(4);
    expect(closest.length).toBeLessThan(found.length);
  });

  it('lie where their postcode is', async () => {
    const { Address, Location } = fixture.store;
    const found = await data<{ Latitude: number; Longitude: number }>({
      path: '/api/aspos/locations/postcode-coords',
      query: { postcode: Address.PostalCode },
    });
    expect(Math.abs(found.Latitude - Location.Latitude)).toBeLessThan(0.2);
    expect(Math.abs(found.Longitude - Location.Longitude)).toBeLessThan(0.3);
  });
});

describe('content', () => {
  const page = (body: object, language = 'nl') =>
    data<ContentPageRecord>({
      method: 'POST',
      path: '/api/vm/u',
      body,
      headers: { 'x-language': language },
    });

  it('answers the parts asked for, and no others', async () => {
    const parts = ['mainMenu', 'footerMenu', 'siteBanners'];
    const found = await page({ url: '/', parts });
    expect(found.Status).toBe(200);
    expect(parts).toEqual(expect.arrayContaining(found.Parts.map(({ Name }) => Name)));
    expect(found.Parts.map(({ Name }) => Name)).toContain('mainMenu');
    expect(found.PageMeta ?? null).toBeNull();
  });

  it('keeps the shared parts on a page that is not there', async () => {
    const found = await page({ url: '/bestaat-niet', parts: ['mainMenu'] });
    expect(found.Status).toBe(404);
    expect(found.Parts.map(({ Name }) => Name)).toEqual(['mainMenu']);
  });

  it('has page meta and another text in each language', async () => {
    const body = { url: '/klantenservice', pageMeta: true };
    const [nl, en] = [
      await page(body),
      await page({ url: '/customer-service', pageMeta: true }, 'en'),
    ];
    expect(nl.PageMeta?.Title).toBeTruthy();
    expect([nl.Status, en.Status]).toEqual([200, 200]);
    expect(nl.PageMeta?.Title).not.toBe(en.PageMeta?.Title);
  });

  it('has questions and answers', async () => {
    const params = { name: 'klantenservice', culture: 'nl-NL' };
    const found = await data<FaqCategoryRecord[]>({
      path: '/api/faqcategorybyname/{name}/{culture}',
      params,
    });
    expect(found.flatMap(({ Questions }) => Questions).length).toBeGreaterThan(5);
  });
});

describe('the visitor', () => {
  const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const vat = (includeVat: boolean, cookie = '') =>
    send({
      method: 'POST',
      path: '/api/aspos/preference/vat',
      body: { includeVat },
      headers: { cookie },
    });
  const preference = (cookie: string) =>
    data<PreferenceRecord>({ path: '/api/aspos/preference', headers: { cookie } });

  it('gets no cookie by reading', async () => {
    for (const path of [
      '/api/aspos/preference',
      '/api/aspos/session',
      '/api/aspos/products/viewed',
    ]) {
      expect((await send({ path })).headers.getSetCookie()).toEqual([]);
    }
  });

  it('gets a signed, httpOnly cookie at the first write, and is known by it', async () => {
    const { headers } = await vat(false);
    expect(headers.getSetCookie()[0]).toMatch(/HttpOnly/i);
    expect(headers.getSetCookie()[0]).toMatch(/SameSite=Lax/i);
    const cookie = cookieOf(headers);
    expect(await preference(cookie)).toMatchObject({ IncludeVat: false });
    const storeId = fixture.store.Id;
    await send({
      method: 'POST',
      path: '/api/aspos/preference/store',
      body: { storeId },
      headers: { cookie },
    });
    expect(await preference(cookie)).toMatchObject({
      IncludeVat: false,
      StoreId: storeId,
      Store: { Id: storeId },
    });
    expect(await preference('')).toMatchObject({ IncludeVat: true });
  });

  it('is not believed with a cookie that nobody signed', async () => {
    const cookie = cookieOf((await vat(false)).headers);
    const forged = cookie.slice(0, -1) + (cookie.endsWith('A') ? 'B' : 'A');
    for (const wrong of [forged.replace('=', '=x'), 'visitor=', 'visitor=a.b', 'visitor=%00']) {
      expect(await preference(wrong)).toMatchObject({ IncludeVat: true });
    }
  });

  it('finds back what it looked at, the latest first', async () => {
    const [a, b] = fixture.products.map(({ Id }) => Id) as [number, number];
    const look = (productId: number, cookie = '') =>
      send({
        method: 'POST',
        path: '/api/aspos/products/viewed',
        body: { productId },
        headers: { cookie },
      });
    const cookie = cookieOf((await look(a)).headers);
    await look(b, cookie);
    await look(a, cookie);
    const viewed = (headers: Record<string, string>) =>
      data<ProductRecord[]>({ path: '/api/aspos/products/viewed', headers });
    expect((await viewed({ cookie })).map(({ Id }) => Id)).toEqual([a, b]);
    expect(await viewed({})).toEqual([]);
  });
});

describe('HTTP', () => {
  it('answers 304 to who has the answer already', async () => {
    const path = '/api/aspos/brands';
    const etag = (await send({ path })).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await send({ path, headers: { 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    const english = await send({
      path: '/api/sp/config',
      headers: { 'x-language': 'en', 'if-none-match': etag },
    });
    expect(english.status).toBe(200);
  });

  it('says that answers differ by language', async () => {
    const { headers } = await send({ path: '/api/sp/config' });
    expect(headers.get('vary')?.toLowerCase()).toContain('x-language');
  });

  it('describes itself', async () => {
    const { json } = await send({ path: '/api/openapi.json' });
    expect(json['openapi']).toBe('3.1.0');
    expect(Object.keys(json['paths'] as object)).toContain('/api/sp/search');
  });
});
