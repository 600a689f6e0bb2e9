/** Weak matches (a description, a parent category) go when at least this many are better. */
const ENOUGH_STRONG = 12;
const WEAK_SHARE = 0.25;

/** Rows with at least a share of the best score, where those are enough; else all. */
export function withoutWeak(rows: Uint32Array, score: Float64Array, top: number): Uint32Array {
  const least = top * WEAK_SHARE;
  let strong = 0;
  for (let at = 0; at < rows.length; at++) if (score[rows[at]!]! >= least) strong++;
  if (strong < ENOUGH_STRONG || strong === rows.length) return rows;
  const kept = new Uint32Array(strong);
  let count = 0;
  for (let at = 0; at < rows.length; at++)
    if (score[rows[at]!]! >= least) kept[count++] = rows[at]!;
  return kept;
}
