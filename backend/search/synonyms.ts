import { termsOfStem, type WeighedTerm } from './stem-terms.ts';
import type { SearchStore } from './store.ts';
import type { SearchGuide } from './types.ts';

/** A product that has the word itself comes before one that has another word for it. */
const SYNONYM_FACTOR = 0.9;

/** Live stems of the other words for a word. */
export function synonymStems(
  store: SearchStore,
  guide: SearchGuide | undefined,
  word: string,
): number[] {
  const others = guide?.synonyms(word) ?? [];
  return others.map((other) => store.vocabulary.liveStem(other)).filter((stem) => stem >= 0);
}

/** What the other words for a word stand for. */
export function synonymTerms(
  store: SearchStore,
  guide: SearchGuide | undefined,
  word: string,
): WeighedTerm[] {
  return synonymStems(store, guide, word).flatMap((stem) =>
    termsOfStem(store, stem, SYNONYM_FACTOR),
  );
}
