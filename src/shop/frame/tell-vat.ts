import { setVatPreference } from '../../api/preference/client.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { api } from '../calls/api.ts';

/** Tells the shop which VAT form the visitor chose; its answer changes nothing here. */
export async function tellVat(locale: Locale, includeVat: boolean): Promise<void> {
  await setVatPreference(api(locale), includeVat);
}
