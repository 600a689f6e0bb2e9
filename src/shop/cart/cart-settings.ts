import type { ShopConfig } from '../../domain/content/config.ts';
import type { CardSettings } from '../listing/card-settings.ts';

/** What delivery costs and from which amount it is free. */
export type CostSettings = Pick<
  ShopConfig,
  | 'freeShippingMinimumLarge'
  | 'freeShippingMinimumSmall'
  | 'deliveryCostLarge'
  | 'deliveryCostSmall'
>;

/** What the site tells the islands of the cart. */
export interface CartSettings {
  cards: CardSettings;
  costs: CostSettings;
}
