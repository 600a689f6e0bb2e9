import type { Match } from './match.ts';
import type { SearchStore } from './store.ts';

/** Above any score that words can give. */
const FIRST_PIN = 1e15;

/**
 * The match with pinned products on top, in their order, matched or not; filters and other
 * sort orders treat them like all others. Ids that the index does not hold are passed over.
 */
export function withPins(store: SearchStore, match: Match, ids: readonly number[]): Match {
  if (ids.length === 0) return match;
  const { score } = match;
  const pinned = ids.flatMap((id) => store.columns.rowOfId.get(id) ?? []);
  pinned.forEach((row, at) => (score[row] = FIRST_PIN - at));
  return {
    rows: Uint32Array.from(new Set([...match.rows, ...pinned])),
    close: match.close.filter((row) => !pinned.includes(row)),
    score,
  };
}
