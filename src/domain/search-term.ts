import { SUGGESTIONS_MIN_LENGTH } from './search-constants.ts';

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
