import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTime, weekday } from '../store/opening-hours.ts';
import { isDeliveryDay, nextDay } from './calendar.ts';
import { type DeliveredProduct, earliestDelivery } from './promise.ts';
import * as arbitrary from './testing/arbitraries.ts';
import { SAMPLE_CONFIG as config } from './testing/sample-config.ts';
import { DUTCH_HOLIDAYS } from './testing/dutch-holidays.ts';

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
        arbitrary.product,
        arbitrary.config,
        arbitrary.instant,
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
        arbitrary.product,
        arbitrary.config,
        arbitrary.instant,
        wait,
        (product, settings, now, ms) => {
          const later = earliestDelivery(product, settings, new Date(now.getTime() + ms)) ?? '';
          expect(later >= (earliestDelivery(product, settings, now) ?? '?')).toBe(true);
        },
      ),
    );
  });
});
