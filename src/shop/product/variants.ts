import { pageLocale } from '../../i18n/page-locale.ts';
import { $live, askLive } from '../listing/live-products.ts';
import { plainPrice } from '../listing/price-html.ts';
import { loadWhenOnline } from '../ui/load-when-online.ts';

/** Corrects the prices of the variant switch, and fills the size table when it is opened. */
export function watchVariants(): void {
  const prices = new Map<number, Element[]>();
  for (const price of document.querySelectorAll('.variants small:has(> .vat-incl)')) {
    const id = Number(/\d+$/.exec(price.closest('a')?.pathname ?? '')?.[0]);
    prices.set(id, [...(prices.get(id) ?? []), price]);
  }
  $live.subscribe((products) => {
    for (const [id, places] of prices) {
      const product = products[id];
      if (!product) continue;
      const { html } = plainPrice(product, pageLocale());
      for (const place of places) if (place.innerHTML !== html) place.innerHTML = html;
    }
  });
  askLive([...prices.keys()]);

  const details = document.querySelector<HTMLDetailsElement>('#maattabel');
  const form = details?.querySelector('form');
  if (!details || !form) return;
  const show = async () => {
    if (!details.open || !form.dataset['table']) return;
    const { showSizeTable } = await loadWhenOnline(() => import('./size-table.ts'));
    if (form.dataset['table']) showSizeTable(form);
  };
  details.addEventListener('toggle', () => void show());
  void show();
  // The link of the switch leads to the open table.
  document.querySelector('.variants [href="#maattabel"]')?.addEventListener('click', () => {
    details.open = true;
  });
}
