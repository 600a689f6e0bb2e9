import type { IsoDate, Locale } from './entities/common.ts';

const TAGS: Record<Locale, string> = { nl: 'nl-NL', en: 'en-GB' };
/** A Monday, to count weekdays from. */
const MONDAY_UTC = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Name of an ISO weekday (1 = Monday): `maandag`, or `ma` when short. */
export function dayName(day: number, locale: Locale, form: 'long' | 'short' = 'long'): string {
  const format = new Intl.DateTimeFormat(TAGS[locale], { weekday: form, timeZone: 'UTC' });
  return format.format(MONDAY_UTC + (day - 1) * DAY_MS);
}

/** `25 december 2026`, or `25–26 december 2026` for a longer period. */
export function periodText(start: IsoDate, end: IsoDate, locale: Locale): string {
  const format = new Intl.DateTimeFormat(TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' });
  return format.formatRange(Date.parse(start), Date.parse(end));
}
