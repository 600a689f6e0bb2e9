import { PREFERENCE_KEYS } from '../head/first-paint.ts';

/** Event on `document` after the switch; `detail.includeVat` tells which prices show now. */
export const VAT_EVENT = 'shop:vat';

/** Every VAT switch turns the one attribute that decides which prices show (spec 1 §2.7). */
export function listenToVatSwitches(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-vat-switch]')) return;
    const root = document.documentElement;
    const includeVat = root.dataset.vat === 'excl';
    if (includeVat) delete root.dataset.vat;
    else root.dataset.vat = 'excl';
    try {
      localStorage.setItem(PREFERENCE_KEYS.vat, includeVat ? 'incl' : 'excl');
    } catch {
      // Storage is closed to us: the choice holds for this page.
    }
    keepForLater(includeVat);
    document.dispatchEvent(new CustomEvent(VAT_EVENT, { detail: { includeVat } }));
  });
}

/** Tells the shop in the background; the code for it comes when somebody first switches. */
function keepForLater(includeVat: boolean): void {
  import('./vat-preference.client.ts')
    .then(({ sendVatPreference }) => sendVatPreference(includeVat))
    .catch(() => {
      // Offline, or the code did not come: the browser has kept the choice.
    });
}
