import { setVatPreference } from '../../api/preference/client.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { api } from '../calls/api.ts';

/** Sends the chosen VAT form to the API; the response changes nothing here. */
export async function sendVatPreference(locale: Locale, includeVat: boolean): Promise<void> {
  await setVatPreference(api(locale), includeVat);
}
