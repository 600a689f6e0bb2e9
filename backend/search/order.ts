import type { SearchStore } from './store.ts';
import type { SortOrder } from './types.ts';
import { FILL_UP_TO } from './match.ts';

/** Negative where row `a` stands before row `b`; never 0 for two products. */
type RowOrder = (a: number, b: number) => number;

/** The order of a list; `score` (by row) only where a term was searched. Ties: popularity, id. */
export function rowOrder(
  store: SearchStore,
  sort: SortOrder,
  score: Float64Array | null,
): RowOrder {
  const { popularity, ids, price, createdAt } = store.columns;
  const popular: RowOrder = (a, b) => popularity[b]! - popularity[a]! || ids[a]! - ids[b]!;
  switch (sort) {
    case 'price-asc':
      return (a, b) => price[a]! - price[b]! || popular(a, b);
    case 'price-desc':
      return (a, b) => price[b]! - price[a]! || popular(a, b);
    case 'newest':
      return (a, b) => createdAt[b]! - createdAt[a]! || popular(a, b);
    case 'name-asc': {
      const ranks = store.names.ranksOf(store.columns);
      return (a, b) => ranks[a]! - ranks[b]!;
    }
    case 'relevance':
      if (!score) return popular;
      return (a, b) => score[b]! - score[a]! || popular(a, b);
  }
}

/** The first `count` of rows in order; a heap, as a page is small beside its list. */
export function firstRows(rows: Uint32Array, count: number, order: RowOrder): number[] {
  if (count <= 0) return [];
  if (count >= rows.length) return Array.from(rows).sort(order);
  const heap = rows.slice(0, count);
  for (let at = (count >> 1) - 1; at >= 0; at--) sink(heap, at, order);
  for (let at = count; at < rows.length; at++) {
    const row = rows[at]!;
    if (order(row, heap[0]!) < 0) {
      heap[0] = row;
      sink(heap, 0, order);
    }
  }
  return Array.from(heap).sort(order);
}

/** Restores the heap below a place; the last in order stands on top. */
function sink(heap: Uint32Array, from: number, order: RowOrder): void {
  const row = heap[from]!;
  let at = from;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && order(heap[child]!, heap[child + 1]!) < 0) child++;
    if (order(row, heap[child]!) >= 0) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = row;
}

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
