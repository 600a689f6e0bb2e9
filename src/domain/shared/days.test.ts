import { expect, it, test } from 'vitest';
import { dayAndMonth, dayInWords, dayName } from './dates.ts';
import { firstDayText, dayWithYear, lastDayText, shortDay, shortDayInSentence } from './days.ts';

test.each([
  ['2026-11-29T22:59:59.000Z', '29 november'],
  // Midnight in Amsterdam: the day before was the last one.
  ['2026-11-30T23:00:00.000Z', '30 november'],
  ['2026-12-01', '1 december'],
])('a period until %s ends on %s', (end, day) => {
  expect(lastDayText(end, 'nl')).toBe(day);
});

test('in English', () => {
  expect(lastDayText('2026-12-01', 'en')).toBe('1 December');
});

test('formats the first day of a period', () => {
  expect(firstDayText('2026-11-30T23:00:00.000Z', 'nl')).toBe('1 december');
  expect(firstDayText('2026-11-01', 'en')).toBe('1 November');
});

const TAGS = { nl: 'nl-NL', en: 'en-GB' } as const;
const YEAR = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, 1 + day)));

test.each(['nl', 'en'] as const)(
  'every day of a year is formatted like Intl does (%s)',
  (locale) => {
    const intl = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(TAGS[locale], { ...options, timeZone: 'UTC' });
    const beginsSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
    const [long, short, full, month] = [
      intl({ weekday: 'long', day: 'numeric', month: 'long' }),
      intl({ weekday: 'short', day: 'numeric', month: 'short' }),
      intl({ dateStyle: 'long' }),
      intl({ day: 'numeric', month: 'long' }),
    ];
    const weekdays = (['long', 'short'] as const).map(
      (form) => [form, intl({ weekday: form })] as const,
    );
    for (const date of YEAR) {
      const day = date.toISOString().slice(0, 10);
      expect(dayInWords(day, locale)).toBe(beginsSentence(long.format(date).replace(',', '')));
      expect(shortDay(day, locale)).toBe(
        beginsSentence(short.format(date).replace(',', '').replace(/\.$/, '')),
      );
      expect(dayWithYear(day, locale)).toBe(full.format(date));
      expect(dayAndMonth(day, locale)).toBe(month.format(date));
      for (const [form, format] of weekdays)
        expect(dayName(date.getUTCDay() || 7, locale, form)).toBe(format.format(date));
    }
  },
);

it.each([
  ['nl', 'wo 25 nov'],
  ['en', 'Wed 25 Nov'],
] as const)('has the case of a day within a sentence (%s)', (locale, text) => {
  expect(shortDayInSentence('2026-11-25', locale)).toBe(text);
});
