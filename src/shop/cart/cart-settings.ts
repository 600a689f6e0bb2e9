import type { ShopConfig } from '../../domain/content/config.ts';
import type { CardSettings } from '../listing/card-settings.ts';

/** Delivery costs and the minimum for free delivery. */
export type CostSettings = Pick<
  ShopConfig,
  | 'freeShippingMinimumLarge'
  | 'freeShippingMinimumSmall'
  | 'deliveryCostLarge'
  | 'deliveryCostSmall'
>;

/** Settings of the cart islands. */
export interface CartSettings {
  cards: CardSettings;
  costs: CostSettings;
}
