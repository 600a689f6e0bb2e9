import type { IsoDate, Locale } from './entities/common.ts';

const TAGS: Record<Locale, string> = { nl: 'nl-NL', en: 'en-GB' };

/** `25 december 2026`, or `25–26 december 2026` for a longer period. */
export function periodText(start: IsoDate, end: IsoDate, locale: Locale): string {
  const format = new Intl.DateTimeFormat(TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' });
  return format.formatRange(Date.parse(start), Date.parse(end));
}
