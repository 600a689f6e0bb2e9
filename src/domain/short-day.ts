import { dayInWords, SHORT_WEEKDAY_LENGTH } from './day-words.ts';
import type { IsoDate, Locale } from './entities/common.ts';

/** Short month names other than the first three letters. */
const SHORT_MONTHS: Record<string, string> = { maart: 'mrt', September: 'Sept' };

/** A day where there is little room: `Wo 25 nov`, `Wed 25 Nov`. */
export function shortDay(day: IsoDate, locale: Locale): string {
  const [weekday = '', date, month = ''] = dayInWords(day, locale).split(' ');
  return `${weekday.slice(0, SHORT_WEEKDAY_LENGTH[locale])} ${date} ${SHORT_MONTHS[month] ?? month.slice(0, 3)}`;
}

/** A short day within a sentence; Dutch writes it in lower case: `wo 25 nov`. */
export function shortDayInSentence(day: IsoDate, locale: Locale): string {
  const text = shortDay(day, locale);
  return locale === 'nl' ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
