import type { IsoDateTime, Locale } from './entities/common.ts';

const TAGS = { nl: 'nl-NL', en: 'en-GB' };

/** A formatter takes long to make: each is made when it is first needed, and kept. */
function formats(options: Intl.DateTimeFormatOptions): (locale: Locale, day: Date) => string {
  const made: Partial<Record<Locale, Intl.DateTimeFormat>> = {};
  return (locale, day) => {
    made[locale] ??= new Intl.DateTimeFormat(TAGS[locale], {
      ...options,
      timeZone: 'Europe/Amsterdam',
    });
    return made[locale].format(day);
  };
}

const shortly = formats({ day: 'numeric', month: 'long' });
const inFull = formats({ dateStyle: 'long' });

/**
 * The last day of a period that ends at `end`, in words: `29 november`. A period that ends at
 * midnight ends with the day before.
 */
export function lastDay(end: IsoDateTime, locale: Locale): string {
  const isDay = end.length === 10;
  return shortly(locale, new Date(Date.parse(end) - (isDay ? 0 : 1)));
}

/** A day with its year, in words: `1 november 2026`. */
export function fullDay(moment: IsoDateTime, locale: Locale): string {
  return inFull(locale, new Date(moment));
}

/** The day that a period begins with, in words: `1 november`. */
export function dayOf(start: IsoDateTime, locale: Locale): string {
  return shortly(locale, new Date(start));
}
