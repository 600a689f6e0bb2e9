import { fold } from './analyse/fold.ts';
import { stemWord } from './analyse/stem.ts';
import { chunksOf, tokenOf } from './analyse/tokens.ts';
import type { SearchLocale } from './types.ts';

export interface PhraseKeys {
  /** Word by word: `Haakse slijpers` → `haaks slijper`. */
  apart: string;
  /** As one word, so that `wc pot`, `wc-pot` and `wcpot` meet. */
  joined: string;
}

/** A stem takes tens of microseconds, and a query asks for each of its words several times. */
const MAX_STEMS = 20_000;
const LONGEST_WORD = 24;
/** Letters that the stem of a longer word may lose more than the stem of its last part. */
const MAX_LOST = 3;
const stems: Record<SearchLocale, Map<string, string>> = { nl: new Map(), en: new Map() };

function stemOf(word: string, locale: SearchLocale): string {
  const known = stems[locale].get(word);
  if (known !== undefined) return known;
  const stem = stemWord(word, locale);
  if (stems[locale].size >= MAX_STEMS) stems[locale].clear();
  stems[locale].set(word, stem);
  return stem;
}

/**
 * The keys of a word or a phrase of editors or shoppers, the same for all its spellings:
 * capitals, accents, blanks, hyphens and dots (`a/c`, `AC`), plural and singular.
 */
export function phraseKeys(phrase: string, locale: SearchLocale): PhraseKeys {
  const words = chunksOf(phrase)
    .filter(Boolean)
    .map((chunk) => fold(tokenOf(chunk)?.whole ?? chunk));
  const keys = words.map((word) => stemOf(word, locale));
  const joined = words.join('');
  return {
    apart: keys.join(' '),
    // Nobody writes more than this as one word: its stem is not worth the time.
    joined: joined.length <= LONGEST_WORD ? joinedStem(words, locale) : joined,
  };
}

/**
 * The stem of words written as one. An ending that is a word by itself stays: `gevelsteen heide`
 * is no `gevelsteen`, though `-heid` is an ending, and `vlak messing` no `vlakmes`.
 */
export function joinedStem(words: readonly string[], locale: SearchLocale): string {
  const joined = words.join('');
  const stem = stemOf(joined, locale);
  const last = words.at(-1) ?? '';
  const left = joined.length - last.length;
  const isLost =
    stem.length <= left + 1 || stem.length < left + stemOf(last, locale).length - MAX_LOST;
  return words.length > 1 && isLost ? joined : stem;
}
