import type { AvailabilityConfig } from '../availability/config.ts';
import { earliestDelivery, forQuantity } from '../availability/promise.ts';
import { earliestPickup, type PickupMoment, type StoreHours } from '../availability/pickup.ts';
import type { IsoDate } from '../shared/common.ts';
import type { ProductSummary } from '../product/product.ts';
import type { Store } from '../store/store.ts';

export interface DayLine {
  product: ProductSummary;
  quantity: number;
}

/** Returns the first day on which all lines can be delivered; null if one of them cannot. */
export function cartDeliveryDay(
  lines: readonly DayLine[],
  config: AvailabilityConfig,
  now: Date,
): IsoDate | null {
  const days = lines.map(({ product, quantity }) =>
    earliestDelivery(forQuantity(product, quantity), config, now),
  );
  return latest(days, (a, b) => a > b);
}

/**
 * Returns the first moment at which all lines are ready for pickup; null if one of them never is.
 */
export function cartPickupMoment(
  lines: readonly DayLine[],
  store: Pick<Store, 'id'> & StoreHours,
  config: AvailabilityConfig,
  now: Date,
): PickupMoment | null {
  const moments = lines.map(({ product, quantity }) =>
    earliestPickup(forQuantity(product, quantity), store, config, now),
  );
  return latest(moments, (a, b) => a.day + a.time > b.day + b.time);
}

function latest<T>(all: readonly (T | null)[], isLater: (a: T, b: T) => boolean): T | null {
  let found: T | null = null;
  for (const each of all) {
    if (each === null) return null;
    if (found === null || isLater(each, found)) found = each;
  }
  return found;
}
