import type { QueryWord } from './query-word.ts';
import type { SearchStore } from './store.ts';

export interface WeighedWord {
  word: QueryWord;
  frequency: number;
}

/** Documents that the word may be about; loose expansions do not count. */
function frequencyOf(store: SearchStore, word: QueryWord): number {
  let frequency = word.codes.length;
  for (const { term, factor } of word.terms)
    if (factor > 0.5) frequency += store.vocabulary.df[term]!;
  return frequency;
}

/** Essential words before required before optional ones, the rarest first. */
export function rarestFirst(store: SearchStore, words: readonly QueryWord[]): WeighedWord[] {
  const rank = ({ isEssential, required }: QueryWord) => (isEssential ? 0 : required ? 1 : 2);
  return words
    .filter(({ terms, codes }) => terms.length + codes.length > 0)
    .map((word) => ({ word, frequency: frequencyOf(store, word) }))
    .sort((a, b) => rank(a.word) - rank(b.word) || a.frequency - b.frequency);
}
