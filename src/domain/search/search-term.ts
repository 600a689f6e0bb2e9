import { SEARCH_TERM_KEY, SUGGESTIONS_MIN_LENGTH } from './search-constants.ts';

/** Trims a term and collapses white space. */
export function trimTerm(term: string): string {
  return term.trim().replace(/\s+/g, ' ');
}

/** Returns whether a term can be searched for: it is not empty after trimming (spec 1 §5). */
export function canSearch(term: string): boolean {
  return trimTerm(term) !== '';
}

/** Returns whether a term is long enough for suggestions (spec 1 §2.8). */
export function canSuggest(term: string): boolean {
  return [...trimTerm(term)].length >= SUGGESTIONS_MIN_LENGTH;
}

/**
 * Returns the address of the results of a trimmed term, below the search page (`/zoeken`). The
 * terms `.` and `..` would be resolved as path segments, so they go into the query.
 */
export function searchAddress(base: string, term: string): string {
  const text = encodeURIComponent(term);
  return /^\.{1,2}$/.test(term) ? `${base}?${SEARCH_TERM_KEY}=${text}` : `${base}/${text}`;
}
