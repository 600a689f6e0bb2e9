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

/**
 * The keys of a word or a phrase of editors or shoppers, the same for all its spellings:
 * capitals, accents, blanks, hyphens and dots (`a/c`, `AC`), plural and singular.
 */
export function phraseKeys(phrase: string, locale: SearchLocale): PhraseKeys {
  const words = chunksOf(phrase)
    .filter(Boolean)
    .map((chunk) => tokenOf(chunk)?.whole ?? fold(chunk));
  return {
    apart: words.map((word) => stemWord(word, locale)).join(' '),
    joined: stemWord(words.join(''), locale),
  };
}
