/** Weak matches (a description, a parent category) go when at least this many are better. */
const ENOUGH_STRONG = 12;
const WEAK_SHARE = 0.25;

/** Rows with at least a share of the best score, where those are enough; else all. */
export function withoutWeak(rows: Uint32Array, score: Float64Array): Uint32Array {
  let top = 0;
  for (const row of rows) if (score[row]! > top) top = score[row]!;
  const least = top * WEAK_SHARE;
  let strong = 0;
  for (const row of rows) if (score[row]! >= least) strong++;
  if (strong < ENOUGH_STRONG || strong === rows.length) return rows;
  return rows.filter((row) => score[row]! >= least);
}
