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

/** Id of the part of the account that lists them. */
export const SAVED_SEARCHES_ID = 'saved-searches';

const $all = atom<SavedSearch[] | null>(null);

/** The last saved first; null until loaded. Follows every change made through this module. */
export const $savedSearches: ReadableAtom<SavedSearch[] | null> = $all;

/** Loads the searches into `$savedSearches`; null if the call failed. */
export async function loadSavedSearches(locale: Locale): Promise<SavedSearch[] | null> {
  const saved = dataOrNull(await calls.savedSearches(sessionApi(locale)));
  if (saved) $all.set(saved);
  return saved;
}

/** On `Missing`, the message holds the reason. */
export async function saveSearch(locale: Locale, term: string): Promise<Outcome<SavedSearch>> {
  const outcome = await calls.saveSearch(api(locale), term);
  const all = $all.get();
  if (outcome.ok && all) $all.set(withSavedSearch(all, outcome.data));
  return outcome;
}

/** A search that is gone already, deleted in another tab, counts as deleted. */
export async function deleteSavedSearch(locale: Locale, id: number): Promise<boolean> {
  const outcome = await calls.deleteSavedSearch(api(locale), id);
  const isGone = outcome.ok || outcome.kind === 'NotFound';
  const all = $all.get();
  if (isGone && all) $all.set(withoutSavedSearch(all, id));
  return isGone;
}

if (typeof document !== 'undefined')
  document.addEventListener('session:logout', () => $all.set(null));
