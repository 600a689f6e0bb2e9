import { fold, stemWord } from '../analyse/stem.ts';
import { chunksOf, tokenOf } from '../analyse/tokens.ts';
import { askingWords, stopWords } from '../analyse/words.ts';
import type { SearchLocale } from '../types.ts';

/** Words for anything at all: they do not narrow a search. */
const ANYTHING = {
  nl: new Set(
    'spul spullen iets materiaal middel middeltje product gereedschap ding dingen hulp hulpmiddel'.split(
      ' ',
    ),
  ),
  en: new Set('stuff something anything material product tool thing things help'.split(' ')),
};

/** Parts of separable verbs: `hang de kast op`, `vast te zetten`. */
const PARTICLES = {
  nl: new Set(
    'aan af dicht door glad in los na neer om onder op open over recht schoon toe uit vast vol weg'.split(
      ' ',
    ),
  ),
  en: new Set<string>(),
};

/** Only a longer word may end in a word of the table: `badkamertegels`. */
const LONG_WORD = 7;
const MIN_END = 4;

/** `wandje`, `paaltjes`. */
const DIMINUTIVE = /^(.{3,}?)(?:etje|tje|pje|je)s?$/;

/** Returns the words of a text, stop words included. */
export function taskWords(text: string): string[] {
  return chunksOf(text)
    .map((chunk) => fold(tokenOf(chunk)?.whole ?? chunk))
    .filter((word) => /^[a-z]{2,}$/.test(word));
}

/** Returns whether a word says nothing about a task or product. */
export function isFiller(word: string, locale: SearchLocale): boolean {
  return stopWords[locale].has(word) || askingWords[locale].has(word) || ANYTHING[locale].has(word);
}

/** Stems of verb forms that would otherwise get the stem of a noun: `gaat` that of `gat`. */
const STEM_OF_NOUN: ReadonlyMap<string, string> = new Map([['gaat', 'ga']]);

/** Returns the keys of a word of a search: of its stem, and of the verb that it may be a form of. */
function keysOf(word: string, locale: SearchLocale): string[] {
  const stem = STEM_OF_NOUN.get(word) ?? stemWord(word, locale);
  if (locale === 'en') return [stem];
  // `lekt` of `lekken`, `geplakt` of `plakken`.
  const bases = [stem];
  if (stem.endsWith('t') && stem.length > 3) bases.push(stem.slice(0, -1));
  const small = DIMINUTIVE.exec(word)?.[1];
  if (small !== undefined) bases.push(stemWord(small, locale));
  return [
    ...bases,
    ...bases.filter((base) => /^ge.{3}/.test(base)).map((base) => stemWord(base.slice(2), locale)),
  ];
}

/** Returns the words of a search by each of their keys. */
export function wordsByKey(words: readonly string[], locale: SearchLocale): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (key: string, ...from: string[]) => {
    if (!found.has(key)) found.set(key, from);
  };
  for (const word of words) for (const key of keysOf(word, locale)) add(key, word);
  for (const particle of words.filter((word) => PARTICLES[locale].has(word))) {
    for (const word of words) {
      if (word === particle || stopWords[locale].has(word)) continue;
      for (const key of keysOf(particle + word, locale)) add(key, particle, word);
    }
  }
  for (const word of words.filter(({ length }) => length >= LONG_WORD)) {
    const stem = stemWord(word, locale);
    for (let at = 3; at <= stem.length - MIN_END; at++) add(stem.slice(at), word);
  }
  return found;
}
