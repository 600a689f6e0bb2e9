import type { IsoDateTime, Locale } from './entities/common.ts';

const format = (tag: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tag, { ...options, timeZone: 'Europe/Amsterdam' });

const DAY = { day: 'numeric', month: 'long' } as const;
const FORMATS = { nl: format('nl-NL', DAY), en: format('en-GB', DAY) };
const FULL = { dateStyle: 'long' } as const;
const FULL_FORMATS = { nl: format('nl-NL', FULL), en: format('en-GB', FULL) };

/**
 * The last day of a period that ends at `end`, in words: `29 november`. A period that ends at
 * midnight ends with the day before.
 */
export function lastDay(end: IsoDateTime, locale: Locale): string {
  const isDay = end.length === 10;
  return FORMATS[locale].format(new Date(Date.parse(end) - (isDay ? 0 : 1)));
}

/** A day with its year, in words: `1 november 2026`. */
export function fullDay(moment: IsoDateTime, locale: Locale): string {
  return FULL_FORMATS[locale].format(new Date(moment));
}

/** The day that a period begins with, in words: `1 november`. */
export function dayOf(start: IsoDateTime, locale: Locale): string {
  return FORMATS[locale].format(new Date(start));
}
