import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_QUANTITY } from '../product/quantity.ts';
import type { CartChange, LineAction } from './cart.ts';
import { applyChange, applyChanges, type ChangeableLine, compactChanges } from './changes.ts';

const create = (line: ChangeableLine) => line;
const change = (productId: number, action: LineAction, quantity = 0): CartChange => ({
  ...{ operationId: '6f8a1c5e-0b5a-4f0e-9d2c-1a2b3c4d5e6f', productId, action, quantity },
  source: null,
});
const line = (productId: number, quantity: number) => ({ productId, quantity, source: null });
const LINES = [line(1, 2), line(2, 5)];

describe('a change', () => {
  it.each([
    ['adds to a line', change(1, 'Add', 3), [line(1, 5), line(2, 5)]],
    ['creates a line at the end', change(3, 'Add', 1), [line(1, 2), line(2, 5), line(3, 1)]],
    ['sets a quantity', change(2, 'Update', 1), [line(1, 2), line(2, 1)]],
    ['removes a line', change(1, 'Delete', 9), [line(2, 5)]],
    ['removes a line that is set to 0', change(1, 'Update', 0), [line(2, 5)]],
    ['leaves the lines where there is nothing to remove', change(9, 'Delete'), LINES],
    ['caps a quantity', change(1, 'Add', MAX_QUANTITY), [line(1, MAX_QUANTITY), line(2, 5)]],
  ])('%s', (_, each, lines) => {
    expect(applyChange(LINES, each, create)).toEqual(lines);
  });

  it('keeps the source of the line that it adds to', () => {
    const source = { listId: 'plp' as const, listName: 'Hout' };
    const [after] = applyChange([{ ...line(1, 1), source }], change(1, 'Add', 1), create);
    expect(after).toEqual({ ...line(1, 2), source });
  });
});

it('keeps one line per product, with a valid quantity', () => {
  const changes = fc.array(
    fc
      .tuple(
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom<LineAction>('Add', 'Update', 'Delete'),
        fc.nat(MAX_QUANTITY),
      )
      .map(([productId, action, quantity]) => change(productId, action, quantity)),
  );
  fc.assert(
    fc.property(changes, changes, (first, second) => {
      const lines = applyChanges<ChangeableLine>([], [...first, ...second], create);
      const ids = lines.map(({ productId }) => productId);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { quantity } of lines) {
        expect(quantity).toBeGreaterThan(0);
        expect(quantity).toBeLessThanOrEqual(MAX_QUANTITY);
      }
      // Sending a queue in two batches has the same effect as in one.
      const once = applyChanges<ChangeableLine>([], first, create);
      expect(applyChanges(once, second, create)).toEqual(lines);
    }),
  );
});

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
