import { expect, it } from 'vitest';
import { SAMPLE_CONFIG as config } from '../availability/testing/sample-config.ts';
import type { ProductSummary } from '../product/product.ts';
import { linePromise } from './line-promise.ts';

/** A Friday evening; the next days of delivery are Monday, and Wednesday for suppliers. */
const NOW = new Date('2026-11-27T18:00:00Z');
const STORE = { id: 3, name: 'Utrecht', url: 'utrecht' };

function line(quantity: number, stock: { own?: number; total?: number; here?: number }) {
  const { own = 0, total = own, here = 0 } = stock;
  const product = {
    ...{ isOrderable: true, isActive: true, visibility: 'Orderable', deliverySize: 'small' },
    ...{ maxStockDefault: own, maxStockTotal: total, needExtraStock: own <= 0 && total > 0 },
    stock: [{ storeId: STORE.id, quantity: here }],
  } as unknown as ProductSummary;
  return { product, quantity };
}

const delivered = (deliveryEstimate: string | null) => ({
  ...{ deliveryEstimate, shippingMethod: null, store: null },
});

it.each([
  ['its own day', line(1, { own: 2 }), '2026-11-30', { key: 'onDay', day: '2026-11-30' }],
  ['the day of the cart', line(1, { own: 2 }), '2026-12-02', { key: 'along', day: '2026-12-02' }],
  ['a later day', line(3, { own: 2, total: 9 }), '2026-12-02', { key: 'onDay', day: '2026-12-02' }],
  ['nothing without a day', line(1, { own: 2 }), null, null],
])('a line promises %s', (_, one, day, said) => {
  expect(linePromise(one, delivered(day), config, NOW)).toEqual(said);
});

it('says tomorrow of what comes tomorrow', () => {
  const monday = new Date('2026-11-30T10:00:00Z');
  const said = linePromise(line(1, { own: 1 }), delivered('2026-12-01'), config, monday);
  expect(said?.key).toBe('tomorrow');
});

it('says of a pickup whether the store has all pieces', () => {
  const cart = { deliveryEstimate: '2026-11-30', shippingMethod: 'Pickup' as const, store: STORE };
  const key = (quantity: number) =>
    linePromise(line(quantity, { own: 5, here: 1 }), cart, config, NOW)?.key;
  expect([key(1), key(2)]).toEqual(['inStore', 'toStore']);
});
