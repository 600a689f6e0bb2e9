/** What a product page runs: nothing that a reader waits for. */
import '../listing/cards.client.ts';
import { ProductGallery } from './gallery.client.ts';
import { StoreStock } from '../../islands/product/store-stock.client.ts';

customElements.define('product-gallery', ProductGallery);
customElements.define('store-stock', StoreStock);
