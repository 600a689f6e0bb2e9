import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quantityChanges } from './quantity-changes.ts';

const anyLines = fc.uniqueArray(
  fc.record({
    productId: fc.integer({ min: 1, max: 9 }),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
  { selector: ({ productId }) => productId },
);
const pieces = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

it('an increase is an add and a decrease a remove (spec 2 §4)', () => {
  const source = { listId: 'plp', listName: 'Gips' } as const;
  expect(
    quantityChanges(
      [
        { productId: 1, quantity: 5 },
        { productId: 2, quantity: 1, source },
        { productId: 3, quantity: 4 },
      ],
      [
        { productId: 1, quantity: 7 },
        { productId: 3, quantity: 4 },
        { productId: 4, quantity: 1, source },
      ],
    ),
  ).toEqual({
    added: [
      { productId: 1, quantity: 2, source: null },
      { productId: 4, quantity: 1, source },
    ],
    removed: [{ productId: 2, quantity: 1, source }],
  });
});

it('adds minus removes is the change in pieces', () => {
  fc.assert(
    fc.property(anyLines, anyLines, (before, after) => {
      const { added, removed } = quantityChanges(before, after);
      expect(pieces(added) - pieces(removed)).toBe(pieces(after) - pieces(before));
    }),
  );
});
