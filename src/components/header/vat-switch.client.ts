import { $vat, chooseVat } from '../../stores/preference.ts';

/** Event on `document` after the switch; `detail.includeVat` tells which prices show now. */
export const VAT_EVENT = 'shop:vat';

/**
 * Every VAT switch turns the one attribute that decides which prices show (spec 1 §2.7). The
 * store keeps the choice, tells the shop, and brings it here from other tabs.
 */
export function listenToVatSwitches(): void {
  const root = document.documentElement;
  // Without this code the switch does nothing: its state comes with it.
  const showState = () => {
    for (const button of document.querySelectorAll('[data-vat-switch]')) {
      button.ariaPressed = String(root.dataset.vat === 'excl');
    }
  };
  showState();
  $vat.listen((form) => {
    if (form === 'excl') root.dataset.vat = 'excl';
    else delete root.dataset.vat;
    showState();
    const detail = { includeVat: form === 'incl' };
    document.dispatchEvent(new CustomEvent(VAT_EVENT, { detail }));
  });
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-vat-switch]')) return;
    // Until all scripts have run, `first-paint.ts` would queue this click and replay it.
    event.preventDefault();
    void chooseVat(root.dataset.vat === 'excl' ? 'incl' : 'excl', root.lang === 'en' ? 'en' : 'nl');
  });
}
