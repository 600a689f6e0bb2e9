import type { Product } from '../../domain/product/product.ts';
import { priceReduction } from '../../domain/product/price-reduction.ts';
import { staffelSays } from '../../domain/product/staffel.ts';
import { stockStatus } from '../../domain/product/stock-status.ts';
import type { ProductPageData } from './page-data.ts';
import { snapshot } from '../../publish/snapshot/reader.ts';

/** What the page of a product tells its scripts. */
export function productPageData(product: Product): ProductPageData {
  const shop = snapshot();
  const { id, isOrderable, isActive, visibility, maxStockTotal, needExtraStock } = product;
  const { deliverySize, priceInclTax, priceExclTax } = product;
  return {
    product: {
      id,
      isOrderable,
      isActive,
      visibility,
      maxStockTotal,
      needExtraStock,
      deliverySize,
      priceInclTax,
      priceExclTax,
    },
    brandId: product.brand.id,
    was: priceReduction(product, shop.readAt())?.priceInclTax ?? null,
    state: stockStatus(product).state,
    staffel: staffelSays(product.moreLessLevels),
  };
}
