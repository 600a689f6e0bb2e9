import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allocate,
  checkStockOfLines,
  hasPriceDropped,
  latestEstimate,
  orderablePieces,
  shippingEstimate,
} from './stock-allocation.ts';

const STORE = 3;
const stock = fc
  .record({ here: fc.nat(5), elsewhere: fc.nat(5), own: fc.nat(5), suppliers: fc.nat(5) })
  .map(({ here, elsewhere, own, suppliers }) => ({
    stock: [
      { storeId: STORE, quantity: here },
      { storeId: 9, quantity: elsewhere },
    ],
    maxStockDefault: own,
    maxStockTotal: own + suppliers,
  }));
const method = fc.constantFrom('Delivery' as const, 'Pickup' as const, null);
const pieces = fc.integer({ min: 1, max: 20 });

describe('allocate', () => {
  it('takes exactly the quantity, and no more than each location has', () => {
    fc.assert(
      fc.property(stock, method, pieces, (product, how, quantity) => {
        const taken = allocate(product, quantity, how, STORE);
        const most = orderablePieces(product, how, STORE);
        expect(taken !== null).toBe(quantity <= most);
        if (!taken) return;
        expect(taken.fromStore + taken.fromTotal).toBe(quantity);
        expect(taken.fromStore).toBeLessThanOrEqual(product.stock[0]!.quantity);
        expect(taken.fromTotal).toBeLessThanOrEqual(product.maxStockTotal);
        expect(taken.fromDefault).toBe(Math.min(taken.fromTotal, product.maxStockDefault));
        if (how !== 'Pickup') expect(taken.fromStore).toBe(0);
      }),
    );
  });

  it('takes from the store of the pickup first', () => {
    const product = {
      stock: [{ storeId: STORE, quantity: 2 }],
      ...{ maxStockDefault: 1, maxStockTotal: 5 },
    };
    expect(allocate(product, 4, 'Pickup', STORE)).toEqual({
      ...{ fromStore: 2, fromTotal: 2, fromDefault: 1 },
    });
    expect(allocate(product, 8, 'Pickup', STORE)).toBeNull();
    expect(allocate(product, 4, 'Pickup', 9)).toEqual({
      ...{ fromStore: 0, fromTotal: 4, fromDefault: 1 },
    });
  });
});

describe('the estimate', () => {
  it('is tomorrow exactly if the own stock covers all pieces', () => {
    fc.assert(
      fc.property(stock, pieces, (product, quantity) => {
        const { maxStockDefault, maxStockTotal } = product;
        expect(shippingEstimate(product, quantity)).toBe(
          quantity <= maxStockDefault
            ? 'tomorrow'
            : quantity <= maxStockTotal
              ? 'twothreedays'
              : null,
        );
      }),
    );
  });

  it('of a cart is the latest of its lines', () => {
    expect(latestEstimate(['tomorrow', 'twothreedays'])).toBe('twothreedays');
    expect(latestEstimate(['tomorrow', 'tomorrow'])).toBe('tomorrow');
    expect(latestEstimate(['tomorrow', null])).toBeNull();
    expect(latestEstimate([])).toBeNull();
  });
});

describe('checkLines', () => {
  const orderable = { isActive: true, isOrderable: true, visibility: 'Orderable' };

  it('returns quantities that pass the same check', () => {
    const line = fc.record({
      quantity: pieces,
      product: fc.option(
        fc.tuple(stock, fc.boolean()).map(([rest, isOrderable]) => ({
          ...orderable,
          ...rest,
          isOrderable,
        })),
      ),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), method, (all, how) => {
        const lines = all.map((each, i) => ({ ...each, productId: i + 1 })) as never[];
        const { quantities } = checkStockOfLines(lines, how, STORE);
        const adjusted = (lines as { productId: number; quantity: number }[])
          .filter(({ productId }) => quantities.has(productId))
          .map((each) => ({ ...each, quantity: quantities.get(each.productId)! }));
        expect(adjusted.every(({ quantity }) => quantity > 0)).toBe(true);
        const again = checkStockOfLines(adjusted as never[], how, STORE);
        expect([again.shortOfStock, again.notOrderable]).toEqual([[], []]);
      }),
    );
  });
});

it.each([
  ['lower by more than a cent', 1_000, 998, true],
  ['lower by a cent', 1_000, 999, false],
  ['the same', 1_000, 1_000, false],
  ['higher', 1_000, 2_000, false],
])('a price that is %s', (_, before, now, changed) => {
  expect(hasPriceDropped(before, now)).toBe(changed);
});
