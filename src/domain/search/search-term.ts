import { SEARCH_TERM_KEY, SUGGESTIONS_MIN_LENGTH } from './search-constants.ts';

/** A term without white space at its ends, and with single spaces inside. */
export function trimTerm(term: string): string {
  return term.trim().replace(/\s+/g, ' ');
}

/** A search needs a term that is not empty after trimming (spec 1 §5). */
export function canSearch(term: string): boolean {
  return trimTerm(term) !== '';
}

/** Suggestions are asked for from two characters on (spec 1 §2.8). */
export function canSuggest(term: string): boolean {
  return [...trimTerm(term)].length >= SUGGESTIONS_MIN_LENGTH;
}

/**
 * The address of the results of a trimmed term, below the search page's own (`/zoeken`). A term
 * of dots alone would be a step up in a path, so it travels in the query.
 */
export function searchAddress(base: string, term: string): string {
  const text = encodeURIComponent(term);
  return /^\.{1,2}$/.test(term) ? `${base}?${SEARCH_TERM_KEY}=${text}` : `${base}/${text}`;
}
