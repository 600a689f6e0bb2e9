import type { ShopConfig } from '../content/config.ts';
import type { Cents } from '../shared/money.ts';
import type { DeliverySize } from '../product/product.ts';

export interface DeliveryCosts {
  /** Delivery is free from this amount. */
  freeFrom: Cents;
  /** Costs below that amount; null if the API states them in the cart only. */
  below: Cents | null;
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
    ? { freeFrom: config.freeShippingMinimumLarge, below: config.deliveryCostLarge }
    : { freeFrom: config.freeShippingMinimumSmall, below: config.deliveryCostSmall };
}

/** Returns the delivery costs for an amount; null if unknown. */
export function deliveryCost(amount: Cents, { freeFrom, below }: DeliveryCosts): Cents | null {
  return amount >= freeFrom ? 0 : below;
}
