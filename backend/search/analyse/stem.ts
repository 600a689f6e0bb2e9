import snowball from 'snowball-stemmers';
import type { SearchLocale } from '../types.ts';

const ACCENTS = /\p{M}/gu;
const LETTER_REPLACEMENTS: Record<string, string> = {
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
};
const ASCII_ONLY = /^[\x20-\x7e]*$/;

/** Converts to lower case and removes accents: `Geïsoleerd` → `geisoleerd`. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII_ONLY.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(/[øßæœłđ]/g, (letter) => LETTER_REPLACEMENTS[letter] ?? letter);
}

const dutchStemmer = snowball.newStemmer('dutch');
const englishStemmer = snowball.newStemmer('english');

/**
 * Exceptions to the rules below, which would confuse different words: `plat` with `plaat`, `haaks`
 * with `haak`.
 */
const STEM_EXCEPTIONS = new Map([
  ['plat', 'platte'],
  ['platte', 'platte'],
  ['haaks', 'haaks'],
  ['haakse', 'haaks'],
]);
const LETTERS_ONLY = /^[a-z]+$/;
const LONG_VOWEL = /(aa|ee|oo|uu)([^aeiou])$/;

/** `latje` → `lat`, `kraantje` → `kraan`, `slangetje` → `slang`, `riempje` → `riem`. */
function removeDiminutive(word: string): string {
  const match =
    /^(.{2,}(?:ng|([bdglmnprt])\2))etjes?$/.exec(word) ??
    /^(.{3,}?)(?:(?<=[aeiou]{2}m)pjes?|(?<=[nrlw])tjes?|(?<=[^aeiouj])jes?)$/.exec(word);
  return match?.[1] ?? word;
}

/** `machines` → `machine`, `folies` → `folie`, `wagens` → `wagen`; a `mes` keeps its s. */
function removePluralS(word: string): string {
  const isPlural = /[a-z]{2}(?:ie|[^aeiou]e|en)s$/.test(word) && !word.endsWith('mes');
  return isPlural ? word.slice(0, -1) : word;
}

/**
 * Snowball gives different stems for schroef/schroeven, buis/buizen and pan/pannen. Three Dutch
 * spelling rules (final devoicing, doubled consonants, open syllables) are applied here to unify
 * them.
 */
function dutchStemOnce(word: string): string {
  let stem = dutchStemmer.stem(removePluralS(removeDiminutive(word)));
  const lastIndex = stem.length - 1;
  if (
    lastIndex > 1 &&
    stem[lastIndex] === stem[lastIndex - 1] &&
    !'aeiou'.includes(stem[lastIndex] ?? '')
  ) {
    stem = stem.slice(0, lastIndex);
  }
  if (stem.length > 2) {
    if (stem.endsWith('v')) stem = `${stem.slice(0, -1)}f`;
    else if (stem.endsWith('z')) stem = `${stem.slice(0, -1)}s`;
  }
  return stem.replace(LONG_VOWEL, (_, vowels: string, rest: string) => vowels.charAt(0) + rest);
}

/**
 * A singular that looks like a plural (`laars`, `beits`) loses its s, and so does the stem of its
 * plural, `laarzen`.
 */
function dutchStem(word: string): string {
  const stem = dutchStemOnce(word);
  return stem.endsWith('s') && stem.length > 3 ? dutchStemOnce(stem) : stem;
}

/** Maximum number of cached stems: shoppers and texts use the same words repeatedly. */
const MAX_CACHED_STEMS = 50_000;
const stemCache: Record<SearchLocale, Map<string, string>> = { nl: new Map(), en: new Map() };

function computeStem(folded: string, locale: SearchLocale): string {
  return locale === 'nl'
    ? (STEM_EXCEPTIONS.get(folded) ?? dutchStem(folded))
    : englishStemmer.stem(folded);
}

/**
 * Returns the key shared by all forms of a word: `schroeven`, `schroef` and `schroeffen` →
 * `schroef`. Numbers, codes and words of one or two letters are returned unchanged.
 */
export function stemWord(word: string, locale: SearchLocale): string {
  const folded = fold(word);
  if (folded.length < 3 || !LETTERS_ONLY.test(folded)) return folded;
  const cachedStem = stemCache[locale].get(folded);
  if (cachedStem !== undefined) return cachedStem;
  const stem = computeStem(folded, locale);
  if (stemCache[locale].size >= MAX_CACHED_STEMS) stemCache[locale].clear();
  stemCache[locale].set(folded, stem);
  return stem;
}

type SoundRule = [pattern: RegExp, sound: string];

const DUTCH_SOUND_RULES: readonly SoundRule[] = [
  [/sj/g, 'g'],
  [/oi/g, 'wa'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/qu/g, 'kw'],
  [/x/g, 'ks'],
  [/ch/g, 'g'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/ij/g, 'ei'],
  [/y/g, 'i'],
  [/ie/g, 'i'],
  [/ou/g, 'au'],
  [/z/g, 's'],
  [/v/g, 'f'],
  [/d(?=[^aeiour]|$)/g, 't'],
  [/(.)\1+/g, '$1'],
];

const ENGLISH_SOUND_RULES: readonly SoundRule[] = [
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/qu/g, 'kw'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/y/g, 'i'],
  [/ou(?=[lr])/g, 'o'],
  [/z/g, 's'],
  [/re$/g, 'er'],
  [/(.)\1+/g, '$1'],
];

/**
 * Returns an approximate phonetic key of a folded word. Words that are confused in spelling have
 * the same key (`stopkontakt` and `stopcontact`, `slijptol` and `sleiptol`, `mould` and `mold`).
 */
export function soundKey(word: string, locale: SearchLocale): string {
  let key = word;
  for (const [pattern, sound] of locale === 'nl' ? DUTCH_SOUND_RULES : ENGLISH_SOUND_RULES)
    key = key.replace(pattern, sound);
  return key;
}
