import { persistentAtom } from '@nanostores/persistent';
import type { ReadableAtom } from 'nanostores';
import type { Locale } from '../../domain/shared/common.ts';
import type { VatForm } from '../../domain/listing/facets.ts';

const $form = persistentAtom<VatForm>('vat', 'incl');

/**
 * Which VAT form of the prices the visitor sees. Kept under the key that the script before
 * the first paint reads, and followed in other tabs.
 */
export const $vat: ReadableAtom<VatForm> = $form;

/** Keeps a form as chosen in this browser. */
export const keepVat = (form: VatForm): void => $form.set(form);

/** Chooses a form here and at the shop; a shop that does not answer changes nothing here. */
export async function chooseVat(form: VatForm, locale: Locale): Promise<void> {
  keepVat(form);
  // The code that calls comes with the first choice: this store runs on every page.
  const { tellVat } = await import('./tell-vat.ts');
  await tellVat(locale, form === 'incl');
}
