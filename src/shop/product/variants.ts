import { formatMoney } from '../../domain/shared/money.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { $live, requestLiveProducts } from '../listing/live-products.ts';
import { loadWhenOnline } from '../ui/load-when-online.ts';

/** Corrects the prices of the variant switch, and fills the size table when it is opened. */
export function watchVariants(): void {
  const places = new Map<number, Element[]>();
  for (const small of document.querySelectorAll('.variants small:has(> .vat-incl)')) {
    const id = Number(/\d+$/.exec(small.closest('a')?.pathname ?? '')?.[0]);
    places.set(id, [...(places.get(id) ?? []), small]);
  }
  const locale = pageLocale();
  $live.subscribe((products) => {
    for (const [id, smalls] of places) {
      const product = products[id];
      if (!product) continue;
      for (const small of smalls) {
        const [incl, excl] = small.querySelectorAll('span');
        incl!.textContent = formatMoney(product.priceInclTax, locale);
        excl!.textContent = formatMoney(product.priceExclTax, locale);
      }
    }
  });
  requestLiveProducts([...places.keys()]);

  const form = document.querySelector<HTMLFormElement>('#maattabel');
  const details = form?.closest('details');
  if (!details || !form) return;
  const show = async () => {
    if (!details.open || !form.dataset['table']) return;
    const { showSizeTable } = await loadWhenOnline(() => import('./size-table.ts'));
    if (form.dataset['table']) showSizeTable(form);
  };
  details.addEventListener('toggle', () => void show());
  void show();
  // Not every browser opens what a link leads to.
  document.querySelector('.variants [href="#maattabel"]')?.addEventListener('click', () => {
    details.open = true;
  });
}
