/** What a product page runs once somebody does something with it. */
import { listenToBuys } from '../listing/buys.client.ts';
import { watchBuyForm } from '../../islands/product/buy.ts';
import { pageData } from '../../islands/product/page-data.ts';
import { watchRows } from '../../islands/product/rows.ts';
import { addStyle } from '../../islands/ui/add-style.ts';
import { loadWhenOnline } from '../../islands/ui/load-when-online.ts';
import { ProductGallery } from './gallery.client.ts';
import css from './touched.css?inline';

addStyle(css);
customElements.define('product-gallery', ProductGallery);
listenToBuys();
void loadWhenOnline(() => import('../../islands/product/share.ts')).then(({ offerSharing }) =>
  offerSharing(),
);

document.querySelector<HTMLAnchorElement>('[data-energy]')?.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const link = event.currentTarget as HTMLAnchorElement;
  void import('../../islands/product/energy.ts').then(({ openEnergyLabel }) =>
    openEnergyLabel(link),
  );
});

const page = pageData();
if (page) {
  watchBuyForm(page);
  watchRows(page.product.id);
}

// Few open the stock per branch: its code comes with the first one who does.
const details = document.querySelector<HTMLDetailsElement>('details.store-stock');
const showStock = async () => {
  if (customElements.get('store-stock')) return;
  const { StoreStock } = await loadWhenOnline(
    () => import('../../islands/product/store-stock.client.ts'),
  );
  customElements.define('store-stock', StoreStock);
};
if (details?.open) void showStock();
details?.addEventListener('toggle', showStock, { once: true });
