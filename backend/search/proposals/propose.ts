import { stemWord } from '../analyse/stem.ts';
import type { SearchLocale } from '../types.ts';
import { type CatalogueWords, nameWords } from './catalogue-words.ts';
import { type SimilarWord, similarWords } from './similar-words.ts';

/** Words of the catalogue that may be meant by a term that found nothing. */
export interface SynonymProposal {
  /** Up to 4 words. */
  phrase: string;
  /** `sounds like "stopcontact"`. */
  reason: string;
}

const MAX_PROPOSALS = 3;
const MAX_WORDS = 4;

/**
 * Proposes what a term that found nothing may mean, the likeliest first; empty where the
 * catalogue has nothing like it, or has all its words but on no product together.
 */
export function proposeFor(
  term: string,
  catalogue: CatalogueWords,
  locale: SearchLocale,
): SynonymProposal[] {
  const words = nameWords(term, locale);
  const joined = stemWord(words.join(''), locale);
  const whole = catalogue.words.get(joined);
  if (words.length > 1 && whole) {
    return [{ phrase: whole.text, reason: 'is written as one word in the catalogue' }];
  }
  const apart = words.length === 1 ? catalogue.pairs.get(joined) : undefined;
  if (apart !== undefined)
    return [{ phrase: apart, reason: 'is written as two words in the catalogue' }];

  const isKnown = (word: string) => catalogue.words.has(stemWord(word, locale));
  const similar = new Map<string, SimilarWord[]>();
  for (const word of words) {
    if (!isKnown(word)) similar.set(word, similarWords(word, catalogue, locale, MAX_PROPOSALS));
  }
  const unclear = [...similar].filter(([, others]) => others.length > 0);
  const varied = unclear.at(-1);
  if (!varied) return [];
  return varied[1].map((choice) => ({
    phrase: words
      .flatMap((word) => {
        if (word === varied[0]) return choice.text;
        return isKnown(word) ? word : (similar.get(word)?.[0]?.text ?? []);
      })
      .slice(-MAX_WORDS)
      .join(' '),
    reason: choice.reason,
  }));
}
