import { stemWord } from './analyse/stem.ts';
import { chunksOf } from './analyse/tokens.ts';
import type { SearchLocale } from './types.ts';

/** The same for all spellings of a term: capitals, accents, blanks, plural and singular. */
export function termKey(term: string, locale: SearchLocale): string {
  return chunksOf(term)
    .filter(Boolean)
    .map((word) => stemWord(word, locale))
    .join(' ');
}
