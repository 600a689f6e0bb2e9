/**
 * Formats days with tables of names. Does not use `Intl.DateTimeFormat`: a browser takes 20 ms to
 * create its first one, a phone four times as long.
 */
import type { IsoDate, Locale } from './entities/common.ts';
import { weekday } from './opening-hours.ts';

const NAMES: Record<Locale, { weekdays: string[]; months: string[] }> = {
  nl: {
    weekdays: 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag'.split(' '),
    months:
      'januari februari maart april mei juni juli augustus september oktober november december'.split(
        ' ',
      ),
  },
  en: {
    weekdays: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
    months:
      'January February March April May June July August September October November December'.split(
        ' ',
      ),
  },
};

/** Letters in a short weekday name: `wo`, `Wed`. */
export const SHORT_WEEKDAY_LENGTH: Record<Locale, number> = { nl: 2, en: 3 };

/** Name of an ISO weekday (1 = Monday): `maandag`, or `ma` when short. */
export function dayName(day: number, locale: Locale, form: 'long' | 'short' = 'long'): string {
  const name = NAMES[locale].weekdays[day - 1] ?? '';
  return form === 'long' ? name : name.slice(0, SHORT_WEEKDAY_LENGTH[locale]);
}

/** A day without its year: `25 november`, `25 November`. */
export function dayAndMonth(day: IsoDate, locale: Locale): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date} ${NAMES[locale].months[month! - 1]}`;
}

/** A day with its weekday, capitalised: `Woensdag 25 november`. */
export function dayInWords(day: IsoDate, locale: Locale): string {
  const name = dayName(weekday(day), locale);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${dayAndMonth(day, locale)}`;
}
