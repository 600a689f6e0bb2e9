import { trimTerm } from './search-term.ts';

/** Maximum number of saved searches per customer. */
export const MAX_SAVED_SEARCHES = 50;

/** A search that the customer keeps in the account. */
export interface SavedSearch {
  id: number;
  term: string;
  /** ISO 8601. */
  savedAt: string;
}

type SearchWithTerm = Pick<SavedSearch, 'term'>;

/**
 * Returns a key that is equal for terms that search for the same: without regard to spaces and
 * capitals.
 */
export function termKey(term: string): string {
  return trimTerm(term.normalize('NFC')).toLowerCase();
}

/** Returns the saved search for a term, if there is one. */
export function savedSearchFor<Search extends SearchWithTerm>(
  saved: readonly Search[],
  term: string,
): Search | undefined {
  const key = termKey(term);
  return saved.find((search) => termKey(search.term) === key);
}

/** Returns whether a term may be saved: it is saved already, or there is room for another one. */
export function canSaveSearch(saved: readonly SearchWithTerm[], term: string): boolean {
  return saved.length < MAX_SAVED_SEARCHES || savedSearchFor(saved, term) !== undefined;
}

/** Adds a search at the front; it replaces one for the same term. */
export function withSavedSearch(saved: readonly SavedSearch[], search: SavedSearch): SavedSearch[] {
  const same = savedSearchFor(saved, search.term);
  return [search, ...saved.filter((other) => other !== same)];
}

/** Removes a search. */
export function withoutSavedSearch(saved: readonly SavedSearch[], id: number): SavedSearch[] {
  return saved.filter((search) => search.id !== id);
}
