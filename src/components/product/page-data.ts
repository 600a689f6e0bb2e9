import { availabilityConfig } from '../../domain/availability/config.ts';
import { PROMISE_KEYS } from '../../domain/availability/promise-text.ts';
import type { Locale } from '../../domain/entities/common.ts';
import type { Product } from '../../domain/entities/product.ts';
import { priceReduction } from '../../domain/price-reduction.ts';
import { stockStatus } from '../../domain/stock-status.ts';
import { texts } from '../../i18n/texts.ts';
import {
  PAGE_TEXTS,
  type PageTexts,
  type ProductPageData,
} from '../../islands/product/page-data.ts';
import { snapshot } from '../../snapshot/reader.ts';

/** What the page of a product tells its scripts. */
export function productPageData(product: Product, locale: Locale): ProductPageData {
  const t = texts(locale);
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
    config: availabilityConfig(shop.config()),
    texts: Object.fromEntries([
      ...PROMISE_KEYS.map((key) => [key, t(`product:promise.${key}`)]),
      ...PAGE_TEXTS.map((key) => [key, t(`product:buy.${key}`)]),
    ]) as PageTexts,
  };
}
