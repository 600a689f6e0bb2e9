/** Numbers of search and lists (spec 1 §9, spec 2 §9). */
export const SEARCH_TERM_MAX_LENGTH = 200;
export const SUGGESTIONS_MIN_LENGTH = 2;
export const DEFAULT_PAGE_SIZE = 12;
export const MAX_PAGE_SIZE = 200;
export const RECOMMENDATIONS_PAGE_SIZE = 10;
export const POPULAR_BRANDS_LIMIT = 10;
export const WEB_NODE_CHILD_DEPTH = 2;

/** The sort fields on the wire; the first is the default. */
export const SORT_FIELDS = ['relevance', 'price-asc', 'price-desc', 'name-asc', 'newest'] as const;
