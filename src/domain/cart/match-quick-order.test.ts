import { expect, it } from 'vitest';
import type { ProductSummary } from '../product/product.ts';
import { distinctCodes, matchQuickOrder } from './quick-order.ts';

const product = (id: number, changes: Partial<ProductSummary> = {}) =>
  ({
    id,
    isActive: true,
    isOrderable: true,
    visibility: 'Orderable',
    maxStockTotal: 100,
    ...changes,
  }) as ProductSummary;
const line = (code: string, quantity: number, number = 1) => ({ line: number, code, quantity });

it('adds up lines of the same product, whether by number or EAN', () => {
  const one = product(1);
  const lines = [line('100234', 2), line('8712345678906', 3, 2), line('100234', 4, 3)];
  expect(distinctCodes(lines)).toEqual(['100234', '8712345678906']);
  expect(
    matchQuickOrder(lines, [
      { code: '100234', product: one },
      { code: '8712345678906', product: one },
    ]),
  ).toEqual({ found: [{ product: one, quantity: 9, isReduced: false }], missed: [] });
});

it('limits the quantity to the stock', () => {
  const scarce = product(2, { maxStockTotal: 5 });
  expect(matchQuickOrder([line('100235', 9)], [{ code: '100235', product: scarce }]).found).toEqual(
    [{ product: scarce, quantity: 5, isReduced: true }],
  );
});

it('reports lines without a product and those that cannot be ordered', () => {
  const closed = product(3, { isOrderable: false });
  const none = product(4, { maxStockTotal: 0 });
  const long = '1'.repeat(41);
  const lines = [line('1', 1), line('2', 1, 2), line('3', 1, 3), line(long, 1, 4)];
  expect(distinctCodes(lines)).toEqual(['1', '2', '3']);
  expect(
    matchQuickOrder(lines, [
      { code: '1', product: null },
      { code: '2', product: closed },
      { code: '3', product: none },
    ]).missed.map(({ line: at, reason }) => [at, reason]),
  ).toEqual([
    [1, 'unknown'],
    [2, 'notOrderable'],
    [3, 'notOrderable'],
    [4, 'unknown'],
  ]);
});
