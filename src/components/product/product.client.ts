/** What a product page runs: nothing that a reader waits for. */
import '../listing/cards.client.ts';
import { watchBuyForm } from '../../islands/product/buy.ts';
import { followLive } from '../../islands/product/live.ts';
import { pageData } from '../../islands/product/page-data.ts';
import { watchPromises } from '../../islands/product/promise.ts';
import { fetchWhenNear } from './fetch-when-near.client.ts';
import { ProductGallery } from './gallery.client.ts';

customElements.define('product-gallery', ProductGallery);
fetchWhenNear(document.querySelector('.related'));

const page = pageData();
if (page) {
  watchBuyForm(page);
  watchPromises(page);
  followLive(page);
}

// Few open the stock per branch: its code comes with the first one who does.
document.querySelector('details.store-stock')?.addEventListener(
  'toggle',
  async () => {
    const { StoreStock } = await import('../../islands/product/store-stock.client.ts');
    customElements.define('store-stock', StoreStock);
  },
  { once: true },
);
