import { setVatPreference, setPreferredStore } from '../../api/preference/client.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { api } from './api.ts';
import { currentToken } from '../account/session/token.ts';

/** Sends the chosen VAT form to the API; the response is ignored. */
export async function sendVatPreference(locale: Locale, includeVat: boolean): Promise<void> {
  await setVatPreference(api(locale), includeVat);
}

/**
 * Sends the chosen store to the API: a customer's default store, or a visitor's preference. The
 * response is ignored.
 */
export async function sendStorePreference(locale: Locale, storeId: number): Promise<void> {
  if (currentToken()) {
    const { saveDefaultStore } = await import('../account/session/customer.ts');
    return saveDefaultStore(storeId, locale);
  }
  await setPreferredStore(api(locale), storeId);
}
