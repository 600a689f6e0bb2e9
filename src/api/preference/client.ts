/** Calls about the visitor's preference. Each returns the current preference. */
import type { Preference } from '../../domain/content/config.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, mapOutcome } from '../outcome.ts';
import type { PreferenceRecord } from './calls.ts';
import type { Endpoint } from '../call.ts';
import { mapStore } from '../stores/mappers.ts';

const BASE = '/api/aspos/preference';

/** Calls about the visitor's preference (spec 2 §7). */
export const PREFERENCE = {
  get: { audience: 'personal', method: 'GET', path: BASE },
  setStore: { audience: 'personal', method: 'POST', path: `${BASE}/store` },
  setVat: { audience: 'personal', method: 'POST', path: `${BASE}/vat` },
} as const satisfies Record<string, Endpoint>;

export async function preference(api: ApiClient): Promise<Outcome<Preference>> {
  return mapOutcome(await api.call<PreferenceRecord>(PREFERENCE.get), mapPreference);
}

export async function setPreferredStore(
  api: ApiClient,
  storeId: number,
): Promise<Outcome<Preference>> {
  const body = { storeId };
  return mapOutcome(await api.call<PreferenceRecord>(PREFERENCE.setStore, { body }), mapPreference);
}

export async function setVatPreference(
  api: ApiClient,
  includeVat: boolean,
): Promise<Outcome<Preference>> {
  const body = { includeVat };
  return mapOutcome(await api.call<PreferenceRecord>(PREFERENCE.setVat, { body }), mapPreference);
}

export function mapPreference(record: PreferenceRecord): Preference {
  return {
    storeId: record.StoreId ?? null,
    store: record.Store ? mapStore(record.Store) : null,
    includeVat: record.IncludeVat,
  };
}
