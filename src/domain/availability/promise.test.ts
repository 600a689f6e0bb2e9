import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { canBeOrdered } from '../product/stock.ts';
import type { Locale } from '../shared/common.ts';
import { localTime, weekday } from '../store/opening-hours.ts';
import { isDeliveryDay, nextDay } from './calendar.ts';
import { earliestPickup } from './pickup.ts';
import {
  availabilityPromise,
  branchTextKey,
  type DeliveredProduct,
  deliveryPromise,
  earliestDelivery,
  pickupPromise,
  PROMISE_KEYS,
  type PromisedProduct,
  type PromiseText,
  storesTextKey,
} from './promise.ts';
import * as arbitrary from './testing/arbitraries.ts';
import { DUTCH_HOLIDAYS } from './testing/dutch-holidays.ts';
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
    promise({ ...product(stock), expectedDate, ...of }).expectedDay;

  it('is told until it is past', () => {
    expect(expected('2026-11-24')).toBe('2026-11-24');
    expect(expected('2026-12-12', { here: 3 })).toBe('2026-12-12');
    expect(expected('2026-11-23')).toBeNull();
    expect(promise(product()).expectedDay).toBeNull();
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
    expect(branchTextKey(promise(drill, 2), 1, 2)).toBe('someStore');
  });

  it('is later for what the webshop does not have itself', () => {
    const few = product({ own: 2, total: 9 });
    expect(promise(few, 2)).toMatchObject({ state: 'in-stock', delivery: '2026-11-25' });
    expect(promise(few, 3)).toMatchObject({ state: 'extra-stock', delivery: '2026-11-27' });
  });

  it('is no day for more than there is', () => {
    expect(promise(product({ own: 2, here: 1 }), 3)).toMatchObject({
      ...{ isEnough: false, maxQuantity: 2, delivery: null, pickup: null, state: 'in-stock' },
    });
  });

  it('is no order for what only stores have', () => {
    const left = promise(product({ here: 4 }));
    expect(left).toMatchObject({
      state: 'branches-only',
      maxQuantity: 0,
      delivery: null,
      pickup: null,
    });
    expect(storesTextKey(left)).toBe('soldInOne');
    expect(storesTextKey(promise(product()))).toBe('nowhere');
    expect(storesTextKey(promise(product({ own: 1, here: 4 })))).toBe('readyOne');
    expect(storesTextKey({ state: 'not-orderable', stores: 0 })).toBe('ask');
  });
});

const stocked = fc
  .record({ own: fc.nat(4), suppliers: fc.nat(4), here: fc.nat(4) })
  .map(({ own, suppliers, here }) => product({ own, total: own + suppliers, here }));

it('promises no day earlier for more pieces, and today only for what lies there', () => {
  fc.assert(
    fc.property(
      fc.tuple(stocked, arbitrary.anyConfig, arbitrary.anyStore, arbitrary.anyInstant, fc.nat(8)),
      ([of, settings, store, now, more]) => {
        const context = { config: settings, now, branch: { store, earliestPickup } };
        const one = availabilityPromise(of, 1, context);
        const many = availabilityPromise(of, 1 + more, context);
        if (many.delivery) expect(many.delivery >= (one.delivery ?? '9')).toBe(true);
        if (many.pickup?.day === localTime(now).day && settings.extraStockDeliveryDays > 0)
          expect(many.branchStock).toBeGreaterThan(more);
        expect(many.delivery !== null || many.pickup !== null).toBe(
          many.isEnough && (many.delivery ?? many.pickup) !== null,
        );
        expect(one.isEnough).toBe(canBeOrdered(of) && of.maxStockTotal > 0);
        expect(one.delivery).toBe(earliestDelivery(of, settings, now));
      },
    ),
  );
});

const now = new Date('2026-11-21T10:00:00Z');

const texts = (locale: Locale): Record<string, string> =>
  JSON.parse(
    readFileSync(
      new URL(`../../../public/locales/${locale}/product.json`, import.meta.url),
      'utf8',
    ),
  ).promise;

const said = ({ key, values }: PromiseText, locale: Locale) =>
  texts(locale)[key]?.replace(/\{(date|time)\}/g, (_, name: 'date' | 'time') => values[name]);

test.each([
  ['2026-11-22', 'Morgen bezorgd', 'Delivered tomorrow'],
  ['2026-11-25', 'Woensdag 25 november bezorgd', 'Delivered on Wednesday 25 November'],
  ['2027-01-01', 'Vrijdag 1 januari bezorgd', 'Delivered on Friday 1 January'],
])('delivery on %s: %s', (day, nl, en) => {
  expect(said(deliveryPromise(day, now, 'nl'), 'nl')).toBe(nl);
  expect(said(deliveryPromise(day, now, 'en'), 'en')).toBe(en);
});

test.each([
  ['2026-11-21', '14:00', 'Vandaag vanaf 14:00 op te halen', 'Pick up today from 14:00'],
  ['2026-11-22', '07:00', 'Morgen vanaf 07:00 op te halen', 'Pick up tomorrow from 07:00'],
  [
    '2026-11-24',
    '07:00',
    'Dinsdag 24 november vanaf 07:00 op te halen',
    'Pick up from 07:00 on Tuesday 24 November',
  ],
])('pickup on %s at %s: %s', (day, time, nl, en) => {
  expect(said(pickupPromise({ day, time }, now, 'nl'), 'nl')).toBe(nl);
  expect(said(pickupPromise({ day, time }, now, 'en'), 'en')).toBe(en);
});

test('tomorrow begins at midnight in Amsterdam', () => {
  const late = new Date('2026-11-21T23:30:00Z');
  expect(deliveryPromise('2026-11-23', late, 'nl').key).toBe('deliveredTomorrow');
});

test.each(['nl', 'en'] as const)('every key has its text in %s', (locale) => {
  // The day on which it is expected is said beside the promise, by the same code.
  expect(Object.keys(texts(locale)).sort()).toEqual([...PROMISE_KEYS, 'expected'].sort());
});

const small: DeliveredProduct = {
  isOrderable: true,
  isActive: true,
  visibility: 'Orderable',
  maxStockTotal: 4,
  needExtraStock: false,
  deliverySize: 'small',
};
const large: DeliveredProduct = { ...small, deliverySize: 'large' };

describe('earliestDelivery', () => {
  it.each([
    ['Friday afternoon: Monday', small, '2026-11-20T14:00:00Z', '2026-11-23'],
    ['a minute before the cut-off', small, '2026-11-23T20:29:59Z', '2026-11-24'],
    ['at the cut-off', small, '2026-11-23T20:30:00Z', '2026-11-25'],
    ['at the cut-off in summer', small, '2026-07-20T19:30:00Z', '2026-07-22'],
    ['large: its own cut-off', large, '2026-11-23T11:00:00Z', '2026-11-25'],
    ['large, before it', large, '2026-11-23T10:59:00Z', '2026-11-24'],
    ['Sunday: the next working day', small, '2026-11-22T10:00:00Z', '2026-11-23'],
    ['before Christmas on Friday and Saturday', small, '2026-12-24T10:00:00Z', '2026-12-28'],
    ['just before midnight', small, '2026-11-24T22:59:00Z', '2026-11-26'],
    ['the night that summer time begins', small, '2026-03-29T00:59:59Z', '2026-03-30'],
  ])('%s', (_, product, now, day) => {
    expect(earliestDelivery(product, config, new Date(now))).toBe(day);
  });

  it('takes extra stock days and delay days as working days', () => {
    const friday = new Date('2026-11-20T10:00:00Z');
    const extra = { ...small, needExtraStock: true };
    expect(earliestDelivery(extra, config, friday)).toBe('2026-11-25');
    expect(earliestDelivery(extra, { ...config, delayDays: 3 }, friday)).toBe('2026-11-30');
  });

  it('is null for products that cannot be ordered or have no stock', () => {
    const now = new Date('2026-11-20T10:00:00Z');
    expect(earliestDelivery({ ...small, isOrderable: false }, config, now)).toBeNull();
    expect(earliestDelivery({ ...small, isActive: false }, config, now)).toBeNull();
    expect(earliestDelivery({ ...small, maxStockTotal: 0 }, config, now)).toBeNull();
    expect(earliestDelivery(small, { ...config, delayDays: 9999 }, now)).toBeNull();
  });

  it('is always the first possible delivery day', () => {
    fc.assert(
      fc.property(
        arbitrary.anyProduct,
        arbitrary.anyConfig,
        arbitrary.anyInstant,
        (product, settings, now) => {
          const day = earliestDelivery(product, settings, now) ?? '';
          const today = localTime(now);
          const cutoff =
            product.deliverySize === 'large'
              ? settings.deliveryCutoffLarge
              : settings.deliveryCutoffSmall;
          expect(day > today.day).toBe(true);
          expect(weekday(day)).toBeLessThan(6);
          expect(DUTCH_HOLIDAYS).not.toContain(day);
          let days = 0;
          for (let d = nextDay(today.day); d <= day; d = nextDay(d)) {
            const counts = d !== nextDay(today.day) || today.time < cutoff;
            if (counts && isDeliveryDay(d, DUTCH_HOLIDAYS)) days += 1;
          }
          expect(days).toBe(
            1 + settings.delayDays + (product.needExtraStock ? settings.extraStockDeliveryDays : 0),
          );
        },
      ),
    );
  });

  it('is never earlier for a later order', () => {
    const wait = fc.integer({ min: 0, max: 10 * 86_400_000 });
    fc.assert(
      fc.property(
        arbitrary.anyProduct,
        arbitrary.anyConfig,
        arbitrary.anyInstant,
        wait,
        (product, settings, now, ms) => {
          const later = earliestDelivery(product, settings, new Date(now.getTime() + ms)) ?? '';
          expect(later >= (earliestDelivery(product, settings, now) ?? '?')).toBe(true);
        },
      ),
    );
  });
});
