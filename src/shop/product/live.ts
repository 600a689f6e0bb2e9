import type { ProductSummary } from '../../domain/product/product.ts';
import { priceReduction } from '../../domain/product/price-reduction.ts';
import { serialiseStaffel } from '../../domain/product/staffel.ts';
import { $live, requestLiveProducts } from '../listing/live-products.ts';
import { now } from '../calls/now.ts';
import type { ProductPageData } from './page-data.ts';

/** True if price or staffel differ from the prerendered page. */
function differs(page: ProductPageData, product: ProductSummary): boolean {
  return (
    product.priceInclTax !== page.product.priceInclTax ||
    product.priceExclTax !== page.product.priceExclTax ||
    (priceReduction(product, now())?.priceInclTax ?? null) !== page.was ||
    serialiseStaffel(product.moreLessLevels) !== page.staffel
  );
}

/**
 * Updates the prerendered page with live data. The update code loads only if something differs,
 * which is rare.
 */
export function followLive(page: ProductPageData): void {
  // Once corrected, the page no longer matches its prerendered data.
  let corrected = false;
  $live.listen((products) => {
    const product = products[page.product.id];
    if (!product || (!corrected && !differs(page, product))) return;
    corrected = true;
    void import('./correct.ts').then(({ updatePagePrice }) => updatePagePrice(product));
  });
  requestLiveProducts([page.product.id]);
  // A page from the back/forward cache has old data.
  addEventListener(
    'pageshow',
    ({ persisted }) => persisted && requestLiveProducts([page.product.id]),
  );
}
