/** Calls about saved searches. Those of other customers fail as `NotFound`. */
import type { SavedSearch } from '../../domain/search/saved-searches.ts';
import type { ApiClient } from '../client.ts';
import { mapOutcome, type Outcome } from '../outcome.ts';
import type { SavedSearchRecord } from './calls.ts';
import type { Endpoint } from '../call.ts';

const BASE = '/api/aspos/customer/searches';

/** Calls about the searches that a customer keeps, an addition to the spec. */
export const SAVED_SEARCHES = {
  all: { audience: 'customer', method: 'GET', path: BASE },
  save: { audience: 'customer', method: 'POST', path: BASE },
  delete: { audience: 'customer', method: 'DELETE', path: `${BASE}/id/{id}` },
} as const satisfies Record<string, Endpoint>;

const mapSavedSearch = ({ Id, Term, SavedAt }: SavedSearchRecord): SavedSearch => ({
  ...{ id: Id, term: Term, savedAt: SavedAt },
});

/** The customer's saved searches, the last saved first. */
export async function savedSearches(api: ApiClient): Promise<Outcome<SavedSearch[]>> {
  const outcome = await api.call<SavedSearchRecord[]>(SAVED_SEARCHES.all);
  return mapOutcome(outcome, (records) => records.map(mapSavedSearch));
}

/** Fails as `Missing`, with the reason, if the customer has as many as can be kept. */
export async function saveSearch(api: ApiClient, term: string): Promise<Outcome<SavedSearch>> {
  const outcome = await api.call<SavedSearchRecord>(SAVED_SEARCHES.save, { body: { term } });
  return mapOutcome(outcome, mapSavedSearch);
}

export function deleteSavedSearch(api: ApiClient, id: number): Promise<Outcome<null>> {
  return api.call<null>(SAVED_SEARCHES.delete, { params: { id } });
}
