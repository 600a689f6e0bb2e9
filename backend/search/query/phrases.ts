import { chunksOf, tokenOf } from '../analyse/tokens.ts';
import { stopWords } from '../analyse/words.ts';
import {
  FIELD_MASK,
  FIELD_POINTS,
  HEAD_POINTS,
  isNameBrandOrCategory,
  NAME,
  NAME_HEAD,
  ROW_SHIFT,
} from '../fields.ts';
import type { QueryWord } from './query-word.ts';
import { termsOfWord, type WeighedTerm } from '../stem-terms.ts';
import type { SearchStore } from '../store.ts';

/** Factor for a name that contains the words separately, not as a phrase. */
const SEPARATE_FACTOR = 0.5;

type PointsByRow = Map<number, number>;

/** Returns the rows named by a word, with the points of the best field; only those in `candidates`. */
function rowsNamedBy(
  store: SearchStore,
  terms: readonly WeighedTerm[],
  fieldPoints: readonly number[],
  candidates: PointsByRow | null,
): PointsByRow {
  const pointsByRow: PointsByRow = new Map();
  for (const { term, factor } of terms) {
    const { data, length } = store.vocabulary.postings[term]!;
    for (let at = 0; at < length; at++) {
      const field = data[at]! & FIELD_MASK;
      const row = data[at]! >>> ROW_SHIFT;
      const earlierPoints = candidates === null ? Infinity : candidates.get(row);
      if (!isNameBrandOrCategory(field) || earlierPoints === undefined) continue;
      const points = Math.min(earlierPoints, fieldPoints[field]! * factor);
      if (points > (pointsByRow.get(row) ?? 0)) pointsByRow.set(row, points);
    }
  }
  return pointsByRow;
}

/** Returns whether the words of a name follow each other as in the phrase. */
function containsInOrder(store: SearchStore, row: number, phrase: readonly Set<number>[]): boolean {
  const { nameStarts, nameTerms } = store.columns;
  const lastStart = nameStarts[row + 1]! - phrase.length;
  for (let at = nameStarts[row]!; at <= lastStart; at++) {
    if (phrase.every((terms, place) => terms.has(nameTerms.data[at + place]!))) return true;
  }
  return false;
}

/**
 * Returns the rows whose name or category contains all words of a phrase, with the points of the
 * weakest. A name that contains the phrase word for word (`haakse slijper`) has the points of a
 * product noun.
 */
export function phraseRows(store: SearchStore, phrase: readonly string[]): PointsByRow {
  const words = phrase.map((word) =>
    termsOfWord(store, word, 1).filter(({ factor }) => factor >= 0.5),
  );
  let rows: PointsByRow | null = null;
  for (const [at, terms] of words.entries()) {
    const isNoun = at === words.length - 1;
    rows = rowsNamedBy(store, terms, isNoun ? HEAD_POINTS : FIELD_POINTS, rows);
  }
  if (!rows) return new Map();
  const termSets = words.map((terms) => new Set(terms.map(({ term }) => term)));
  for (const [row, points] of rows) {
    if (!containsInOrder(store, row, termSets)) rows.set(row, points * SEPARATE_FACTOR);
    else if (points >= HEAD_POINTS[NAME]! && words.length > 1)
      rows.set(row, HEAD_POINTS[NAME_HEAD]!);
  }
  return rows;
}

/** Returns the words of a phrase without stop words. */
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

/** Adds terms and rows to each of the words, so that a row with one of them matches all. */
export function addToAllWords(
  words: readonly QueryWord[],
  terms: readonly WeighedTerm[],
  rows: QueryWord['codes'],
): void {
  for (const word of words) {
    word.terms.push(...terms);
    word.codes.push(...rows);
  }
}
