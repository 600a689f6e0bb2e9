import type { ShopConfig } from '../content/config.ts';
import type { Cents, Price } from '../shared/money.ts';
import type { DeliverySize } from '../product/product.ts';
import type { Cart } from './cart.ts';
import { cartTaxRate, priceAtTaxRate } from '../product/general-tax.ts';

export interface DeliveryCosts {
  /** Delivery is free from this amount. */
  freeFrom: Cents;
  /** Costs below that amount; null if the API states them in the cart only. */
  costBelowMinimum: Cents | null;
}

type CostConfig = Pick<
  ShopConfig,
  | 'freeShippingMinimumLarge'
  | 'freeShippingMinimumSmall'
  | 'deliveryCostLarge'
  | 'deliveryCostSmall'
>;

/** Returns the delivery costs for goods of a size, incl. VAT (spec 2 §3). */
export function deliveryCosts(size: DeliverySize, config: CostConfig): DeliveryCosts {
  return size === 'large'
    ? { freeFrom: config.freeShippingMinimumLarge, costBelowMinimum: config.deliveryCostLarge }
    : { freeFrom: config.freeShippingMinimumSmall, costBelowMinimum: config.deliveryCostSmall };
}

/** Returns the delivery costs for an amount; null if unknown. */
export function deliveryCost(
  amount: Cents,
  { freeFrom, costBelowMinimum }: DeliveryCosts,
): Cents | null {
  return amount >= freeFrom ? 0 : costBelowMinimum;
}

/** Progress of a cart towards free delivery. */
interface FreeDelivery {
  /**
   * Amount still to be ordered for free delivery, with VAT at the rate of the cart; 0 once delivery
   * is free.
   */
  missingAmount: Price;
  /** Delivery is free from this amount. */
  minimum: Price;
  /** From 0 to 1. */
  progress: number;
}

/**
 * Computes how much is missing for free delivery. The minimum is that of large goods if the cart
 * has any, else that of small goods, and applies after coupon discounts. Null if delivery is always
 * free.
 */
export function freeDelivery(
  cart: Pick<Cart, 'lines' | 'subtotal' | 'coupons' | 'hasLargeProduct'>,
  config: CostConfig,
): FreeDelivery | null {
  const { freeFrom } = deliveryCosts(cart.hasLargeProduct ? 'large' : 'small', config);
  if (freeFrom <= 0) return null;
  const couponTotal = cart.coupons.reduce((sum, { discount }) => sum + discount, 0);
  const goods = cart.subtotal.priceInclTax - couponTotal;
  const taxRate = cartTaxRate(cart.lines);
  return {
    missingAmount: priceAtTaxRate(Math.max(0, freeFrom - goods), taxRate),
    minimum: priceAtTaxRate(freeFrom, taxRate),
    progress: Math.min(1, Math.max(0, goods / freeFrom)),
  };
}
