import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { comparePlaceNames, fromLocalField, periodText, toLocalField } from './dates.ts';

it.each([
  ['2026-11-21T13:45', '2026-11-21T12:45:00.000Z'],
  ['2026-07-01T00:30', '2026-06-30T22:30:00.000Z'],
  // The repeated hour is read as the first one.
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
])('%s in Amsterdam is %s', (local, utc) => {
  expect(fromLocalField(local)?.toISOString()).toBe(utc);
});

it.each(['', 'tomorrow', '2026-02-30T10:00', '2026-03-29T02:30', '2026-11-21T25:00', '2026-11-21'])(
  'rejects "%s"',
  (text) => expect(fromLocalField(text)).toBeNull(),
);

it('every minute survives a round trip', () => {
  const minutes = fc.integer({ min: 29_000_000, max: 31_000_000 });
  fc.assert(
    fc.property(minutes, (minute) => {
      const at = new Date(minute * 60_000);
      const found = fromLocalField(toLocalField(at));
      expect(found && toLocalField(found)).toBe(toLocalField(at));
      expect(Math.abs(found!.getTime() - at.getTime())).toBeLessThanOrEqual(3_600_000);
    }),
  );
});

it('ignores the apostrophe of a name', () => {
  const places = ["'s-Hertogenbosch", 'Zwolle', 'Alkmaar', 'Roosendaal', 'Sittard'];
  expect(places.toSorted(comparePlaceNames)).toEqual([
    'Alkmaar',
    'Roosendaal',
    "'s-Hertogenbosch",
    'Sittard',
    'Zwolle',
  ]);
});

test('a period of one day is that day', () => {
  expect(periodText('2026-12-31', '2026-12-31', 'nl')).toBe('31 december 2026');
});

test('a longer period contains the month once', () => {
  expect(periodText('2026-12-25', '2026-12-26', 'nl')).toMatch(/^25.26 december 2026$/);
});
