import { FILL_UP_TO } from './match.ts';
import { firstRows, type RowOrder } from './order.ts';

/** Of the best close row's points; what has less is not close. */
const MIN_SHARE = 0.3;

export interface Page {
  rows: number[];
  /** How many of the rows have all words; they come first. */
  exact: number;
}

/** The close rows that fill a list up, best first. `order` is by relevance. */
export function closest(
  rows: Uint32Array,
  total: number,
  score: Float64Array,
  order: RowOrder,
): number[] {
  const room = FILL_UP_TO - total;
  if (room <= 0 || rows.length === 0) return [];
  const first = firstRows(rows, room, order);
  const least = score[first[0]!]! * MIN_SHARE;
  return first.filter((row) => score[row]! >= least);
}

/** One page of a list: the rows with all words in their order, then the close ones in theirs. */
export function pageOf(
  full: Uint32Array,
  close: readonly number[],
  offset: number,
  limit: number,
  order: RowOrder,
): Page {
  const end = offset + limit;
  const exact = firstRows(full, Math.min(end, full.length), order).slice(offset);
  const from = Math.max(0, offset - full.length);
  const rest = [...close].sort(order).slice(from, from + limit - exact.length);
  return { rows: [...exact, ...rest], exact: exact.length };
}
