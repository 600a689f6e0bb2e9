import type { SearchLocale } from '../types.ts';

type Rule = [pattern: RegExp, sound: string];

const DUTCH: readonly Rule[] = [
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

const ENGLISH: readonly Rule[] = [
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
 * How a folded word sounds, roughly: words that people mix up when they write by ear have the
 * same key (`stopkontakt` and `stopcontact`, `slijptol` and `sleiptol`, `mould` and `mold`).
 */
export function soundKey(word: string, locale: SearchLocale): string {
  let key = word;
  for (const [pattern, sound] of locale === 'nl' ? DUTCH : ENGLISH)
    key = key.replace(pattern, sound);
  return key;
}
