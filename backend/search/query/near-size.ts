import { findMeasures } from '../analyse/measures.ts';
import { normalise } from '../analyse/tokens.ts';
import { CLOSENESS_LEVEL } from '../match.ts';
import type { QueryWord } from './query-word.ts';
import type { SearchStore } from '../store.ts';
import type { SizeInstead } from '../types.ts';

/** Maximum number of rows whose sizes are compared. */
const MAX_ROWS = 600;
/** Sizes that differ from the requested one by more than this factor are ignored. */
const MAX_SIZE_FACTOR = 3;
/**
 * Points of a row with exactly the requested size: more than those of words, fewer than those of a
 * missing word.
 */
const EXACT_SIZE_POINTS = CLOSENESS_LEVEL * 0.9;

/**
 * Returns the size in a name that is closest to the requested one by ratio; null if no size is
 * within `MAX_SIZE_FACTOR`.
 */
function nearestSizeInName(
  name: string,
  wantedMm: number,
): { size: number; distance: number } | null {
  const sizes = findMeasures(normalise(name)).flatMap(({ sides }) =>
    sides.filter(({ base, value }) => base === 'mm' && value > 0).map(({ value }) => value),
  );
  let best: { size: number; distance: number } | null = null;
  for (const size of sizes) {
    const distance = Math.abs(Math.log(size / wantedMm));
    if (!best || distance < best.distance) best = { size, distance };
  }
  return best && best.distance <= Math.log(MAX_SIZE_FACTOR) ? best : null;
}

/** A length in the query. */
interface SearchedSize {
  text: string;
  mm: number;
  /** Closeness of a row that matches everything but the length. */
  requiredCloseness: number;
}

/** Returns the only length of a query beside other words; null if there is none. */
export function searchedSize(words: readonly QueryWord[]): SearchedSize | null {
  const wordsWithSize = words.filter(({ size }) => size !== null);
  const [word] = wordsWithSize;
  if (!word || word.size === null || wordsWithSize.length > 1) return null;
  let requiredCloseness = 0;
  for (const eachWord of words)
    if (eachWord.size === null && (eachWord.isRequired || eachWord.isKind))
      requiredCloseness += eachWord.closeness;
  return requiredCloseness === 0 ? null : { text: word.text, mm: word.size, requiredCloseness };
}

const lacksOnlySize = (score: number, { requiredCloseness }: SearchedSize) =>
  Math.floor(score / CLOSENESS_LEVEL) >= requiredCloseness;

/**
 * Adds points to close rows that lack only the requested length: for 4 m, 3.9 m comes before 2.7 m.
 */
export function addSizePoints(
  store: SearchStore,
  wantedSize: SearchedSize,
  rows: Uint32Array,
  score: Float64Array,
): void {
  const rowsLackingSize = rows.filter((row) => lacksOnlySize(score[row]!, wantedSize));
  for (const row of rowsLackingSize.subarray(0, MAX_ROWS)) {
    const nearest = nearestSizeInName(store.columns.names[row]!, wantedSize.mm);
    if (nearest) score[row]! += Math.round(EXACT_SIZE_POINTS * Math.max(0, 1 - nearest.distance));
  }
}

/**
 * Returns the size that the first close row has instead of the requested one; null if it also lacks
 * other words.
 */
export function nearestAvailableSize(
  store: SearchStore,
  wantedSize: SearchedSize,
  row: number,
  score: Float64Array,
): SizeInstead | null {
  if (!lacksOnlySize(score[row]!, wantedSize)) return null;
  const nearest = nearestSizeInName(store.columns.names[row]!, wantedSize.mm);
  if (!nearest || nearest.distance === 0) return null;
  return { asked: wantedSize.text, nearestMm: nearest.size };
}
