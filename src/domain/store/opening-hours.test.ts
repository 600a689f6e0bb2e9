import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hoursOn,
  hoursToday,
  isStoreOpen,
  localTime,
  openingNow,
  weekday,
} from './opening-hours.ts';

const store = {
  openingTimes: [
    { day: 5, open: '07:00', close: '17:30' },
    { day: 6, open: '08:00', close: '15:00' },
  ],
  holidayTimes: [
    { start: '2026-12-25', end: '2026-12-26', open: null, close: null, isClosed: true },
    { start: '2026-12-05', end: '2026-12-05', open: '08:00', close: '12:00', isClosed: false },
  ],
};

describe('local time', () => {
  const formatter = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Amsterdam',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  const byIntl = (now: Date) => formatter.format(now);
  const byRule = (now: Date) => Object.values(localTime(now)).join(' ');

  it('is what the time zone database says', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('2000-01-01T00:00:00Z'),
          max: new Date('2050-01-01T00:00:00Z'),
          noInvalidDate: true,
        }),
        (now) => byRule(now) === byIntl(now),
      ),
    );
  });

  it.each([
    '2026-03-29T00:59:59.999Z',
    '2026-03-29T01:00Z',
    '2026-10-25T00:59:59Z',
    '2026-10-25T01:00Z',
  ])('is right around the change of the clocks at %s', (text) =>
    expect(byRule(new Date(text))).toBe(byIntl(new Date(text))),
  );
});

describe('opening hours', () => {
  it('uses the local time of Amsterdam, winter and summer', () => {
    // Fridays: 06:00 UTC is 07:00 in winter; 05:00 UTC is 07:00 in summer.
    expect(isStoreOpen(store, new Date('2026-11-20T06:00:00Z'))).toBe(true);
    expect(isStoreOpen(store, new Date('2026-11-20T05:59:00Z'))).toBe(false);
    expect(isStoreOpen(store, new Date('2026-07-17T05:00:00Z'))).toBe(true);
    expect(isStoreOpen(store, new Date('2026-11-20T16:30:00Z'))).toBe(false);
    expect(isStoreOpen(store, new Date('2026-11-22T10:00:00Z'))).toBe(false);
  });

  it('replaces the usual hours by holiday hours', () => {
    expect(hoursOn(store, '2026-12-25')).toEqual([]);
    expect(hoursOn(store, '2026-12-05')).toEqual([{ open: '08:00', close: '12:00' }]);
    expect(hoursOn(store, '2026-12-12')).toEqual([{ open: '08:00', close: '15:00' }]);
    expect(hoursToday(store, new Date('2026-12-04T23:30:00Z'))).toEqual([
      { open: '08:00', close: '12:00' },
    ]);
  });

  it('returns the state of a store at a moment', () => {
    const at = (time: string) => openingNow(store, new Date(time));
    expect(at('2026-11-20T05:59:00Z')).toEqual({ state: 'later', from: '07:00' });
    expect(at('2026-11-20T06:00:00Z')).toEqual({ state: 'open', until: '17:30' });
    expect(at('2026-11-20T16:30:00Z')).toEqual({ state: 'closed' });
    expect(at('2026-12-25T10:00:00Z')).toEqual({ state: 'closed' });
  });

  it('counts weekdays from Monday', () => {
    expect(['2026-11-16', '2026-11-20', '2026-11-22'].map(weekday)).toEqual([1, 5, 7]);
  });
});
