import { chunksOf, tokenOf } from './analyse/tokens.ts';
import { stopWords } from './analyse/words.ts';
import { FIELD_MASK, FIELD_POINTS, isNaming, ROW_SHIFT } from './fields.ts';
import type { QueryWord } from './query-word.ts';
import { termsOfWord, type WeighedTerm } from './stem-terms.ts';
import type { SearchStore } from './store.ts';

/** Rows whose name or category has all words of a phrase, with the points of the weakest. */
export function phraseRows(store: SearchStore, phrase: readonly string[]): Map<number, number> {
  let rows: Map<number, number> | null = null;
  for (const word of phrase) {
    const found = new Map<number, number>();
    for (const { term, factor } of termsOfWord(store, word, 1)) {
      if (factor < 0.5) continue;
      const { data, length } = store.vocabulary.postings[term]!;
      for (let at = 0; at < length; at++) {
        const field = data[at]! & FIELD_MASK;
        const row = data[at]! >>> ROW_SHIFT;
        const before = rows === null ? Infinity : rows.get(row);
        if (!isNaming(field) || before === undefined) continue;
        const points = Math.min(before, FIELD_POINTS[field]! * factor);
        if (points > (found.get(row) ?? 0)) found.set(row, points);
      }
    }
    rows = found;
  }
  return rows ?? new Map<number, number>();
}

/** The words of a phrase that mean something. */
export function phraseWords(store: SearchStore, phrase: string): string[] {
  const stop = stopWords[store.vocabulary.locale];
  return chunksOf(phrase)
    .flatMap((chunk) => {
      const token = tokenOf(chunk);
      if (!token) return [];
      const isWhole = token.parts.length === 0 || store.vocabulary.liveStem(token.whole ?? '') >= 0;
      return isWhole ? [token.whole ?? ''] : token.parts;
    })
    .filter((word) => word !== '' && !stop.has(word));
}

/** Lets terms and rows answer each of the words, so that a row with one of them covers all. */
export function answerAll(
  words: readonly QueryWord[],
  terms: readonly WeighedTerm[],
  rows: QueryWord['codes'],
): void {
  for (const word of words) {
    word.terms.push(...terms);
    word.codes.push(...rows);
  }
}
