import type { SearchLocale } from '../types.ts';

/** Spellings that are heard alike, in the order in which they are replaced. */
const SOUNDS: Record<SearchLocale, readonly [RegExp, string][]> = {
  nl: [
    [/ij|y/g, 'ei'],
    [/ou/g, 'au'],
    [/sch/g, 'sg'],
    [/ch/g, 'g'],
    [/c(?=[eiy])/g, 's'],
    [/ck|c|q/g, 'k'],
    [/x/g, 'ks'],
    [/ph|v/g, 'f'],
    [/z/g, 's'],
    [/th|dt/g, 't'],
    [/ie/g, 'i'],
    [/d$/, 't'],
    [/b$/, 'p'],
  ],
  en: [
    [/ph/g, 'f'],
    [/gh/g, 'g'],
    [/ck|c(?![eiy])|q/g, 'k'],
    [/c|z/g, 's'],
    [/x/g, 'ks'],
    [/ea|ee|ie|ei|y/g, 'i'],
    [/our/g, 'or'],
    [/re$/, 'er'],
  ],
};
const TWICE = /(.)\1+/g;

/** The same for words that sound alike: `stopkontakt` and `stopcontact`. Takes a folded stem. */
export function soundKey(stem: string, locale: SearchLocale): string {
  return SOUNDS[locale]
    .reduce((text, [spelling, sound]) => text.replace(spelling, sound), stem)
    .replace(TWICE, '$1');
}
