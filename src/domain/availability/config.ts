import type { ShopConfig } from '../content/config.ts';

const FIELDS = [
  'deliveryCutoffLarge',
  'deliveryCutoffSmall',
  'pickupCutoff',
  'pickupAvailableTime',
  'pickupAvailableTimeSaturday',
  'delayDays',
  'extraStockDeliveryDays',
  'holidays',
  'stockCount',
] as const;

/** The settings that days of delivery and pickup follow from, and what is said of stock. */
export type AvailabilityConfig = Pick<ShopConfig, (typeof FIELDS)[number]>;

/** Takes them from the configuration: small enough to travel in a page. */
export function availabilityConfig(config: ShopConfig): AvailabilityConfig {
  return Object.fromEntries(FIELDS.map((field) => [field, config[field]])) as AvailabilityConfig;
}
