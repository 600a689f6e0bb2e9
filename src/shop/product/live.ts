import type { ProductSummary } from '../../domain/product/product.ts';
import { priceReduction } from '../../domain/product/price-reduction.ts';
import { serialiseStaffel } from '../../domain/product/staffel.ts';
import { stockStatus } from '../../domain/product/stock-status.ts';
import { $live, askLive } from '../listing/live-products.ts';
import { now } from '../calls/now.ts';
import type { ProductPageData } from './page-data.ts';

/** True where the page was built with another price, staffel or state of the stock, than what holds. */
function differs(page: ProductPageData, product: ProductSummary): boolean {
  return (
    product.priceInclTax !== page.product.priceInclTax ||
    product.priceExclTax !== page.product.priceExclTax ||
    (priceReduction(product, now())?.priceInclTax ?? null) !== page.was ||
    stockStatus(product).state !== page.state ||
    serialiseStaffel(product.moreLessLevels) !== page.staffel
  );
}

/**
 * Corrects the built page by what holds now. A page that is right already, as most are, fetches
 * no more than the answer itself.
 */
export function followLive(page: ProductPageData): void {
  // From then on the page is no longer as it was built.
  let corrected = false;
  $live.listen((products) => {
    const product = products[page.product.id];
    if (!product || (!corrected && !differs(page, product))) return;
    corrected = true;
    void import('./correct.ts').then(({ correct }) => correct(product));
  });
  askLive([page.product.id]);
  // A page that comes back from the browser's memory is as old as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && askLive([page.product.id]));
}
