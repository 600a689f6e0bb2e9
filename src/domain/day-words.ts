/**
 * Days in words. The names stand here, since asking `Intl` for them costs a browser 20 ms before its
 * first answer, and a phone four times as much.
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

/** Name of an ISO weekday (1 = Monday): `maandag`, `Monday`. */
export const weekdayName = (day: number, locale: Locale) => NAMES[locale].weekdays[day - 1] ?? '';

/** A day without its year: `25 november`, `25 November`. */
export function dayAndMonth(day: IsoDate, locale: Locale): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date} ${NAMES[locale].months[month! - 1]}`;
}

/** A day with its weekday, as a sentence begins: `Woensdag 25 november`. */
export function dayInWords(day: IsoDate, locale: Locale): string {
  const name = weekdayName(weekday(day), locale);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${dayAndMonth(day, locale)}`;
}
