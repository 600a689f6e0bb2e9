import { dayInWords } from './day-words.ts';
import type { IsoDate, Locale } from './entities/common.ts';

/** Letters of a weekday's short name. */
export const SHORT_WEEKDAY: Record<Locale, number> = { nl: 2, en: 3 };
/** Short names of months that are not their first three letters. */
const SHORT_MONTHS: Record<string, string> = { maart: 'mrt', September: 'Sept' };

/** A day where there is little room: `Wo 25 nov`, `Wed 25 Nov`. */
export function shortDay(day: IsoDate, locale: Locale): string {
  const [weekday = '', date, month = ''] = dayInWords(day, locale).split(' ');
  return `${weekday.slice(0, SHORT_WEEKDAY[locale])} ${date} ${SHORT_MONTHS[month] ?? month.slice(0, 3)}`;
}
