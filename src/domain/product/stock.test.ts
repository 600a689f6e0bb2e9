import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverageTone, needExtraStock, stockOfStore, stockQuantity, stockStatus } from './stock.ts';

it('returns integer quantities that are never negative', () => {
  fc.assert(
    fc.property(fc.double(), (quantity) => {
      const shown = stockQuantity(quantity);
      return Number.isInteger(shown) && shown >= 0 && !(shown > Math.max(0, quantity));
    }),
  );
  expect([stockQuantity(3.9), stockQuantity(-4), stockQuantity(0)]).toEqual([3, 0, 0]);
});

it('needs extra stock if only suppliers have some', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (own, total) => {
      return needExtraStock(own, total) === (own <= 0 && total > 0);
    }),
  );
});

it('is 0 in a store that does not carry the product', () => {
  expect([stockOfStore([{ storeId: 1, quantity: 5 }], 1), stockOfStore([], 1)]).toEqual([5, 0]);
});

const product = {
  isOrderable: true,
  isActive: true,
  visibility: 'Orderable' as const,
  stock: [
    { storeId: 1, quantity: 3 },
    { storeId: 2, quantity: 0 },
  ],
  maxStockTotal: 3,
  needExtraStock: false,
};

describe('stockStatus', () => {
  it('counts the stores that have stock', () => {
    expect(stockStatus(product)).toEqual({ state: 'in-stock', stores: 1 });
  });

  it('distinguishes stock of the webshop, of suppliers, and none', () => {
    expect(stockStatus({ ...product, needExtraStock: true }).state).toBe('extra-stock');
    expect(stockStatus({ ...product, maxStockTotal: 0, stock: [] }).state).toBe('sold-out');
    expect(stockStatus({ ...product, maxStockTotal: 0 }).state).toBe('branches-only');
  });

  it('is not-orderable for products that cannot be ordered', () => {
    expect(stockStatus({ ...product, isOrderable: false }).state).toBe('not-orderable');
    expect(stockStatus({ ...product, isActive: false }).state).toBe('not-orderable');
    const viewable = { ...product, visibility: 'ViewableButNotOrderable' as const };
    expect(stockStatus(viewable).state).toBe('not-orderable');
  });
});

it.each([
  [2, 2, 'all'],
  [1, 2, 'some'],
  [0, 2, 'none'],
  [0, 0, 'none'],
] as const)('%i of %i lines in a store is "%s" of the cart', (complete, lines, tone) => {
  expect(coverageTone({ complete, all: lines })).toBe(tone);
});
