import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CartChange } from './cart.ts';
import { applyChanges, compactChanges } from './changes.ts';

const anyChange = fc
  .record({
    operationId: fc.uuid(),
    productId: fc.integer({ min: 1, max: 4 }),
    quantity: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 60_000, max: 99_999 })),
    action: fc.constantFrom('Add' as const, 'Update' as const, 'Delete' as const),
    source: fc.constant(null),
  })
  .map((change): CartChange => ({
    ...change,
    quantity: change.action === 'Delete' ? 0 : change.quantity,
  }));
const anyLines = fc.uniqueArray(
  fc.record({
    productId: fc.integer({ min: 1, max: 4 }),
    quantity: fc.integer({ min: 1, max: 99_999 }),
    source: fc.constant(null),
  }),
  { selector: ({ productId }) => productId },
);

const quantities = (lines: Parameters<typeof applyChanges>[0], changes: readonly CartChange[]) =>
  new Map(
    applyChanges(lines, changes, (line) => line).map(({ productId, quantity }) => [
      productId,
      quantity,
    ]),
  );

it('merged changes have the same effect as the original ones', () => {
  fc.assert(
    fc.property(anyLines, fc.array(anyChange, { maxLength: 12 }), (lines, changes) => {
      expect(quantities(lines, compactChanges(changes))).toEqual(quantities(lines, changes));
    }),
  );
});

it('merges to one change per product, with the id of a queued change', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 12 }), (changes) => {
      const merged = compactChanges(changes);
      expect(new Set(merged.map(({ productId }) => productId)).size).toBe(merged.length);
      const ids = changes.map(({ operationId }) => operationId);
      for (const { operationId } of merged) expect(ids).toContain(operationId);
    }),
  );
});

it('keeps where the shopper found the product', () => {
  const source = { listId: 'srp', listName: 'gips' } as const;
  const add: CartChange = { operationId: 'a', productId: 1, quantity: 2, action: 'Add', source };
  const update: CartChange = {
    ...add,
    operationId: 'b',
    action: 'Update',
    quantity: 5,
    source: null,
  };
  expect(compactChanges([add, update])).toEqual([{ ...update, source }]);
});
