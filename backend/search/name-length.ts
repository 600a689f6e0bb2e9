import type { Columns } from './columns.ts';

/** How much a longer name than the average one weakens its words: 0 not at all, 1 in proportion. */
const LENGTH_WEIGHT = 0.3;
/** Longer names count as this long. */
const LONGEST = 40;

/** What the points of a name's word are multiplied by, by the number of words in the name. */
export function lengthFactors({ live, liveNameTerms }: Columns): Float64Array {
  const average = live === 0 ? 1 : Math.max(1, liveNameTerms / live);
  return Float64Array.from(
    { length: LONGEST + 1 },
    (_, length) => 1 / (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / average),
  );
}
