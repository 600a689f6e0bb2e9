import type { QueryWord } from './query-word.ts';
import type { SearchStore } from './store.ts';

/** Points for two words of the query that are neighbours in the name, in the same order. */
const PAIR_POINTS = 2;
/** More rows than this are not told apart by the order of their words. */
const MAX_ROWS = 3000;

/** Which words of the query a term answers, a bit each; all zero between two calls. */
let wordsOf = new Uint32Array(1024);

/** Adds to the scores of rows for words of the query that follow each other in their names. */
export function addAdjacency(
  store: SearchStore,
  words: readonly QueryWord[],
  rows: Uint32Array,
  score: Float64Array,
  unit: number,
): void {
  const asked = words.filter(({ required }) => required);
  if (asked.length < 2 || asked.length > 31 || rows.length > MAX_ROWS) return;
  if (wordsOf.length < store.vocabulary.text.length)
    wordsOf = new Uint32Array(Math.ceil(store.vocabulary.text.length * 1.3));
  for (const [at, { terms }] of asked.entries()) {
    for (const { term, factor } of terms) if (factor >= 0.5) wordsOf[term]! |= 1 << at;
  }
  const { nameStarts, nameTerms } = store.columns;
  for (const row of rows) {
    let before = 0;
    let pairs = 0;
    for (let at = nameStarts[row]!; at < nameStarts[row + 1]!; at++) {
      const here = wordsOf[nameTerms.data[at]!]!;
      if (((before << 1) & here) !== 0) pairs++;
      before = here;
    }
    if (pairs > 0) score[row]! += Math.round(pairs * PAIR_POINTS * unit);
  }
  for (const { terms } of asked) for (const { term } of terms) wordsOf[term] = 0;
}
