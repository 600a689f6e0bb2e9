/** What the strategies of `product/recommendations` mean, seen from outside (spec 2 §7, §9). */
import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductRecord } from '../../src/api/products/calls.ts';
import type { SearchResultRecord } from '../../src/api/search/calls.ts';
import { isYes } from '../../src/domain/shared/flags.ts';
import { isActiveState } from '../../src/domain/product/product.ts';
import { data, type Request } from './support/api.ts';
import { useBackend } from './support/backend.ts';

/** The item lists of spec 2 §9. */
const STRATEGIES = [
  'plp',
  'srp',
  'blp',
  'pdp cross sell',
  'pdp up sell',
  'cart cross sell',
  'recently viewed',
  'home popular',
];

/** Products of several categories, as a shopper comes past them. */
let seen: ProductRecord[] = [];
/** One of every category that was found. */
let all: ProductRecord[] = [];

useBackend();
beforeAll(async () => {
  const { Products } = await data<SearchResultRecord>({
    path: '/api/sp/search',
    query: { requestType: 'results', pageSize: 200, onlySoldOnline: true },
  });
  const kinds = new Map(
    Products.filter(isForSale).map((product) => [product.WebNode?.Id, product]),
  );
  all = [...kinds.values()];
  seen = all.slice(0, 8);
});

const recommend = (strategyString: string, query: NonNullable<Request['query']>) =>
  data<ProductRecord[]>({
    path: '/api/sp/v1/product/recommendations',
    query: { strategyString, ...query },
  });
const ids = (products: ProductRecord[]) => products.map(({ Id }) => Id);
const isForSale = ({ State, Visibility, Orderable }: ProductRecord) =>
  isActiveState(State) && Visibility === 'Orderable' && isYes(Orderable ?? 'ja');
/** Recently viewed is the only one that shows what was given. */
const given = (strategy: string) =>
  strategy === 'recently viewed' ? { productIds: ids(seen).join(',') } : {};

describe.each(STRATEGIES)('%s', (strategy) => {
  it('never gives the product itself, nor what cannot be ordered, nor one twice', async () => {
    let found = 0;
    for (const [at, { Id }] of all.entries()) {
      // With some nothing goes, and of some nothing better is on sale.
      if (at >= seen.length && found > 0) break;
      const products = await recommend(strategy, { currentProductId: Id, ...given(strategy) });
      expect(products.length).toBeLessThanOrEqual(10);
      expect(ids(products)).not.toContain(Id);
      expect(new Set(ids(products)).size).toBe(products.length);
      expect(products.filter((product) => !isForSale(product))).toEqual([]);
      // What somebody looked at may be sold out since; nothing else is offered then.
      const gone = products.filter(({ MaxStockTotal }) => (MaxStockTotal ?? 0) <= 0);
      if (strategy !== 'recently viewed') expect(ids(gone)).toEqual([]);
      found += products.length;
    }
    expect(found).toBeGreaterThan(0);
  });
});

it('goes on where its last page ended', async () => {
  const query = { currentProductId: seen[0]?.Id };
  const whole = ids(await recommend('plp', { ...query, pageSize: 6 }));
  const parts = [1, 2, 3].map((page) => recommend('plp', { ...query, page, pageSize: 2 }));
  expect((await Promise.all(parts)).flatMap(ids)).toEqual(whole);
});

describe('the data behind them', () => {
  it('cart cross sell: nothing that is in the cart, and something for more than one line', async () => {
    const cart = ids(seen);
    const products = await recommend('cart cross sell', {
      productIds: cart.join(','),
      pageSize: 20,
    });
    expect(ids(products).filter((id) => cart.includes(id))).toEqual([]);
    expect(new Set(products.map(({ WebNode }) => WebNode?.Id)).size).toBeGreaterThan(1);
  });

  it('home popular: at most two of a category, whatever is looked at', async () => {
    const products = await recommend('home popular', { pageSize: 40 });
    const perCategory = Map.groupBy(products, ({ WebNode }) => WebNode?.Id);
    expect(Math.max(...[...perCategory.values()].map((list) => list.length))).toBeLessThan(3);
  });

  it('recently viewed: what was given, in that order', async () => {
    const viewed = ids(seen).reverse();
    const products = await recommend('recently viewed', { productIds: viewed.join(',') });
    expect(ids(products)).toEqual(viewed);
    expect(await recommend('recently viewed', {})).toEqual([]);
  });
});
