import { expect, test } from 'vitest';
import { fullDay, shortDay } from './days.ts';
import { dayAndMonth, dayInWords, dayName } from './dates.ts';

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
      expect(fullDay(day, locale)).toBe(full.format(date));
      expect(dayAndMonth(day, locale)).toBe(month.format(date));
      for (const [form, format] of weekdays)
        expect(dayName(date.getUTCDay() || 7, locale, form)).toBe(format.format(date));
    }
  },
);
