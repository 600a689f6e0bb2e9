/**
 * Limits and defaults of search and lists (spec 1 §9, spec 2 §9).
 * `SEARCH_TERM_KEY`: query key of the search term (spec 2 §4).
 */
export const SEARCH_TERM_KEY = 'SearchTerm';
export const SEARCH_TERM_MAX_LENGTH = 200;
export const SUGGESTIONS_MIN_LENGTH = 2;
/** Delay between the last keystroke and the suggestions call (spec 1 §2.8). */
export const SEARCH_DEBOUNCE_MS = 500;
export const SEARCH_HISTORY_MAX = 10;
export const DEFAULT_PAGE_SIZE = 12;
export const MAX_PAGE_SIZE = 200;
export const RECOMMENDATIONS_PAGE_SIZE = 10;
/** Maximum of the price filter, in euros. */
export const MAX_PRICE = 10_000_000;
/** Maximum number of brands, and of facet values, per call. */
export const MAX_FILTER_VALUES = 50;
/** Maximum length of a brand or facet value. */
export const MAX_FILTER_LENGTH = 200;
export const POPULAR_BRANDS_LIMIT = 10;
export const WEB_NODE_CHILD_DEPTH = 2;

/** Values of the sort parameter; the first is the default. */
export const SORT_FIELDS = [
  'relevance',
  'price-asc',
  'price-desc',
  'unit-price-asc',
  'name-asc',
  'newest',
] as const;
/** Sorts by price per unit; offered for lists whose products share one unit. */
export const UNIT_PRICE_SORT = 'unit-price-asc' satisfies (typeof SORT_FIELDS)[number];
/** Sorts products first that the named store has in stock; no sort option, since it needs a store. */
export const IN_STORE_SORT = 'in-store';
/** Maximum number of questions, of pages and of branches that a search shows. */
export const SITE_LINKS_LIMIT = 3;
