import { dayAndMonth } from './day-words.ts';
import type { IsoDate, IsoDateTime, Locale } from './entities/common.ts';
import { localTime } from './opening-hours.ts';

const localDay = (moment: number): IsoDate => localTime(new Date(moment)).day;

/**
 * The last day of a period that ends at `end`, in words: `29 november`. A period that ends at
 * midnight ends with the day before.
 */
export function lastDay(end: IsoDateTime, locale: Locale): string {
  const isDay = end.length === 10;
  return dayAndMonth(localDay(Date.parse(end) - (isDay ? 0 : 1)), locale);
}

/** A day with its year, in words: `1 november 2026`. */
export function fullDay(moment: IsoDateTime, locale: Locale): string {
  const day = localDay(Date.parse(moment));
  return `${dayAndMonth(day, locale)} ${day.slice(0, 4)}`;
}

/** The day that a period begins with, in words: `1 november`. */
export function dayOf(start: IsoDateTime, locale: Locale): string {
  return dayAndMonth(localDay(Date.parse(start)), locale);
}
