import type { QueryWord } from './query-words.ts';
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

/** Required words before optional ones, the rarest first. */
export function rarestFirst(store: SearchStore, words: readonly QueryWord[]): WeighedWord[] {
  return words
    .map((word) => ({ word, frequency: frequencyOf(store, word) }))
    .sort((a, b) => Number(b.word.required) - Number(a.word.required) || a.frequency - b.frequency);
}
