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

/**
 * Returns the stems under which examples may have a word of a search, the likeliest first: its own,
 * then that of the verb it may be a form of, or of the noun it makes small.
 */
export function stemsOf(word: string, locale: SearchLocale): string[] {
  const stem = taskStem(word, locale);
  if (locale === 'en' || OWN_STEMS.has(word)) return [stem];
  const forms: string[] = [];
  // `lekt` of `lekken`, `geverfd` of `verven`, `lekkende` of `lekken`, `gescheurde` of `scheuren`.
  for (const form of [stem, word]) {
    if (/[^e][td]$/.test(form) && form.length > 3) forms.push(form.slice(0, -1));
    if (/.{3}[td]e$/.test(form)) forms.push(form.slice(0, -2));
    if (/.{3}end[e]?$/.test(form)) forms.push(form.replace(/ende?$/, 'en'));
  }
  const noun = DIMINUTIVE.exec(word)?.[1];
  if (noun !== undefined) forms.push(noun);
  for (const form of [word, stem, ...forms]) {
    if (/^ge.{3}/.test(form)) forms.push(form.slice(2));
    const [, particle, verb] = SEPARABLE.exec(form) ?? [];
    if (particle && verb) forms.push(particle + verb);
  }
  return [...new Set([stem, ...forms.map((form) => taskStem(form, locale))])];
}
