import type { ShopConfig } from '../content/config.ts';
import type { Cents } from '../shared/money.ts';
import type { DeliverySize } from '../product/product.ts';

export interface DeliveryCosts {
  /** From this amount on a delivery costs nothing. */
  freeFrom: Cents;
  /** What one below that costs; null where the shop does not say before the cart. */
  below: Cents | null;
}

type CostConfig = Pick<
  ShopConfig,
  | 'freeShippingMinimumLarge'
  | 'freeShippingMinimumSmall'
  | 'deliveryCostLarge'
  | 'deliveryCostSmall'
>;

/** What delivery of goods of a size costs, incl. VAT (spec 2 §3). */
export function deliveryCosts(size: DeliverySize, config: CostConfig): DeliveryCosts {
  return size === 'large'
    ? { freeFrom: config.freeShippingMinimumLarge, below: config.deliveryCostLarge }
    : { freeFrom: config.freeShippingMinimumSmall, below: config.deliveryCostSmall };
}

/** What delivery of an order of this amount costs; null where that is not known. */
export function deliveryCost(amount: Cents, { freeFrom, below }: DeliveryCosts): Cents | null {
  return amount >= freeFrom ? 0 : below;
}
