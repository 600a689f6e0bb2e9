import { persistentAtom } from '@nanostores/persistent';
import type { Locale } from '../../domain/shared/common.ts';
import type { VatForm } from '../../domain/listing/facets.ts';

/**
 * Which VAT form of the prices the visitor sees. Kept under the key that the script before
 * the first paint reads, and followed in other tabs.
 */
export const $vat = persistentAtom<VatForm>('vat', 'incl');

/** Chooses a form here and at the shop; a shop that does not answer changes nothing here. */
export async function chooseVat(form: VatForm, locale: Locale): Promise<void> {
  $vat.set(form);
  // The code that calls comes with the first choice: this store runs on every page.
  const { tellVat } = await import('./tell-vat.ts');
  await tellVat(locale, form === 'incl');
}
