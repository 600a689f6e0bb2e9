/** What the strategies of `product/recommendations` mean, seen from outside (spec 2 §7, §9). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductRecord } from '../../src/api/products/wire.ts';
import type { SearchResultRecord } from '../../src/api/search/wire.ts';
import { isYes } from '../../src/domain/flags.ts';
import { isActiveState } from '../../src/domain/orderable.ts';
import { data, type Request } from './support/api.ts';
import { openBackend } from './support/backend.ts';

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

let close: () => Promise<void>;
/** Products of several categories, as a shopper comes past them. */
let seen: ProductRecord[] = [];

beforeAll(async () => {
  close = await openBackend();
  const { Products } = await data<SearchResultRecord>({
    path: '/api/sp/search',
    query: { requestType: 'results', pageSize: 200, onlySoldOnline: true },
  });
  const kinds = new Map(
    Products.filter(isForSale).map((product) => [product.WebNode?.Id, product]),
  );
  seen = [...kinds.values()].slice(0, 8);
});
afterAll(() => close?.());

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
    for (const { Id } of seen) {
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

  it('goes on where its last page ended', async () => {
    const query = { currentProductId: seen[0]?.Id, ...given(strategy) };
    const whole = ids(await recommend(strategy, { ...query, pageSize: 6 }));
    const parts = [1, 2, 3].map((page) => recommend(strategy, { ...query, page, pageSize: 2 }));
    expect((await Promise.all(parts)).flatMap(ids)).toEqual(whole);
  });

  it('has a list of its own', async () => {
    const ask = async (name: string) => {
      const lists = seen.map(({ Id }) =>
        recommend(name, { currentProductId: Id, ...given(name), pageSize: 6 }),
      );
      return (await Promise.all(lists)).map(ids).join(';');
    };
    const own = await ask(strategy);
    // With one product, the cart is that product: both cross sells then agree.
    const others = STRATEGIES.filter((name) => name !== strategy).filter(
      (name) => !(name.endsWith('cross sell') && strategy.endsWith('cross sell')),
    );
    for (const other of others) expect(await ask(other), other).not.toBe(own);
  });
});

describe('the data behind them', () => {
  it('up sell: dearer, of the same root category', async () => {
    for (const { Id, PriceInclTax, WebNode } of seen) {
      const root = WebNode?.Ancestors?.[0]?.Id ?? WebNode?.Id;
      for (const product of await recommend('pdp up sell', { currentProductId: Id })) {
        expect(product.PriceInclTax).toBeGreaterThan(PriceInclTax);
        expect(product.WebNode?.Ancestors?.[0]?.Id ?? product.WebNode?.Id).toBe(root);
      }
    }
  });

  it('cross sell: of another category', async () => {
    for (const { Id, WebNode } of seen) {
      const products = await recommend('pdp cross sell', { currentProductId: Id });
      expect(products.map((product) => product.WebNode?.Id)).not.toContain(WebNode?.Id);
    }
  });

  it('cart cross sell: nothing that is in the cart, and something for more than one line', async () => {
    const cart = ids(seen);
    const products = await recommend('cart cross sell', {
      productIds: cart.join(','),
      pageSize: 20,
    });
    expect(ids(products).filter((id) => cart.includes(id))).toEqual([]);
    expect(new Set(products.map(({ WebNode }) => WebNode?.Id)).size).toBeGreaterThan(1);
  });

  it('brand list: of the same brand', async () => {
    for (const { Id, Brand } of seen) {
      const products = await recommend('blp', { currentProductId: Id });
      expect(new Set(products.map((product) => product.Brand?.Id))).toEqual(
        new Set(products.length > 0 ? [Brand?.Id] : []),
      );
    }
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
