import type { Cart } from './cart.ts';
import type { Price } from '../shared/money.ts';
import { totalDiscount } from '../orders/billing.ts';
import { splitInProportion } from '../orders/order-totals.ts';

/**
 * Returns the discount of each coupon, with and without VAT. Coupons lower the VAT too: without
 * VAT, their sum is the difference to the total.
 */
export function couponPrices({
  coupons,
  subtotal,
  shippingCost,
  total,
}: Pick<Cart, 'coupons' | 'subtotal' | 'shippingCost' | 'total'>): Price[] {
  const weights = coupons.map(({ discount }) => discount);
  const { priceExclTax: all } = totalDiscount({ subtotal, shippingCost, total });
  const shares = splitInProportion(coupons.length > 0 ? all : 0, weights);
  return weights.map((priceInclTax, i) => ({ priceInclTax, priceExclTax: shares[i] ?? 0 }));
}
