import { dayAndMonth, dayInWords, SHORT_WEEKDAY_LENGTH } from './dates.ts';
import type { IsoDate, IsoDateTime, Locale } from './common.ts';
import { localTime } from '../store/opening-hours.ts';

const localDay = (moment: number): IsoDate => localTime(new Date(moment)).day;

/**
 * Formats the last day of a period: `29 november`. A period that ends at midnight ends on the day
 * before.
 */
export function lastDayText(end: IsoDateTime, locale: Locale): string {
  const isDay = end.length === 10;
  return dayAndMonth(localDay(Date.parse(end) - (isDay ? 0 : 1)), locale);
}

/** Formats a day with its year: `1 november 2026`. */
export function dayWithYear(moment: IsoDateTime, locale: Locale): string {
  const day = localDay(Date.parse(moment));
  return `${dayAndMonth(day, locale)} ${day.slice(0, 4)}`;
}

/** Formats the first day of a period: `1 november`. */
export function firstDayText(start: IsoDateTime, locale: Locale): string {
  return dayAndMonth(localDay(Date.parse(start)), locale);
}

/** Short month names that are not the first three letters. */
const SHORT_MONTHS: Record<string, string> = { maart: 'mrt', September: 'Sept' };

/** Formats a day briefly: `Wo 25 nov`, `Wed 25 Nov`. */
export function shortDay(day: IsoDate, locale: Locale): string {
  const [weekday = '', date, month = ''] = dayInWords(day, locale).split(' ');
  return `${weekday.slice(0, SHORT_WEEKDAY_LENGTH[locale])} ${date} ${SHORT_MONTHS[month] ?? month.slice(0, 3)}`;
}

/** Formats a day briefly within a sentence, where Dutch uses lower case: `wo 25 nov`. */
export function shortDayInSentence(day: IsoDate, locale: Locale): string {
  const text = shortDay(day, locale);
  return locale === 'nl' ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
