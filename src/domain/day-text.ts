import type { IsoDateTime, Locale } from './entities/common.ts';

const format = (tag: string) =>
  new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'Europe/Amsterdam' });

const FORMATS = { nl: format('nl-NL'), en: format('en-GB') };

/**
 * The last day of a period that ends at `end`, in words: `29 november`. A period that ends at
 * midnight ends with the day before.
 */
export function lastDay(end: IsoDateTime, locale: Locale): string {
  const isDay = end.length === 10;
  return FORMATS[locale].format(new Date(Date.parse(end) - (isDay ? 0 : 1)));
}

/** The day that a period begins with, in words: `1 november`. */
export function dayOf(start: IsoDateTime, locale: Locale): string {
  return FORMATS[locale].format(new Date(start));
}
