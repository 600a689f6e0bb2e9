import { measuresIn } from '../analyse/measures.ts';
import { normalise } from '../analyse/tokens.ts';
import { CLOSENESS_LEVEL } from '../match.ts';
import type { QueryWord } from './query-word.ts';
import type { SearchStore } from '../store.ts';
import type { SizeInstead } from '../types.ts';

/** Rows are not compared in size beyond this number. */
const MAX_ROWS = 600;
/** Sizes that differ from the requested one by more than this factor are ignored. */
const FARTHEST = 3;
/** Points of the asked size itself: more than those of words, less than those of a missing word. */
const NEAR_POINTS = CLOSENESS_LEVEL * 0.9;

/**
 * Returns the size in a name that is closest to the requested one by ratio; null if no size is
 * within `FARTHEST`.
 */
function nearestIn(name: string, wantedMm: number): { size: number; distance: number } | null {
  const sizes = measuresIn(normalise(name)).flatMap(({ sides }) =>
    sides.filter(({ base, value }) => base === 'mm' && value > 0).map(({ value }) => value),
  );
  let best: { size: number; distance: number } | null = null;
  for (const size of sizes) {
    const distance = Math.abs(Math.log(size / wantedMm));
    if (!best || distance < best.distance) best = { size, distance };
  }
  return best && best.distance <= Math.log(FARTHEST) ? best : null;
}

/** A length that was asked for. */
interface SearchedSize {
  text: string;
  mm: number;
  /** Closeness of rows that lack nothing but the length. */
  closeness: number;
}

/** Returns the only length of a query beside other words; null if there is none. */
export function searchedSize(words: readonly QueryWord[]): SearchedSize | null {
  const sized = words.filter(({ size }) => size !== null);
  const [word] = sized;
  if (!word || word.size === null || sized.length > 1) return null;
  let closeness = 0;
  for (const one of words)
    if (one.size === null && (one.required || one.isKind)) closeness += one.closeness;
  return closeness === 0 ? null : { text: word.text, mm: word.size, closeness };
}

const lacksOnlySize = (score: number, { closeness }: SearchedSize) =>
  Math.floor(score / CLOSENESS_LEVEL) >= closeness;

/**
 * Adds points to close rows that lack only the requested length: for 4 m, 3.9 m comes before 2.7 m.
 */
export function addNearness(
  store: SearchStore,
  wantedSize: SearchedSize,
  rows: Uint32Array,
  score: Float64Array,
): void {
  const unsizedRows = rows.filter((row) => lacksOnlySize(score[row]!, wantedSize));
  for (const row of unsizedRows.subarray(0, MAX_ROWS)) {
    const near = nearestIn(store.columns.names[row]!, wantedSize.mm);
    if (near) score[row]! += Math.round(NEAR_POINTS * Math.max(0, 1 - near.distance));
  }
}

/** Returns what the first close row has instead of the asked length; null if it lacks other words. */
export function offeredSize(
  store: SearchStore,
  wantedSize: SearchedSize,
  first: number,
  score: Float64Array,
): SizeInstead | null {
  if (!lacksOnlySize(score[first]!, wantedSize)) return null;
  const near = nearestIn(store.columns.names[first]!, wantedSize.mm);
  if (!near || near.distance === 0) return null;
  return { asked: wantedSize.text, nearestMm: near.size };
}
