import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBeOrdered } from '../product/stock.ts';
import { localTime } from '../store/opening-hours.ts';
import {
  earliestDelivery,
  availabilityPromise,
  type PromisedProduct,
  branchKey,
  storesKey,
} from './promise.ts';
import { earliestPickup } from './pickup.ts';
import * as arbitrary from './testing/arbitraries.ts';
import { SAMPLE_CONFIG as config } from './testing/sample-config.ts';

/** A Tuesday at eleven in the morning in the Netherlands. */
const NOW = new Date('2026-11-24T10:00:00Z');
const AMSTERDAM = { id: 3, openingTimes: [], holidayTimes: [] };
const branch = { store: AMSTERDAM, earliestPickup };

function product(stock: { own?: number; total?: number; here?: number } = {}): PromisedProduct {
  const { own = 0, total = own, here = 0 } = stock;
  return {
    ...{ isOrderable: true, isActive: true, visibility: 'Orderable', deliverySize: 'small' },
    ...{ maxStockDefault: own, maxStockTotal: total, needExtraStock: own <= 0 && total > 0 },
    stock: [{ storeId: AMSTERDAM.id, quantity: here }],
  };
}

const promise = (of: PromisedProduct, quantity = 1) =>
  availabilityPromise(of, quantity, { config, now: NOW, branch });

describe('the day on which a product is expected again', () => {
  const expected = (expectedDate: string, stock = {}, of: Partial<PromisedProduct> = {}) =>
    promise({ ...product(stock), expectedDate, ...of }).expected;

  it('is told until it is past', () => {
    expect(expected('2026-11-24')).toBe('2026-11-24');
    expect(expected('2026-12-12', { here: 3 })).toBe('2026-12-12');
    expect(expected('2026-11-23')).toBeNull();
    expect(promise(product()).expected).toBeNull();
  });

  it('is never told of what is not sold, or with a day of delivery or pickup', () => {
    expect(expected('2026-12-12', {}, { isOrderable: false })).toBeNull();
    fc.assert(
      fc.property(fc.nat(3), fc.nat(3), fc.nat(3), (own, total, here) => {
        const day = expected('2026-12-12', { own, total, here });
        const { delivery, pickup } = promise(product({ own, total, here }));
        expect(day !== null && (delivery !== null || pickup !== null)).toBe(false);
      }),
    );
  });
});

describe('what is promised for a quantity', () => {
  it('is never today for two of which the store has one', () => {
    const drill = product({ own: 5, here: 1 });
    expect(promise(drill, 1).pickup).toEqual({ day: '2026-11-24', time: '13:00' });
    expect(promise(drill, 2).pickup).toEqual({ day: '2026-11-26', time: '07:00' });
    expect(branchKey(promise(drill, 2), 1, 2)).toBe('someStore');
  });

  it('is later for what the webshop does not have itself', () => {
    const few = product({ own: 2, total: 9 });
    expect(promise(few, 2)).toMatchObject({ state: 'in-stock', delivery: '2026-11-25' });
    expect(promise(few, 3)).toMatchObject({ state: 'extra-stock', delivery: '2026-11-27' });
  });

  it('is no day for more than there is', () => {
    expect(promise(product({ own: 2, here: 1 }), 3)).toMatchObject({
      ...{ isEnough: false, most: 2, delivery: null, pickup: null, state: 'in-stock' },
    });
  });

  it('is no order for what only stores have', () => {
    const left = promise(product({ here: 4 }));
    expect(left).toMatchObject({ state: 'branches-only', most: 0, delivery: null, pickup: null });
    expect(storesKey(left)).toBe('soldInOne');
    expect(storesKey(promise(product()))).toBe('nowhere');
    expect(storesKey(promise(product({ own: 1, here: 4 })))).toBe('readyOne');
    expect(storesKey({ state: 'not-orderable', stores: 0 })).toBe('ask');
  });
});

const stocked = fc
  .record({ own: fc.nat(4), suppliers: fc.nat(4), here: fc.nat(4) })
  .map(({ own, suppliers, here }) => product({ own, total: own + suppliers, here }));

it('promises no day earlier for more pieces, and today only for what lies there', () => {
  fc.assert(
    fc.property(
      fc.tuple(stocked, arbitrary.config, arbitrary.store, arbitrary.instant, fc.nat(8)),
      ([of, settings, store, now, more]) => {
        const context = { config: settings, now, branch: { store, earliestPickup } };
        const one = availabilityPromise(of, 1, context);
        const many = availabilityPromise(of, 1 + more, context);
        if (many.delivery) expect(many.delivery >= (one.delivery ?? '9')).toBe(true);
        if (many.pickup?.day === localTime(now).day && settings.extraStockDeliveryDays > 0)
          expect(many.inBranch).toBeGreaterThan(more);
        expect(many.delivery !== null || many.pickup !== null).toBe(
          many.isEnough && (many.delivery ?? many.pickup) !== null,
        );
        expect(one.isEnough).toBe(canBeOrdered(of) && of.maxStockTotal > 0);
        expect(one.delivery).toBe(earliestDelivery(of, settings, now));
      },
    ),
  );
});
