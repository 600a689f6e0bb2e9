import { deliveryCosts } from '../delivery-costs.ts';
import type { Cart } from '../entities/cart.ts';
import type { Price } from '../entities/money.ts';
import { generalPrice } from '../general-tax.ts';

type CostConfig = Parameters<typeof deliveryCosts>[1];

/** How far a cart is from free delivery. */
export interface FreeDelivery {
  /** What is missing, without VAT at the general rate; 0 once delivery is free. */
  missing: Price;
  /** From 0 to 1. */
  progress: number;
}

/**
 * What is missing to the minimum for free delivery: that of large goods if the cart has any, else
 * that of small goods; what coupons take off counts before. Null where delivery is never charged.
 */
export function freeDelivery(
  cart: Pick<Cart, 'subtotal' | 'coupons' | 'hasLargeProduct'>,
  config: CostConfig,
): FreeDelivery | null {
  const { freeFrom } = deliveryCosts(cart.hasLargeProduct ? 'large' : 'small', config);
  if (freeFrom <= 0) return null;
  const taken = cart.coupons.reduce((sum, { discount }) => sum + discount, 0);
  const goods = cart.subtotal.priceInclTax - taken;
  return {
    missing: generalPrice(Math.max(0, freeFrom - goods)),
    progress: Math.min(1, Math.max(0, goods / freeFrom)),
  };
}
