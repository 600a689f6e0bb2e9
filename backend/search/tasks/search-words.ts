import { fold, stemWord } from '../analyse/stem.ts';
import { chunksOf, tokenOf } from '../analyse/tokens.ts';
import { askingWords, stopWords } from '../analyse/words.ts';
import type { SearchLocale } from '../types.ts';

/** Words for anything at all: they do not narrow a search. */
const ANYTHING = {
  nl: new Set(
    'spul spullen spulletjes iets materiaal materialen middel middeltje product producten gereedschap ding dingen hulp hulpmiddel goedje'.split(
      ' ',
    ),
  ),
  en: new Set('stuff something anything material product tool thing things help'.split(' ')),
};

/** Parts of separable verbs: `hang de kast op`, `vast te zetten`. */
const PARTICLES = {
  nl: new Set(
    'aan achter af bij dicht door glad in los mee na neer om onder op open over recht schoon terug toe tegen uit vast vol voor weg'.split(
      ' ',
    ),
  ),
  en: new Set<string>(),
};

/** Particles that before a determiner are prepositions: `op de bouw` is not `opbouwen`. */
const PREPOSITIONS = new Set(
  'aan achter bij door in na om onder op over tegen uit voor'.split(' '),
);
const DETERMINERS = new Set(
  'de het een mijn je jouw zijn haar ons onze die deze dit dat'.split(' '),
);

/** Only a longer word may end in a word of the table: `badkamertegels`. */
const LONG_WORD = 7;
const MIN_END = 4;
const MIN_START = 3;

/** `wandje`, `paaltjes`. */
const DIMINUTIVE = /^(.{3,}?)(?:etje|tje|pje|je)s?$/;
/** `losgelaten`, `vastgezet`. */
const SEPARABLE =
  /^(aan|achter|af|bij|dicht|door|in|los|na|om|onder|op|over|uit|vast|vol|voor|weg)ge(.{3,})$/;

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

/**
 * Stems of words that would otherwise get the stem of another: `gaat` that of `gat`, and the nouns
 * `schuur` and `was` those of the verbs `schuren` and `wassen`, and `plaatsen` that of `platen`.
 */
const OWN_STEMS: ReadonlyMap<string, string> = new Map([
  ['gaat', 'ga'],
  ['schuur', 'schuur'],
  ['schuurtje', 'schuur'],
  ['schuurtjes', 'schuur'],
  ['was', 'was '],
  ['heet', 'heet'],
  ['grond', 'grond '],
  ['plaats', 'plaats'],
  ['plaatsen', 'plaats'],
  ['plaatst', 'plaats'],
  ['geplaatst', 'plaats'],
]);

/** Returns the stem of a word of a task. */
export const taskStem = (word: string, locale: SearchLocale): string =>
  (locale === 'nl' && OWN_STEMS.get(word)) || stemWord(word, locale);

/** How surely a key is what a word means: itself, a verb that it may be a form of, or its end. */
export const FORM = 0.97;
const END = 0.88;

/** The words of a search that have a key, and how surely. */
export interface KeyedWords {
  words: readonly string[];
  closeness: number;
}

/** Returns the keys of a word of a search: of its stem, and of the verb that it may be a form of. */
function keysOf(word: string, locale: SearchLocale): Map<string, number> {
  const stem = taskStem(word, locale);
  const keys = new Map([[stem, 1]]);
  if (locale === 'en') return keys;
  const add = (form: string) => {
    const key = taskStem(form, locale);
    if (!keys.has(key)) keys.set(key, FORM);
  };
  if (OWN_STEMS.has(word)) return keys;
  // `lekt` of `lekken`, `geverfd` of `verven`, `lekkende` of `lekken`, `gescheurde` of `scheuren`.
  for (const form of [stem, word]) {
    if (/[^e][td]$/.test(form) && form.length > 3) add(form.slice(0, -1));
    if (/.{3}[td]e$/.test(form)) add(form.slice(0, -2));
    if (/.{3}end[e]?$/.test(form)) add(form.replace(/ende?$/, 'en'));
  }
  const small = DIMINUTIVE.exec(word)?.[1];
  if (small !== undefined) add(small);
  for (const key of [word, ...keys.keys()]) {
    if (/^ge.{3}/.test(key)) add(key.slice(2));
    const [, particle, rest] = SEPARABLE.exec(key) ?? [];
    if (particle && rest) add(particle + rest);
  }
  return keys;
}

/** Returns the ends of a compound, which may be words: `tegel` of `badkamertegels`. */
function endsOf(word: string, locale: SearchLocale): string[] {
  const stem = stemWord(word, locale);
  const ends: string[] = [];
  for (let at = MIN_START; at <= stem.length - MIN_END; at++) ends.push(stem.slice(at));
  return ends;
}

/** Returns the words of a search by each of their keys, each key by the words that are surest. */
export function wordsByKey(
  words: readonly string[],
  locale: SearchLocale,
): Map<string, KeyedWords> {
  const found = new Map<string, KeyedWords>();
  const add = (key: string, closeness: number, ...from: string[]) => {
    if (closeness > (found.get(key)?.closeness ?? 0)) found.set(key, { words: from, closeness });
  };
  for (const word of words)
    for (const [key, closeness] of keysOf(word, locale)) add(key, closeness, word);
  const isParticle = (word: string, at: number) =>
    PARTICLES[locale].has(word) &&
    !(PREPOSITIONS.has(word) && DETERMINERS.has(words[at + 1] ?? ''));
  for (const particle of words.filter(isParticle)) {
    for (const word of words) {
      if (word === particle || stopWords[locale].has(word)) continue;
      for (const [key, closeness] of keysOf(word, locale))
        add(taskStem(particle + key, locale), closeness, particle, word);
      add(taskStem(particle + word, locale), 1, particle, word);
    }
  }
  for (const word of words.filter(({ length }) => length >= LONG_WORD))
    for (const key of endsOf(word, locale)) add(key, END, word);
  return found;
}
