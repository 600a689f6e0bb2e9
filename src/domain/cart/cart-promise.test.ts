import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earliestDelivery } from '../availability/delivery.ts';
import * as arbitrary from '../availability/testing/arbitraries.ts';
import { SAMPLE_CONFIG as config } from '../availability/testing/sample-config.ts';
import type { ProductSummary } from '../product/product.ts';
import { cartDeliveryDay, cartPickupMoment, type DayLine, linePromise } from './cart-promise.ts';

const STORE = { id: 3, openingTimes: [], holidayTimes: [] };
const NOW = new Date('2026-11-24T10:00:00Z');

function line(
  quantity: number,
  stock: { own?: number; total?: number; here?: number } = {},
): DayLine {
  const { own = 0, total = own, here = 0 } = stock;
  const product = {
    ...{ isOrderable: true, isActive: true, visibility: 'Orderable', deliverySize: 'small' },
    ...{ maxStockDefault: own, maxStockTotal: total, needExtraStock: own <= 0 && total > 0 },
    stock: [{ storeId: STORE.id, quantity: here }],
  } as unknown as ProductSummary;
  return { product, quantity };
}

describe('delivery of a cart', () => {
  it.each([
    ['all pieces lie ready', [line(2, { own: 2 })], '2026-11-25'],
    ['one piece more comes from a supplier', [line(3, { own: 2, total: 9 })], '2026-11-27'],
    ['the latest line counts', [line(1, { own: 2 }), line(1, { total: 2 })], '2026-11-27'],
    ['a line that never comes', [line(1, { own: 2 }), line(1)], null],
    ['no lines', [], null],
  ])('%s', (_, lines, day) => {
    expect(cartDeliveryDay(lines, config, NOW)).toBe(day);
  });

  it('is never earlier than that of any of its lines', () => {
    const lines = fc.array(
      arbitrary.product.map((product) => ({
        product: { ...product, maxStockDefault: 1 } as unknown as ProductSummary,
        quantity: 1,
      })),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(lines, arbitrary.config, arbitrary.instant, (all, settings, now) => {
        const days = all.map(({ product }) => earliestDelivery(product, settings, now) ?? '');
        expect(cartDeliveryDay(all, settings, now)).toBe(days.sort().at(-1));
      }),
    );
  });
});

describe('pickup of a cart', () => {
  it.each([
    ['two hours from now where all pieces lie', [line(2, { here: 2 })], '2026-11-24 13:00'],
    ['later where one is missing', [line(3, { here: 2, own: 5 })], '2026-11-26 07:00'],
    ['as late as its last line', [line(1, { here: 1 }), line(1, { own: 1 })], '2026-11-26 07:00'],
  ])('%s', (_, lines, moment) => {
    const found = cartPickupMoment(lines, STORE, config, NOW);
    expect(`${found?.day} ${found?.time}`).toBe(moment);
  });
});

/** A Friday evening; the next days of delivery are Monday, and Wednesday for suppliers. */
const FRIDAY_EVENING = new Date('2026-11-27T18:00:00Z');
const UTRECHT = { id: 3, name: 'Utrecht', url: 'utrecht' };

function stocked(quantity: number, stock: { own?: number; total?: number; here?: number }) {
  const { own = 0, total = own, here = 0 } = stock;
  const product = {
    ...{ isOrderable: true, isActive: true, visibility: 'Orderable', deliverySize: 'small' },
    ...{ maxStockDefault: own, maxStockTotal: total, needExtraStock: own <= 0 && total > 0 },
    stock: [{ storeId: UTRECHT.id, quantity: here }],
  } as unknown as ProductSummary;
  return { product, quantity };
}

const delivered = (deliveryEstimate: string | null) => ({
  ...{ deliveryEstimate, shippingMethod: null, store: null },
});

it.each([
  ['its own day', stocked(1, { own: 2 }), '2026-11-30', { key: 'onDay', day: '2026-11-30' }],
  [
    'the day of the cart',
    stocked(1, { own: 2 }),
    '2026-12-02',
    { key: 'along', day: '2026-12-02' },
  ],
  [
    'a later day',
    stocked(3, { own: 2, total: 9 }),
    '2026-12-02',
    { key: 'onDay', day: '2026-12-02' },
  ],
  ['nothing without a day', stocked(1, { own: 2 }), null, null],
])('a line promises %s', (_, one, day, said) => {
  expect(linePromise(one, delivered(day), config, FRIDAY_EVENING)).toEqual(said);
});

it('says tomorrow of what comes tomorrow', () => {
  const monday = new Date('2026-11-30T10:00:00Z');
  const said = linePromise(stocked(1, { own: 1 }), delivered('2026-12-01'), config, monday);
  expect(said?.key).toBe('tomorrow');
});

it('says of a pickup whether the store has all pieces', () => {
  const cart = {
    deliveryEstimate: '2026-11-30',
    shippingMethod: 'Pickup' as const,
    store: UTRECHT,
  };
  const key = (quantity: number) =>
    linePromise(stocked(quantity, { own: 5, here: 1 }), cart, config, FRIDAY_EVENING)?.key;
  expect([key(1), key(2)]).toEqual(['inStore', 'toStore']);
});
