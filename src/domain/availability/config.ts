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

/** The settings that determine delivery and pickup days, and how stock is displayed. */
export type AvailabilityConfig = Pick<ShopConfig, (typeof FIELDS)[number]>;

/** Extracts these settings: few enough to embed in every page. */
export function availabilityConfig(config: ShopConfig): AvailabilityConfig {
  return Object.fromEntries(FIELDS.map((field) => [field, config[field]])) as AvailabilityConfig;
}
