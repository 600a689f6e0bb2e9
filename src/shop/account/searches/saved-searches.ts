/** The saved searches of the signed-in customer. */
import { atom, type ReadableAtom } from 'nanostores';
import { dataOrNull, type Outcome } from '../../../api/outcome.ts';
import * as calls from '../../../api/saved-searches/client.ts';
import {
  type SavedSearch,
  withoutSavedSearch,
  withSavedSearch,
} from '../../../domain/search/saved-searches.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import { api, sessionApi } from '../../calls/api.ts';

/** Element id of the list of saved searches, for links to it. */
export const SAVED_SEARCHES_ID = 'saved-searches';

const $loaded = atom<SavedSearch[] | null>(null);

/**
 * The saved searches, newest first; null until loaded. Reflects every change made through this
 * module.
 */
export const $savedSearches: ReadableAtom<SavedSearch[] | null> = $loaded;

/** Loads the searches into `$savedSearches`; null if the call failed. */
export async function loadSavedSearches(locale: Locale): Promise<SavedSearch[] | null> {
  const saved = dataOrNull(await calls.savedSearches(sessionApi(locale)));
  if (saved) $loaded.set(saved);
  return saved;
}

/** Saves a search. On `Missing`, the message contains the reason. */
export async function saveSearch(locale: Locale, term: string): Promise<Outcome<SavedSearch>> {
  const outcome = await calls.saveSearch(api(locale), term);
  const all = $loaded.get();
  if (outcome.ok && all) $loaded.set(withSavedSearch(all, outcome.data));
  return outcome;
}

/** Deletes a search; true also if it was already deleted in another tab. */
export async function deleteSavedSearch(locale: Locale, id: number): Promise<boolean> {
  const outcome = await calls.deleteSavedSearch(api(locale), id);
  const isGone = outcome.ok || outcome.kind === 'NotFound';
  const all = $loaded.get();
  if (isGone && all) $loaded.set(withoutSavedSearch(all, id));
  return isGone;
}

if (typeof document !== 'undefined')
  document.addEventListener('session:logout', () => $loaded.set(null));
