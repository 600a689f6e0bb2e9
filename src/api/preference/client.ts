/** Calls about the visitor's preference. Each returns the current preference. */
import type { Preference } from '../../domain/content/config.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, mapOutcome } from '../outcome.ts';
import { PREFERENCE } from './endpoints.ts';
import { mapPreference } from './mappers.ts';
import type { PreferenceRecord } from './wire.ts';

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
