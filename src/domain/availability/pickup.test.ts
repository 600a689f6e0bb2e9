import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localTime, weekday } from '../store/opening-hours.ts';
import { earliestPickup, pickupHours } from './pickup.ts';
import * as arbitrary from './testing/arbitraries.ts';
import { SAMPLE_CONFIG as config } from './testing/sample-config.ts';
import { DUTCH_HOLIDAYS } from './testing/dutch-holidays.ts';

const product = {
  isOrderable: true,
  isActive: true,
  visibility: 'Orderable' as const,
  maxStockTotal: 4,
  stock: [{ storeId: 3, quantity: 4 }],
};
/** A store without opening times, so that the default hours apply. */
const store = { id: 3, openingTimes: [], holidayTimes: [] };

afterEach(() => vi.unstubAllEnvs());

describe('earliestPickup', () => {
  it.each([
    ['two hours from now', '2026-11-24T11:00:00Z', '2026-11-24 14:00'],
    ['a started minute counts', '2026-11-24T11:00:01Z', '2026-11-24 14:01'],
    ['not before the opening', '2026-11-24T03:00:00Z', '2026-11-24 07:00'],
    ['from the cut-off on, the next day', '2026-11-24T15:00:00Z', '2026-11-25 07:00'],
    ['just before the cut-off', '2026-11-24T14:59:00Z', '2026-11-24 17:59'],
    ['Saturday has its own hours', '2026-11-20T16:00:00Z', '2026-11-21 08:00'],
    ['Saturday, too late for that day', '2026-11-21T12:00:00Z', '2026-11-24 07:00'],
    ['not on Sunday or Monday', '2026-11-22T10:00:00Z', '2026-11-24 07:00'],
    ['not on a holiday', '2026-12-24T15:30:00Z', '2026-12-29 07:00'],
    ['two hours later in summer too', '2026-03-31T06:00:00Z', '2026-03-31 10:00'],
    ['in the night to a pickup day', '2026-11-23T22:30:00Z', '2026-11-24 07:00'],
  ])('%s', (_, now, moment) => {
    const found = earliestPickup(product, store, config, new Date(now));
    expect(`${found?.day} ${found?.time}`).toBe(moment);
  });

  it('respects the opening hours and holidays of the store', () => {
    const own = {
      id: 3,
      openingTimes: [{ day: 6, open: '06:00', close: '20:00' }],
      holidayTimes: [
        { start: '2026-12-05', end: '2026-12-05', open: '09:00', close: '12:00', isClosed: false },
      ],
    };
    expect(earliestPickup(product, own, config, new Date('2026-12-01T10:00:00Z'))).toEqual({
      day: '2026-12-05',
      time: '09:00',
    });
    expect(pickupHours(own, config, '2026-12-12')).toEqual([{ open: '08:00', close: '20:00' }]);
  });

  it('brings in products that the store does not have', () => {
    const elsewhere = { ...product, stock: [{ storeId: 9, quantity: 4 }] };
    const tuesday = new Date('2026-11-24T10:00:00Z');
    expect(earliestPickup(elsewhere, store, config, tuesday)).toEqual({
      day: '2026-11-26',
      time: '07:00',
    });
  });

  it('is null for unavailable products and for a store that never opens', () => {
    const now = new Date('2026-11-24T10:00:00Z');
    expect(earliestPickup({ ...product, isOrderable: false }, store, config, now)).toBeNull();
    const nothing = { ...product, stock: [], maxStockTotal: 0 };
    expect(earliestPickup(nothing, store, config, now)).toBeNull();
    const closed = { ...store, openingTimes: [{ day: 7, open: '10:00', close: '12:00' }] };
    expect(earliestPickup(product, closed, config, now)).toBeNull();
  });

  it('is within the hours of a pickup day, at least two hours from now', () => {
    let moments = 0;
    fc.assert(
      fc.property(
        arbitrary.anyProduct,
        arbitrary.anyStore,
        arbitrary.anyConfig,
        arbitrary.anyInstant,
        (item, place, settings, now) => {
          const found = earliestPickup(item, place, settings, now);
          if (!found) return;
          moments += 1;
          const ready = localTime(new Date(now.getTime() + 2 * 3_600_000));
          expect(`${found.day} ${found.time}` >= `${ready.day} ${ready.time}`).toBe(true);
          expect([2, 3, 4, 5, 6]).toContain(weekday(found.day));
          expect(DUTCH_HOLIDAYS).not.toContain(found.day);
          expect(
            pickupHours(place, settings, found.day).some(
              ({ open, close }) => open <= found.time && found.time < close,
            ),
          ).toBe(true);
        },
      ),
    );
    expect(moments).toBeGreaterThan(0);
  });

  it('is the first possible moment', () => {
    const whole = arbitrary.anyInstant.map((now) => new Date(Math.ceil(+now / 900_000) * 900_000));
    fc.assert(
      fc.property(arbitrary.anyStore, arbitrary.anyConfig, whole, (place, settings, now) => {
        const today = localTime(now);
        const isTooLate = today.time >= settings.pickupCutoff;
        let moment = '';
        // All times in these settings are multiples of 15 minutes.
        for (let at = +now + 7_200_000; !moment; at += 900_000) {
          const { day, time } = localTime(new Date(at));
          const spans = isTooLate && day === today.day ? [] : pickupHours(place, settings, day);
          if (spans.some(({ open, close }) => open <= time && time < close)) {
            moment = `${day} ${time}`;
          }
        }
        const found = earliestPickup(product, place, settings, now);
        expect(`${found?.day} ${found?.time}`).toBe(moment);
      }),
    );
  });

  it('does not depend on the time zone of the machine', () => {
    fc.assert(
      fc.property(
        arbitrary.anyStore,
        arbitrary.anyConfig,
        arbitrary.anyInstant,
        (place, settings, now) => {
          const answers = ['UTC', 'America/New_York', 'Pacific/Auckland'].map((TZ) => {
            vi.stubEnv('TZ', TZ);
            return JSON.stringify(earliestPickup(product, place, settings, now));
          });
          expect(new Set(answers).size).toBe(1);
        },
      ),
    );
  });
});
