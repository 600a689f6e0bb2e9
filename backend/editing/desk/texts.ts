/** The desk's own texts, separate from those of the shop. */
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Locale } from '../../../src/domain/shared/common.ts';
import contentEn from './texts/content-en.json' with { type: 'json' };
import contentNl from './texts/content-nl.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };
import { shortDayInSentence } from '../../../src/domain/shared/days.ts';
import { formatNumber } from '../../../src/domain/shared/money.ts';
import { localTime } from '../../../src/domain/store/opening-hours.ts';
import { fill } from '../../../src/i18n/fill.ts';
import type { Html } from './frame.ts';

type TextKey = keyof typeof nl | keyof typeof contentNl;
/** `jobs.pages` if there are `jobs.pages_one` and `jobs.pages_other`. */
type PluralKey = TextKey extends infer K ? (K extends `${infer Base}_one` ? Base : never) : never;
export type DeskText = TextKey | PluralKey;

/** A text with its `{placeholders}` filled in; `count` chooses between singular and plural. */
export type DeskTexts = (key: DeskText, values?: Record<string, string | number>) => string;

const TEXTS: Record<Locale, Record<string, string>> = {
  nl: { ...nl, ...contentNl },
  en: { ...en, ...contentEn },
};

const roundToOneDecimal = (value: number): number => Math.round(value * 10) / 10;

function makeTexts(locale: Locale): DeskTexts {
  const plural = new Intl.PluralRules(locale);
  return (key, values = {}) => {
    const form = typeof values['count'] === 'number' ? plural.select(values['count']) : 'other';
    const text = TEXTS[locale][key] ?? TEXTS[locale][`${key}_${form}`] ?? key;
    const formatted = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatNumber(roundToOneDecimal(value), locale) : value,
    ]);
    return fill(text, Object.fromEntries(formatted) as Record<string, string>);
  };
}

const TEXTS_BY_LOCALE = { nl: makeTexts('nl'), en: makeTexts('en') };

export const deskTexts = (locale: Locale): DeskTexts => TEXTS_BY_LOCALE[locale];

/** A text whose key contains a word from data; the word itself if there is no such text. */
export function translateWord(locale: Locale, group: string, word: string): string {
  return TEXTS[locale][`${group}.${word}`] ?? word;
}

/** The language before sign-in: the requested one, else the browser's first supported one. */
export function visitorLocale(c: Context): Locale {
  const requestedLocale = c.req.query('taal');
  if (requestedLocale === 'nl' || requestedLocale === 'en') return requestedLocale;
  for (const wanted of (c.req.header('accept-language') ?? '').split(',')) {
    const [, locale] = /^\s*(nl|en)\b/i.exec(wanted) ?? [];
    if (locale) return locale.toLowerCase() as Locale;
  }
  return 'nl';
}

/** `za 21 nov 13:45` in the shop's time zone; with the year if it is not the current one. */
export function momentText(at: Date, locale: Locale, now: Date): string {
  const { day, time } = localTime(at);
  const year = day.slice(0, 4);
  const isThisYear = year === localTime(now).day.slice(0, 4);
  return `${shortDayInSentence(day, locale)} ${isThisYear ? '' : `${year} `}${time}`;
}

/** A moment as text in a `<time>` element. */
export function momentView(at: Date, locale: Locale, now: Date): Html {
  return html`<time datetime="${at.toISOString()}">${momentText(at, locale, now)}</time>`;
}

/** `0,4 s`, `12 s`, `3 min 5 s`. */
export function secondsText(seconds: number, locale: Locale): string {
  if (seconds < 10) return `${formatNumber(roundToOneDecimal(seconds), locale)} s`;
  const wholeSeconds = Math.round(seconds);
  const [minutes, rest] = [Math.floor(wholeSeconds / 60), wholeSeconds % 60];
  return minutes === 0 ? `${wholeSeconds} s` : `${minutes} min${rest ? ` ${rest} s` : ''}`;
}
