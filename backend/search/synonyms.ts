import { phraseRows, phraseWords } from './phrases.ts';
import type { QueryWord } from './query-word.ts';
import { termsOfStem, termsOfWord, type WeighedTerm } from './stem-terms.ts';
import type { SearchStore } from './store.ts';
import type { SearchGuide } from './types.ts';

/** A product that has the word itself comes before one that has another word for it. */
const SYNONYM_FACTOR = 0.7;

/** What answers a word or a phrase besides itself. */
export interface Synonyms {
  terms: WeighedTerm[];
  rows: QueryWord['codes'];
}

/** Live stems of the other words for a word; other phrases have none. */
export function synonymStems(
  store: SearchStore,
  guide: SearchGuide | undefined,
  word: string,
): number[] {
  const others = guide?.synonyms(word) ?? [];
  return others.map((other) => store.vocabulary.liveStem(other)).filter((stem) => stem >= 0);
}

/** What the other words and phrases for a phrase stand for; null where there are none. */
export function synonymsOf(
  store: SearchStore,
  guide: SearchGuide | undefined,
  phrase: string,
): Synonyms | null {
  const others = guide?.synonyms(phrase) ?? [];
  if (others.length === 0) return null;
  const found: Synonyms = { terms: [], rows: [] };
  for (const other of others) {
    const words = phraseWords(store, other);
    if (words.length === 1) found.terms.push(...termsOfWord(store, words[0]!, SYNONYM_FACTOR));
    else {
      for (const [row, points] of phraseRows(store, words))
        found.rows.push({ row, points: points * SYNONYM_FACTOR });
    }
  }
  return found.terms.length + found.rows.length > 0 ? found : null;
}

/** As `synonymsOf`, the single words only. */
export function synonymTerms(
  store: SearchStore,
  guide: SearchGuide | undefined,
  word: string,
): WeighedTerm[] {
  return synonymStems(store, guide, word).flatMap((stem) =>
    termsOfStem(store, stem, SYNONYM_FACTOR),
  );
}
