import fc from 'fast-check';
import { expect, it } from 'vitest';
import { needExtraStock, stockOfStore, stockQuantity } from './stock.ts';

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
