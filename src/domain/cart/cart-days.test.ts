import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earliestDelivery } from '../availability/promise.ts';
import * as arbitrary from '../availability/testing/arbitraries.ts';
import { SAMPLE_CONFIG as config } from '../availability/testing/sample-config.ts';
import type { ProductSummary } from '../product/product.ts';
import { cartDeliveryDay, cartPickupMoment, type ProductLine } from './cart-days.ts';

const STORE = { id: 3, openingTimes: [], holidayTimes: [] };
const NOW = new Date('2026-11-24T10:00:00Z');

function line(
  quantity: number,
  stock: { own?: number; total?: number; here?: number } = {},
): ProductLine {
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
      arbitrary.anyProduct.map((product) => ({
        product: { ...product, maxStockDefault: 1 } as unknown as ProductSummary,
        quantity: 1,
      })),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(lines, arbitrary.anyConfig, arbitrary.anyInstant, (all, settings, now) => {
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
