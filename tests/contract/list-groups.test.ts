/** Lists of a shop that shows one card for each product group (`LIST_CARDS=groups`). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProductRecord } from '../../src/api/products/calls.ts';
import type { ListOptionsRecord, SearchResultRecord } from '../../src/api/search/calls.ts';
import { findGroups } from '../../src/domain/product/product-groups.ts';
import { data, type Request } from './support/api.ts';
import { setBaseUrl } from './support/base-url.ts';
import { type OwnBackend, startOwnBackend } from './support/own-backend.ts';

let shop: OwnBackend;
beforeAll(async () => {
  shop = await startOwnBackend({ LIST_CARDS: 'groups' });
  setBaseUrl(shop.url);
});
afterAll(() => shop?.close());

const PAGE = 200;

const search = (query: NonNullable<Request['query']>) =>
  data<SearchResultRecord>({
    path: '/api/sp/search',
    query: { requestType: 'results', onlySoldOnline: false, pageSize: PAGE, ...query },
  });

async function pagesOf(query: NonNullable<Request['query']>): Promise<SearchResultRecord[]> {
  const first = await search(query);
  const others = Array.from({ length: Math.ceil(first.Total / PAGE) - 1 }, (_, at) =>
    search({ ...query, page: at + 2 }),
  );
  return [first, ...(await Promise.all(others))];
}

const idsOf = (pages: readonly SearchResultRecord[]) =>
  pages.flatMap(({ Products }) => Products.map(({ Id }) => Id));

async function withFields(ids: readonly number[]): Promise<ProductRecord[]> {
  const batches = Array.from({ length: Math.ceil(ids.length / PAGE) }, (_, at) =>
    data<ProductRecord[]>({
      path: '/api/aspos/products/ids',
      query: {
        productIds: ids.slice(at * PAGE, (at + 1) * PAGE).join(),
        fetchExtraFields: true,
        fetchWebNode: true,
      },
      headers: { 'x-language': 'nl' },
    }),
  );
  return (await Promise.all(batches)).flat();
}

it('offers groups, and one card for each that product pages have', async () => {
  const options = await data<ListOptionsRecord>({ path: '/api/sp/config' });
  expect(options.HasGroups).toBe(true);
  const plain = await pagesOf({});
  const cards = await pagesOf({ groups: true });
  const products = await withFields(idsOf(plain));
  const groups = findGroups(
    products.map(({ Id, Name, Brand, WebNode, ExtraFields }) => ({
      ...{ id: Id, name: Name, brandId: Brand?.Id ?? null, categoryId: WebNode?.Id ?? null },
      fields: (ExtraFields ?? []).map(({ Code, Label, Value }) => ({
        ...{ code: Code, label: Label, value: Value },
      })),
    })),
  );
  const members = new Set(groups.flatMap(({ ids }) => ids));
  expect(plain[0]!.Total).toBe(products.length);
  expect(cards[0]!.Total).toBe(products.length - members.size + groups.length);
  const shown = cards.flatMap(({ Groups }) => Groups ?? []);
  expect(shown.map(({ Count }) => Count).sort()).toEqual(
    groups.map(({ ids }) => ids.length).sort(),
  );
  const groupOf = new Map(groups.flatMap(({ ids }) => ids.map((id) => [id, ids] as const)));
  const priceOf = new Map(products.map(({ Id, PriceInclTax }) => [Id, PriceInclTax]));
  for (const { ProductId, Count, Cheapest } of shown) {
    const prices = groupOf.get(ProductId)!.map((id) => priceOf.get(id)!);
    expect(Count).toBe(prices.length);
    expect(Cheapest?.PriceInclTax ?? priceOf.get(ProductId)).toBe(Math.min(...prices));
  }
});

it('groups alike in both languages', async () => {
  const headers = { 'x-language': 'en' };
  const query = { requestType: 'results', onlySoldOnline: false, groups: true, pageSize: PAGE };
  const english = await data<SearchResultRecord>({ path: '/api/sp/search', query, headers });
  const dutch = await search({ groups: true });
  expect(english.Total).toBe(dutch.Total);
  expect(english.Groups).toEqual(
    dutch.Groups?.map((group) =>
      group.Cheapest
        ? { ...group, Cheapest: { ...group.Cheapest, Unit: expect.any(String) } }
        : group,
    ),
  );
});

it('counts in filters the cards that they leave', async () => {
  const { Facets, WebNodeStats } = await search({ groups: true });
  for (const { Field, Values } of Facets!.slice(0, 4)) {
    const { Value, Count } = Values.reduce((most, one) => (one.Count > most.Count ? one : most));
    const left = await search({ groups: true, filterFacets: [`${Field}|${Value}`] });
    expect(left.Total).toBe(Count);
  }
  for (const { Id, Count } of WebNodeStats!.slice(0, 3))
    expect((await search({ groups: true, categoryIDs: Id })).Total).toBe(Count);
});

it('gives every product to who does not ask for groups', async () => {
  const { Groups, Total } = await search({});
  expect(Groups).toBeUndefined();
  expect(Total).toBeGreaterThan((await search({ groups: true })).Total);
});
