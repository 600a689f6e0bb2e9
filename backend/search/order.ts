import type { SearchStore } from './store.ts';
import type { SortOrder } from './types.ts';

/** Negative where row `a` stands before row `b`; never 0 for two products. */
export type RowOrder = (a: number, b: number) => number;

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
