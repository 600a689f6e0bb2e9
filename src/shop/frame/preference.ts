import { persistentAtom } from '@nanostores/persistent';
import type { ReadableAtom } from 'nanostores';
import type { Locale } from '../../domain/shared/common.ts';
import type { VatForm } from '../../domain/listing/facets.ts';

const $form = persistentAtom<VatForm>('vat', 'incl');

/**
 * The VAT form that the visitor sees. Stored under the key that the first-paint script reads, and
 * synced across tabs.
 */
export const $vat: ReadableAtom<VatForm> = $form;

/** Stores the form in this browser only. */
export const keepVat = (form: VatForm): void => $form.set(form);

/** Stores the form in this browser and sends it to the API; a failed call changes nothing here. */
export async function chooseVat(form: VatForm, locale: Locale): Promise<void> {
  keepVat(form);
  // This store runs on every page, so the API code is loaded at the first choice.
  const { sendVatPreference } = await import('../calls/tell-preferences.ts');
  await sendVatPreference(locale, form === 'incl');
}
