import { persistentAtom } from '@nanostores/persistent';
import { setVatPreference } from '../api/preference/client.ts';
import type { Locale } from '../domain/entities/common.ts';
import { api } from './api.ts';

export type VatForm = 'incl' | 'excl';

/**
 * Which VAT form of the prices the visitor sees. Kept under the key that the script before
 * the first paint reads, and followed in other tabs.
 */
export const $vat = persistentAtom<VatForm>('vat', 'incl');

/** Chooses a form here and at the shop; a shop that does not answer changes nothing here. */
export async function chooseVat(form: VatForm, locale: Locale): Promise<void> {
  $vat.set(form);
  await setVatPreference(api(locale), form === 'incl');
}
