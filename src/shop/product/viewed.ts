import { dataOrNull } from '../../api/outcome.ts';
import { addViewedProduct, viewedProducts } from '../../api/products/client.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { ProductSummary } from '../../domain/product/product.ts';
import { api } from '../calls/api.ts';
import { $consent } from '../consent/consent.ts';
import { now } from '../calls/now.ts';
import { $store } from '../store/preferred-store.ts';
import { $user } from '../account/session/user.ts';
import { readStored } from '../ui/storage.ts';

/**
 * True for a customer, and for a visitor the shop knows because of a stored preference or consent.
 * Viewing a product alone sets no cookie.
 */
export function isKnownVisitor(): boolean {
  if ($user.get() || readStored('localStorage', 'vat') !== null) return true;
  return $store.get() !== null || $consent.get().analytics;
}

/** Reports a product view to the API. */
export async function reportViewed(
  productId: number,
  brandId: number | null,
  locale: Locale,
): Promise<void> {
  await addViewedProduct(api(locale), productId, brandId);
}

/** Recently viewed products of this customer or visitor, latest first; empty if the call fails. */
export async function fetchRecentlyViewed(locale: Locale): Promise<ProductSummary[]> {
  return dataOrNull(await viewedProducts(api(locale), now())) ?? [];
}
