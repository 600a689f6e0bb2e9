import { expect, it } from 'vitest';
import type { CartLine } from './cart.ts';
import { storeCoverage } from './store-coverage.ts';

const line = (quantity: number, stock: [storeId: number, quantity: number][] | null) =>
  ({
    quantity,
    product: stock && { stock: stock.map(([storeId, pieces]) => ({ storeId, quantity: pieces })) },
  }) as unknown as CartLine;

it('counts the lines that the store has in stock completely', () => {
  const lines = [line(2, [[1, 2]]), line(3, [[1, 2]]), line(1, [[2, 9]]), line(1, null)];
  expect(storeCoverage(lines, 1)).toEqual({ complete: 1, all: 4 });
  expect(storeCoverage(lines, 2)).toEqual({ complete: 1, all: 4 });
  expect(storeCoverage(lines, 3)).toEqual({ complete: 0, all: 4 });
});
