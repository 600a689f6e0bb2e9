/** What a product page runs: nothing that a reader waits for. */
import '../listing/cards.client.ts';
import { fetchWhenNear } from './fetch-when-near.client.ts';
import { ProductGallery } from './gallery.client.ts';

customElements.define('product-gallery', ProductGallery);
fetchWhenNear(document.querySelector('.related'));

// Few open the stock per branch: its code comes with the first one who does.
document.querySelector('details.store-stock')?.addEventListener(
  'toggle',
  async () => {
    const { StoreStock } = await import('../../islands/product/store-stock.client.ts');
    customElements.define('store-stock', StoreStock);
  },
  { once: true },
);
