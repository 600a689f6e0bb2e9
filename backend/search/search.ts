import { alternativesFor, FEW_HITS } from './alternatives.ts';
import { brandCounts, categoryCounts, facetCounts } from './facets.ts';
import { type Filters, filtersOf } from './filters.ts';
import type { ListCache } from './list-cache.ts';
import type { Matcher } from './match.ts';
import { firstRows, rowOrder } from './order.ts';
import { withPins } from './pins.ts';
import { queryWords } from './query-words.ts';
import type { SearchStore } from './store.ts';
import { type Candidates, type Tally, tally } from './tally.ts';
import type { SearchHits, SearchQuery } from './types.ts';
import type { TypoFinder } from './typo.ts';

const NO_ROWS: Candidates = { rows: new Uint32Array(0), length: 0 };

/** The rows that a plain list starts from: its own category's, or all. */
function listRows(store: SearchStore, filters: Filters): Candidates {
  if (filters.scope === null) return store.columns.size;
  const rows = store.values.rows[filters.scope];
  return rows ? { rows: rows.data, length: rows.length } : NO_ROWS;
}

function listTally(store: SearchStore, lists: ListCache, filters: Filters): Tally {
  const rows = listRows(store, filters);
  const length = typeof rows === 'number' ? rows : rows.length;
  return lists.get(store, filters, length, () => tally(store, rows, filters));
}

/** Answers one query: matches the term, filters, counts, and orders one page of the hits. */
export function searchStore(
  store: SearchStore,
  matcher: Matcher,
  typos: TypoFinder,
  lists: ListCache,
  query: SearchQuery,
): SearchHits {
  const filters = filtersOf(store, query);
  const term = query.term.trim();
  const words = term === '' ? null : queryWords(store, typos, term, query.guide);
  const pinned = query.guide?.pinned(term) ?? [];
  const match = words && withPins(store, matcher.match(store, words), pinned);
  const result = match
    ? tally(store, { rows: match.rows, length: match.rows.length }, filters)
    : listTally(store, lists, filters);
  const order = rowOrder(store, query.sort, match && match.score);
  const page = firstRows(result.hits, query.offset + query.limit, order).slice(query.offset);
  const found = match ? match.rows.length : Infinity;
  return {
    ids: page.map((row) => store.columns.ids[row]!),
    total: result.hits.length,
    facets: facetCounts(store, result.counts, filters, result.hits.length),
    brands: brandCounts(store, result.counts),
    categories: categoryCounts(store, result.counts),
    priceRange:
      result.minPrice === Infinity ? null : { min: result.minPrice, max: result.maxPrice },
    hasNotAvailableProducts: result.hasNotAvailable,
    alternatives: words && found < FEW_HITS ? alternativesFor(store, typos, term, words) : [],
  };
}
