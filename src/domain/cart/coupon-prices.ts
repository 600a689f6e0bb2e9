import type { Cart } from './cart.ts';
import type { Price } from '../shared/money.ts';
import { takenOff } from '../orders/billing.ts';
import { shareOut } from '../orders/vat-split.ts';

/**
 * What each coupon takes off, in both VAT forms. Coupons lower the VAT too: excl. VAT they are,
 * together, what is missing from the total.
 */
export function couponPrices({
  coupons,
  subtotal,
  shippingCost,
  total,
}: Pick<Cart, 'coupons' | 'subtotal' | 'shippingCost' | 'total'>): Price[] {
  const weights = coupons.map(({ discount }) => discount);
  const { priceExclTax: all } = takenOff({ subtotal, shippingCost, total });
  const shares = shareOut(coupons.length > 0 ? all : 0, weights);
  return weights.map((priceInclTax, i) => ({ priceInclTax, priceExclTax: shares[i] ?? 0 }));
}
