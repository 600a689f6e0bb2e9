import { weekdayName } from './day-words.ts';
import type { IsoDate, Locale } from './entities/common.ts';
import { SHORT_WEEKDAY } from './short-day.ts';

const TAGS: Record<Locale, string> = { nl: 'nl-NL', en: 'en-GB' };

/** Name of an ISO weekday (1 = Monday): `maandag`, or `ma` when short. */
export function dayName(day: number, locale: Locale, form: 'long' | 'short' = 'long'): string {
  const name = weekdayName(day, locale);
  return form === 'long' ? name : name.slice(0, SHORT_WEEKDAY[locale]);
}

/** `25 december 2026`, or `25–26 december 2026` for a longer period. */
export function periodText(start: IsoDate, end: IsoDate, locale: Locale): string {
  const format = new Intl.DateTimeFormat(TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' });
  return format.formatRange(Date.parse(start), Date.parse(end));
}
