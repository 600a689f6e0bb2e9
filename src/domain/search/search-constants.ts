/** Numbers of search and lists (spec 1 §9, spec 2 §9). */
/** Query key of a term (spec 2 §4). */
export const SEARCH_TERM_KEY = 'SearchTerm';
export const SEARCH_TERM_MAX_LENGTH = 200;
export const SUGGESTIONS_MIN_LENGTH = 2;
/** Suggestions are asked for this long after the last change (spec 1 §2.8). */
export const SEARCH_DEBOUNCE_MS = 500;
export const SEARCH_HISTORY_MAX = 10;
export const DEFAULT_PAGE_SIZE = 12;
export const MAX_PAGE_SIZE = 200;
export const RECOMMENDATIONS_PAGE_SIZE = 10;
/** Of the price filter, in euros. */
export const MAX_PRICE = 10_000_000;
/** Brands, or facet values, of one call. */
export const MAX_FILTER_VALUES = 50;
/** Characters of one brand or facet value. */
export const MAX_FILTER_LENGTH = 200;
export const POPULAR_BRANDS_LIMIT = 10;
export const WEB_NODE_CHILD_DEPTH = 2;

/** The sort fields on the wire; the first is the default. */
export const SORT_FIELDS = ['relevance', 'price-asc', 'price-desc', 'name-asc', 'newest'] as const;
