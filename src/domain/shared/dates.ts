import type { IsoDate, Locale } from './common.ts';
import { localTime, weekday } from '../store/opening-hours.ts';

const HOUR_MS = 3_600_000;
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * Formats a moment as local time in Amsterdam for an `<input type="datetime-local">`:
 * `2026-11-21T13:45`.
 */
export function toLocalField(at: Date): string {
  const { day, time } = localTime(at);
  return `${day}T${time}`;
}

/**
 * Parses the local time in Amsterdam of a form field. Null for an invalid date, and for the hour
 * that the start of summer time skips. The hour that occurs twice in autumn is read as the first
 * one.
 */
export function fromLocalField(text: string): Date | null {
  if (!LOCAL_TIME.test(text)) return null;
  const asUtc = Date.parse(`${text}Z`);
  for (const hours of [2, 1]) {
    const at = new Date(asUtc - hours * HOUR_MS);
    if (!Number.isNaN(asUtc) && toLocalField(at) === text) return at;
  }
  return null;
}

/** Returns the start of a day in Amsterdam. It always exists: summer time never skips midnight. */
export const startOfDay = (day: IsoDate): Date => fromLocalField(`${day}T00:00`)!;

/** Compares place names for sorting: `'s-Hertogenbosch` sorts under S. */
export const comparePlaceNames = (a: string, b: string): number =>
  a.localeCompare(b, 'nl', { ignorePunctuation: true });

/**
 * Names for formatting dates. Not taken from `Intl.DateTimeFormat`: creating the first one takes a
 * browser 20 ms, and a phone four times as long.
 */
const DATE_NAMES: Record<Locale, { weekdays: string[]; months: string[] }> = {
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
  const name = DATE_NAMES[locale].weekdays[day - 1] ?? '';
  return form === 'long' ? name : name.slice(0, SHORT_WEEKDAY_LENGTH[locale]);
}

/** Formats a day without its year: `25 november`, `25 November`. */
export function dayAndMonth(day: IsoDate, locale: Locale): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date} ${DATE_NAMES[locale].months[month! - 1]}`;
}

/** Formats a day with its capitalised weekday: `Woensdag 25 november`. */
export function dayInWords(day: IsoDate, locale: Locale): string {
  const name = dayName(weekday(day), locale);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${dayAndMonth(day, locale)}`;
}

const LANGUAGE_TAGS: Record<Locale, string> = { nl: 'nl-NL', en: 'en-GB' };

/** Formats a period: `25 december 2026`, or `25–26 december 2026` for more than one day. */
export function periodText(start: IsoDate, end: IsoDate, locale: Locale): string {
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.formatRange(Date.parse(start), Date.parse(end));
}
