import type { Locale } from '../../../src/domain/shared/common.ts';
import { dayAndMonth, dayName } from '../../../src/domain/shared/dates.ts';
import { localTime, weekday } from '../../../src/domain/store/opening-hours.ts';
import { fill } from '../../../src/i18n/fill.ts';
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

export type MailText = keyof typeof nl;

/** A text with its `{placeholders}` filled in. */
export interface SayMail {
  (key: MailText, values?: Record<string, string>): string;
  /** A timestamp (ISO 8601) in Amsterdam time: `zaterdag 21 november om 13:45`. */
  moment(iso: string): string;
}

const TEXTS: Record<Locale, Record<MailText, string>> = { nl, en };

/** The mail texts in a language; `{shop}` is the brand name in all of them. */
export function mailTexts(locale: Locale, shop: string): SayMail {
  const say = (key: MailText, values: Record<string, string> = {}) =>
    fill(TEXTS[locale][key], { ...values, shop });
  const moment = (iso: string) => {
    const { day, time } = localTime(new Date(iso));
    const weekdayName = dayName(weekday(day), locale);
    return say('moment', { day: `${weekdayName} ${dayAndMonth(day, locale)}`, time });
  };
  return Object.assign(say, { moment });
}
