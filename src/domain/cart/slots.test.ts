import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nextDay } from '../availability/calendar.ts';
import { earliestDelivery } from '../availability/promise.ts';
import { earliestPickup, pickupHours } from '../availability/pickup.ts';
import * as arbitrary from '../availability/testing/arbitraries.ts';
import { DUTCH_HOLIDAYS } from '../availability/testing/dutch-holidays.ts';
import { SAMPLE_CONFIG as config } from '../availability/testing/sample-config.ts';
import { localTime, weekday } from '../store/opening-hours.ts';
import { deliverySlotDays, SELECTABLE_DAYS, pickupSlotDays, findSlot } from './slots.ts';

const store = { id: 3, openingTimes: [], holidayTimes: [] };
afterEach(() => vi.unstubAllEnvs());

describe('days of delivery', () => {
  it('leave out weekends and holidays', () => {
    const days = deliverySlotDays('2026-12-23', false, config, '07:00');
    expect(days.slice(0, 4).map(({ date }) => date)).toEqual([
      ...['2026-12-23', '2026-12-24', '2026-12-28', '2026-12-29'],
    ]);
  });

  it('have one slot for large goods', () => {
    const [day] = deliverySlotDays('2026-11-25', true, config, '07:00');
    expect(day?.slots).toEqual([{ id: 'delivery-day', timeFrom: '07:00', timeTo: '18:00' }]);
  });

  it('have the configured slots', () => {
    const small = [
      { timeFrom: '08:00', timeTo: '10:30' },
      { timeFrom: '10:30', timeTo: '14:00' },
    ];
    const [day] = deliverySlotDays('2026-11-25', false, config, '07:00', { small });
    expect(day?.slots).toEqual([
      { id: 'delivery-0800', timeFrom: '08:00', timeTo: '10:30' },
      { id: 'delivery-1030', timeFrom: '10:30', timeTo: '14:00' },
    ]);
    const [large] = deliverySlotDays('2026-11-25', true, config, '07:00', { small });
    expect(large?.slots).toHaveLength(1);
  });

  it('are empty without a first day, and if all slots begin too early', () => {
    expect(deliverySlotDays(null, false, config, '07:00')).toEqual([]);
    expect(deliverySlotDays('2026-11-25', true, config, '07:01')).toEqual([]);
  });

  it('are all working days from the first one on, over ten years', () => {
    fc.assert(
      fc.property(
        arbitrary.anyProduct,
        arbitrary.anyConfig,
        arbitrary.anyInstant,
        (product, settings, now) => {
          const first = earliestDelivery(product, settings, now);
          const dates = deliverySlotDays(first, false, settings, '07:00').map(({ date }) => date);
          expect(dates).toHaveLength(SELECTABLE_DAYS);
          expect(dates[0]).toBe(first);
          expect(dates[0]! > localTime(now).day).toBe(true);
          for (let day = first!; day <= dates.at(-1)!; day = nextDay(day)) {
            const isWorkday = weekday(day) < 6 && !DUTCH_HOLIDAYS.includes(day);
            expect([day, dates.includes(day)]).toEqual([day, isWorkday]);
          }
        },
      ),
    );
  });
});

describe('days of pickup', () => {
  const slotsOf = (now: string) => {
    const product = {
      ...{ isOrderable: true, isActive: true, visibility: 'Orderable' as const },
      ...{ maxStockTotal: 4, stock: [{ storeId: 3, quantity: 4 }] },
    };
    const first = earliestPickup(product, store, config, new Date(now));
    return pickupSlotDays(first, store, config, '07:00');
  };

  it('begin with the earliest moment, and end with the hours of the store', () => {
    const [day] = slotsOf('2026-11-24T13:13:00Z');
    expect(day).toEqual({
      date: '2026-11-24',
      slots: [
        { id: 'pickup-1600', timeFrom: '16:13', timeTo: '17:00' },
        { id: 'pickup-1700', timeFrom: '17:00', timeTo: '18:00' },
      ],
    });
  });

  it('leave out Sunday, Monday and holidays', () => {
    const dates = slotsOf('2026-12-23T16:00:00Z').map(({ date }) => date);
    expect(dates.slice(0, 4)).toEqual(['2026-12-24', '2026-12-29', '2026-12-30', '2026-12-31']);
  });

  it('keep the id of a slot while its start changes with time', () => {
    const [before, after] = [slotsOf('2026-11-24T13:13:00Z'), slotsOf('2026-11-24T13:40:00Z')];
    expect(findSlot(before, '2026-11-24', 'pickup-1600')?.timeFrom).toBe('16:13');
    expect(findSlot(after, '2026-11-24', 'pickup-1600')?.timeFrom).toBe('16:40');
    expect(findSlot(slotsOf('2026-11-24T14:00:00Z'), '2026-11-24', 'pickup-1600')).toBeNull();
  });

  it('are consecutive within the opening hours, from the earliest moment on, over ten years', () => {
    fc.assert(
      fc.property(
        arbitrary.anyProduct,
        arbitrary.anyStore,
        arbitrary.anyConfig,
        arbitrary.anyInstant,
        (product, place, settings, now) => {
          const first = earliestPickup(product, place, settings, now);
          const days = pickupSlotDays(first, place, settings, '00:00');
          expect(days.length).toBe(first ? SELECTABLE_DAYS : 0);
          if (!first) return;
          const ready = localTime(new Date(now.getTime() + 2 * 3_600_000));
          expect(days[0]?.date).toBe(first.day);
          expect(days[0]?.slots[0]?.timeFrom).toBe(first.time);
          for (const { date, slots } of days) {
            expect([2, 3, 4, 5, 6]).toContain(weekday(date));
            expect(DUTCH_HOLIDAYS).not.toContain(date);
            const hours = pickupHours(place, settings, date);
            let last = '';
            for (const { timeFrom, timeTo } of slots) {
              expect(timeFrom >= last && timeFrom < timeTo).toBe(true);
              expect(`${date} ${timeFrom}` >= `${ready.day} ${ready.time}`).toBe(true);
              expect(hours.some(({ open, close }) => open <= timeFrom && timeTo <= close)).toBe(
                true,
              );
              last = timeTo;
            }
            expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
          }
        },
      ),
    );
  });

  it.each(['UTC', 'Pacific/Auckland', 'America/Los_Angeles'])(
    'are the same on a machine in %s, also when the clocks change',
    (timeZone) => {
      const moments = ['2026-03-28T23:30:00Z', '2026-10-24T22:30:00Z', '2026-03-31T06:13:00Z'];
      const here = moments.map((moment) => slotsOf(moment));
      vi.stubEnv('TZ', timeZone);
      expect(moments.map((moment) => slotsOf(moment))).toEqual(here);
      expect(here[2]?.[0]?.slots[0]?.timeFrom).toBe('10:13');
    },
  );
});
