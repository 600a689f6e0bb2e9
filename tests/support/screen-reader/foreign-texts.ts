import { readdirSync, readFileSync } from 'node:fs';
import type { Locale } from '../../../src/domain/shared/common.ts';

const OTHER = { nl: 'en', en: 'nl' } as const;

/** Words that hold sentences together, and that the other language does not have. */
const SMALL_WORDS = {
  nl: [
    'de',
    'het',
    'een',
    'van',
    'voor',
    'met',
    'je',
    'jouw',
    'naar',
    'niet',
    'bij',
    'zijn',
    'worden',
  ],
  en: ['the', 'and', 'of', 'for', 'with', 'your', 'you', 'to', 'not', 'at', 'are', 'from'],
} as const;
/** The reader's own words for roles, states and places, which are English. */
const READER_WORDS =
  /^(end of [a-z ]+|(not )?(invalid|pressed|busy|checked|expanded|disabled|selected|required|modal)|has popup \w+|autocomplete in list|position \d+|set size \d+|active descendant .*)$/;
/** One may be part of a name. */
const MAX_SMALL_WORDS = 1;

/** The phrases in the other language: its texts of the shop, and sentences. */
function foreignTexts(phrases: readonly string[], locale: Locale): string[] {
  const other = OTHER[locale];
  const own = new Set(textsOf(locale));
  const foreign = new Set(textsOf(other).filter((text) => !own.has(text)));
  return phrases.filter((phrase) => {
    const parts = phrase.split(', ').filter((part) => !READER_WORDS.test(part));
    return (
      parts.some((part) => foreign.has(part)) ||
      smallWords(parts.join(' '), other) > MAX_SMALL_WORDS
    );
  });
}

function smallWords(phrase: string, locale: Locale): number {
  const words = new Set(phrase.toLowerCase().split(/[^\p{L}]+/u));
  return SMALL_WORDS[locale].filter((word) => words.has(word)).length;
}

/** Every text of a language that has words to tell it by. */
function textsOf(locale: Locale): string[] {
  const folder = `public/locales/${locale}`;
  return readdirSync(folder).flatMap((file) =>
    leaves(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))),
  );
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

/** Roles that say nothing without a name. */
const NAMED =
  'button|link|textbox|searchbox|checkbox|radio|combobox|image|img|option|slider|dialog|switch|tab';

/** A role with nothing behind it, or with a state only. */
const NAMELESS = new RegExp(
  `^(${NAMED})(, (not )?(checked|pressed|expanded|disabled|invalid|required|selected|modal|busy))*$`,
);
/** `listing:list.sort`, or a value that was not filled in. */
const UNTRANSLATED = /\b[a-z]+:[a-z]\w*\.\w+|\{\{?\s*\w+\s*\}?\}|\b(undefined|null|NaN|\[object)\b/;

/** What is wrong with phrases whatever page they come from: names, texts and their language. */
export function logFaults(log: readonly string[], locale: Locale): string[] {
  const phrases = [...new Set(log)];
  return [
    ...phrases.filter((phrase) => NAMELESS.test(phrase)).map((it) => `without a name: ${it}`),
    ...phrases.filter((phrase) => UNTRANSLATED.test(phrase)).map((it) => `not a text: ${it}`),
    ...foreignTexts(phrases, locale).map((it) => `not ${locale}: ${it}`),
  ];
}
