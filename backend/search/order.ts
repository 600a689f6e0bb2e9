import type { RowSet } from './columns.ts';
import type { SearchStore } from './store.ts';
import type { SortOrder } from './types.ts';
import { FEW_MATCHES } from './match.ts';
import { unitRank } from './units.ts';

/** Negative if row `a` precedes row `b`; never 0 for two products. */
export type RowOrder = (a: number, b: number) => number;

/**
 * Returns the sort order of a list. `score` (by row) is only given for a search. Ties are broken by
 * popularity, then id.
 */
export function rowOrder(
  store: SearchStore,
  sort: SortOrder,
  score: Float64Array | null,
): RowOrder {
  const { popularity, ids, price, unitNumber, unitPrice, createdAt } = store.columns;
  const byPopularity: RowOrder = (a, b) => popularity[b]! - popularity[a]! || ids[a]! - ids[b]!;
  switch (sort) {
    case 'price-asc':
      return (a, b) => price[a]! - price[b]! || byPopularity(a, b);
    case 'price-desc':
      return (a, b) => price[b]! - price[a]! || byPopularity(a, b);
    case 'unit-price-asc':
      // Sorts by unit first, since prices per different units are not comparable.
      return (a, b) =>
        unitRank(unitNumber[a]!) - unitRank(unitNumber[b]!) ||
        unitPrice[a]! - unitPrice[b]! ||
        byPopularity(a, b);
    case 'newest':
      return (a, b) => createdAt[b]! - createdAt[a]! || byPopularity(a, b);
    case 'name-asc': {
      const ranks = store.nameOrder.ranksOf(store.columns);
      return (a, b) => ranks[a]! - ranks[b]!;
    }
    case 'relevance':
    case 'in-store':
      if (!score) return byPopularity;
      return (a, b) => score[b]! - score[a]! || byPopularity(a, b);
  }
}

/**
 * Returns the sort order that decides which hit stands for its group: by falling prices the
 * cheapest, whose price the card states.
 */
export const sortWithinGroup = (sort: SortOrder): SortOrder =>
  sort === 'price-desc' ? 'price-asc' : sort;

/** Returns an order with the rows of a set first; otherwise as given. */
export function rowsOfSetFirst(set: RowSet, order: RowOrder): RowOrder {
  return (a, b) => Number(set.has(b)) - Number(set.has(a)) || order(a, b);
}

/**
 * Returns the first `count` rows in order; uses a heap, since a page is small compared to its list.
 */
export function firstRows(rows: Uint32Array, count: number, order: RowOrder): number[] {
  if (count <= 0) return [];
  if (count >= rows.length) return Array.from(rows).sort(order);
  const heap = rows.slice(0, count);
  for (let at = (count >> 1) - 1; at >= 0; at--) siftDown(heap, at, order);
  for (let at = count; at < rows.length; at++) {
    const row = rows[at]!;
    if (order(row, heap[0]!) < 0) {
      heap[0] = row;
      siftDown(heap, 0, order);
    }
  }
  return Array.from(heap).sort(order);
}

/** Restores the heap property below an index; the last row in order is at the top. */
function siftDown(heap: Uint32Array, firstCloseIndex: number, order: RowOrder): void {
  const row = heap[firstCloseIndex]!;
  let at = firstCloseIndex;
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

/** Close rows need at least this share of the points of the best one. */
const MIN_SHARE = 0.3;

export interface ListPage {
  rows: number[];
  /** Number of rows that have all words; they come first. */
  exactCount: number;
}

/** Returns the close rows that fill up a list, best first. `order` is by relevance. */
export function bestCloseRows(
  rows: Uint32Array,
  fullCount: number,
  score: Float64Array,
  order: RowOrder,
): number[] {
  const freePlaces = FEW_MATCHES - fullCount;
  if (freePlaces <= 0 || rows.length === 0) return [];
  const bestRow = firstRows(rows, freePlaces, order);
  const minScore = score[bestRow[0]!]! * MIN_SHARE;
  return bestRow.filter((row) => score[row]! >= minScore);
}

/** Returns one page of a list: the rows with all words in order, then the close ones. */
export function pageOf(
  full: Uint32Array,
  close: readonly number[],
  offset: number,
  limit: number,
  order: RowOrder,
): ListPage {
  const end = offset + limit;
  const exact = firstRows(full, Math.min(end, full.length), order).slice(offset);
  const firstCloseIndex = Math.max(0, offset - full.length);
  const closePageRows = [...close]
    .sort(order)
    .slice(firstCloseIndex, firstCloseIndex + limit - exact.length);
  return { rows: [...exact, ...closePageRows], exactCount: exact.length };
}
