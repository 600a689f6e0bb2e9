import { addAdjacency } from './adjacency.ts';
import { alternativesFor, FEW_HITS } from './alternatives.ts';
import { addCategoryFit } from './category-fit.ts';
import { brandCounts, categoryCounts, facetCounts } from './facets.ts';
import { type Filters, filtersOf } from './filters.ts';
import type { ListCache } from './list-cache.ts';
import { type Match, type Matcher, PRECISION } from './match.ts';
import { rowOrder } from './order.ts';
import { withPins } from './pins.ts';
import { addPopularity } from './popularity-prior.ts';
import type { QueryWord } from './query-word.ts';
import { queryWords } from './query-words.ts';
import type { SearchStore } from './store.ts';
import { type Candidates, type Tally, tally } from './tally.ts';
import { closest, pageOf } from './tiers.ts';
import type { SearchHits, SearchQuery } from './types.ts';
import type { TypoFinder } from './typo.ts';
import { usefulWords } from './useful-words.ts';
import { withoutWeak } from './weak-matches.ts';

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

const rowsTally = (store: SearchStore, rows: Uint32Array, filters: Filters) =>
  tally(store, { rows, length: rows.length }, filters);

/** The rows that match a term, scored by their words, their categories and the order of words. */
export function matchTerm(
  store: SearchStore,
  matcher: Matcher,
  words: readonly QueryWord[],
): Match {
  const match = matcher.match(store, words);
  for (const rows of [match.rows, match.close]) {
    addCategoryFit(store, words, rows, match.score, PRECISION);
    addAdjacency(store, words, rows, match.score, PRECISION);
    addPopularity(store.columns, rows, match.score, PRECISION);
  }
  return { ...match, rows: withoutWeak(match.rows, match.score) };
}

/** The close rows that pass the filters, as many as the list has room for. */
function closeRows(
  store: SearchStore,
  match: Match | null,
  filters: Filters,
  total: number,
): number[] {
  if (!match || match.close.length === 0) return [];
  const passing = rowsTally(store, match.close, filters).hits;
  return closest(passing, total, match.score, rowOrder(store, 'relevance', match.score));
}

/** Answers one query: matches the term, filters, counts, and orders one page of the hits. */
export function searchStore(
  store: SearchStore,
  matcher: Matcher,
  typos: TypoFinder,
  lists: ListCache,
  query: SearchQuery,
): SearchHits {
  typos.begin();
  const filters = filtersOf(store, query);
  const term = query.term.trim();
  const words = term === '' ? null : queryWords(store, typos, term, query.guide);
  const pinned = query.guide?.pinned(term) ?? [];
  const match =
    words && withPins(store, matchTerm(store, matcher, usefulWords(store, words)), pinned);
  const result = match ? rowsTally(store, match.rows, filters) : listTally(store, lists, filters);
  const total = result.hits.length;
  const close = closeRows(store, match, filters, total);
  const order = rowOrder(store, query.sort, match && match.score);
  const page = pageOf(result.hits, close, query.offset, query.limit, order);
  const found = match ? match.rows.length : Infinity;
  return {
    ids: page.rows.map((row) => store.columns.ids[row]!),
    exact: page.exact,
    total,
    closeTotal: close.length,
    facets: facetCounts(store, result.counts, filters, total),
    brands: brandCounts(store, result.counts),
    categories: categoryCounts(store, result.counts),
    priceRange:
      result.minPrice === Infinity ? null : { min: result.minPrice, max: result.maxPrice },
    hasNotAvailableProducts: result.hasNotAvailable,
    alternatives: words && found < FEW_HITS ? alternativesFor(store, typos, term, words) : [],
  };
}
