import { dataOrNull } from '../../api/outcome.ts';
import { recommendations } from '../../api/search/client.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { ProductSummary } from '../../domain/product/product.ts';
import type { ListId } from '../../domain/product/measured-item.ts';
import { api } from '../calls/api.ts';
import { now } from '../calls/now.ts';

/**
 * Recommended products for a product, from one list (`ListId`); empty if there are none or the call failed.
 * `productIds`: the products of the cart, for `cart cross sell`.
 */
export async function loadRecommendedProducts(
  strategyString: ListId,
  currentProductId: number,
  locale: Locale,
  productIds?: readonly number[],
): Promise<ProductSummary[]> {
  const request = { strategyString, currentProductId, ...(productIds && { productIds }) };
  return dataOrNull(await recommendations(api(locale), request, now())) ?? [];
}
