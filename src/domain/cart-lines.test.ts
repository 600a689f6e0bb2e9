import { expect, it } from 'vitest';
import { withLine } from './cart-lines.ts';

it('adds up the quantities of one product, and keeps the order', () => {
  const lines = [1, 2, 1].reduce(
    (all, productId) => withLine(all, { productId, quantity: 2 }),
    withLine([], { productId: 3, quantity: 1 }),
  );
  expect(lines).toEqual([
    { productId: 3, quantity: 1 },
    { productId: 1, quantity: 4 },
    { productId: 2, quantity: 2 },
  ]);
});

it('does not exceed the largest quantity', () => {
  expect(withLine([{ productId: 1, quantity: 99_998 }], { productId: 1, quantity: 5 })).toEqual([
    { productId: 1, quantity: 99_999 },
  ]);
});
