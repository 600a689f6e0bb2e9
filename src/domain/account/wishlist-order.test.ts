import { expect, it } from 'vitest';
import { wishlistOrder, wishlistTotal } from './wishlist-order.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const product = (id: number, changes: { maxStockTotal?: number; isOrderable?: boolean } = {}) => ({
  ...{ id, isActive: true, isOrderable: true, visibility: 'Orderable' as const },
  ...{ maxStockTotal: 100, priceInclTax: 1_210, priceExclTax: 1_000, taxRate: 21 },
  ...{ oldPriceInclTax: null, oldPriceExclTax: null, discountId: null, discounts: [] },
  ...{ lowestPrice30InclTax: null, lowestPrice30ExclTax: null },
  ...{ priceReducedFrom: null, priceReducedUntil: null },
  moreLessLevels: [{ id: 1, quantity: 10, priceInclTax: 1_089, priceExclTax: 900, save: 0.1 }],
  ...changes,
});

const lines = [
  { product: product(1), quantity: 3 },
  { product: product(2, { maxStockTotal: 4 }), quantity: 5 },
  { product: product(3, { maxStockTotal: 0 }), quantity: 1 },
  { product: product(4, { isOrderable: false }), quantity: 1 },
  { product: null, quantity: 1 },
];

it('orders what is available, and counts the rest', () => {
  expect(wishlistOrder(lines)).toEqual({
    lines: [
      { productId: 1, quantity: 3 },
      { productId: 2, quantity: 4 },
    ],
    leftOutCount: 3,
    reducedCount: 1,
  });
});

it('adds up prices by quantity, without what is not sold online', () => {
  const total = wishlistTotal([...lines, { product: product(5), quantity: 10 }], NOW);
  expect(total).toEqual({ priceInclTax: 9 * 1_210 + 10_890, priceExclTax: 9 * 1_000 + 9_000 });
});

it('is empty for an empty list', () => {
  expect(wishlistTotal([], NOW)).toEqual({ priceInclTax: 0, priceExclTax: 0 });
  expect(wishlistOrder([])).toEqual({ lines: [], leftOutCount: 0, reducedCount: 0 });
});
