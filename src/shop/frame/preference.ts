import { persistentAtom } from '@nanostores/persistent';
import type { ReadableAtom } from 'nanostores';
import type { Locale } from '../../domain/shared/common.ts';
import type { VatForm } from '../../domain/listing/facets.ts';

const $storedVat = persistentAtom<VatForm>('vat', 'incl');

/**
 * The VAT form that the visitor sees. Stored under the key that the first-paint script reads, and
 * synced across tabs.
 */
export const $vat: ReadableAtom<VatForm> = $storedVat;

/** Stores the form in this browser only. */
export const storeVat = (form: VatForm): void => $storedVat.set(form);

/** Stores the form in this browser and sends it to the API; it stays stored if the call fails. */
export async function chooseVat(form: VatForm, locale: Locale): Promise<void> {
  storeVat(form);
  // This store runs on every page, so the API code is loaded at the first choice.
  const { sendVatPreference } = await import('../calls/tell-preferences.ts');
  await sendVatPreference(locale, form === 'incl');
}
