import type { AvailabilityConfig } from '../availability/config.ts';
import { earliestDelivery, withStockForQuantity } from '../availability/promise.ts';
import { earliestPickup, type PickupMoment, type StoreHours } from '../availability/pickup.ts';
import type { IsoDate } from '../shared/common.ts';
import type { ProductSummary } from '../product/product.ts';
import type { Store } from '../store/store.ts';

export interface ProductLine {
  product: ProductSummary;
  quantity: number;
}

/** Returns the first day on which all lines can be delivered; null if one of them cannot. */
export function cartDeliveryDay(
  lines: readonly ProductLine[],
  config: AvailabilityConfig,
  now: Date,
): IsoDate | null {
  const days = lines.map(({ product, quantity }) =>
    earliestDelivery(withStockForQuantity(product, quantity), config, now),
  );
  return latestOf(days, (a, b) => a > b);
}

/**
 * Returns the first moment at which all lines are ready for pickup; null if one of them never is.
 */
export function cartPickupMoment(
  lines: readonly ProductLine[],
  store: Pick<Store, 'id'> & StoreHours,
  config: AvailabilityConfig,
  now: Date,
): PickupMoment | null {
  const moments = lines.map(({ product, quantity }) =>
    earliestPickup(withStockForQuantity(product, quantity), store, config, now),
  );
  return latestOf(moments, (a, b) => a.day + a.time > b.day + b.time);
}

function latestOf<T>(all: readonly (T | null)[], isLater: (a: T, b: T) => boolean): T | null {
  let found: T | null = null;
  for (const each of all) {
    if (each === null) return null;
    if (found === null || isLater(each, found)) found = each;
  }
  return found;
}
