import type { Columns } from './columns.ts';

/** Points between a product that nobody buys and one that everybody buys. */
const POPULARITY_POINTS = 2;

/**
 * Adds to the scores of rows what their popularity is worth: as much as a word or two of name
 * length, so that near-equal names come in the order in which they sell.
 */
export function addPopularity(
  { popularity }: Columns,
  rows: Uint32Array,
  score: Float64Array,
  unit: number,
): void {
  for (const row of rows) {
    const sales = Math.log10(1 + Math.max(0, popularity[row]!));
    score[row]! += Math.round((POPULARITY_POINTS * unit * sales) / (2 + sales));
  }
}
