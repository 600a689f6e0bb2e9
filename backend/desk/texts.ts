/** The desk's own texts: nothing of them is among those of the shop. */
import type { Locale } from '../../src/domain/entities/common.ts';
import contentEn from './texts/content-en.json' with { type: 'json' };
import contentNl from './texts/content-nl.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

type Key = keyof typeof nl | keyof typeof contentNl;
/** `jobs.pages` where there are `jobs.pages_one` and `jobs.pages_other`. */
type PluralKey = Key extends infer K ? (K extends `${infer Base}_one` ? Base : never) : never;
export type DeskText = Key | PluralKey;

/** A text with its `{placeholders}` filled; `count` chooses between singular and plural. */
export type Say = (key: DeskText, values?: Record<string, string | number>) => string;

const TEXTS: Record<Locale, Record<string, string>> = {
  nl: { ...nl, ...contentNl },
  en: { ...en, ...contentEn },
};
export const LOCALE_TAGS = { nl: 'nl-NL', en: 'en-GB' } as const;

function sayIn(locale: Locale): Say {
  const plural = new Intl.PluralRules(locale);
  const number = new Intl.NumberFormat(LOCALE_TAGS[locale], { maximumFractionDigits: 1 });
  return (key, values = {}) => {
    const form = typeof values['count'] === 'number' ? plural.select(values['count']) : 'other';
    const text = TEXTS[locale][key] ?? TEXTS[locale][`${key}_${form}`] ?? key;
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? number.format(value) : (value ?? whole);
    });
  };
}

const SAY = { nl: sayIn('nl'), en: sayIn('en') };

export const deskTexts = (locale: Locale): Say => SAY[locale];

/** A text whose key is made of a word of the data; the word itself where there is none. */
export function sayWord(locale: Locale, group: string, word: string): string {
  return TEXTS[locale][`${group}.${word}`] ?? word;
}
