import type { IsoDate, Locale } from './entities/common.ts';

/** A day where there is little room: `Wo 25 nov`, `Wed 25 Nov`. */
export function shortDay(day: IsoDate, locale: Locale): string {
  const words = new Date(day).toLocaleDateString(locale === 'en' ? 'en-GB' : 'nl-NL', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return (words.charAt(0).toUpperCase() + words.slice(1)).replace(',', '').replace(/\.$/, '');
}
