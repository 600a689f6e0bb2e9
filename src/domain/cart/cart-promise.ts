/** When a cart comes: its day or pickup moment, and what each line states about it. */
import type { AvailabilityConfig } from '../availability/config.ts';
import { earliestDelivery } from '../availability/delivery.ts';
import { earliestPickup, type PickupMoment, type StoreHours } from '../availability/pickup.ts';
import { forQuantity } from '../availability/promise.ts';
import type { IsoDate } from '../shared/common.ts';
import type { ProductSummary } from '../product/product.ts';
import type { Store } from '../store/store.ts';
import { nextDay } from '../availability/calendar.ts';
import { stockOfStore } from '../product/stock.ts';
import { localTime } from '../store/opening-hours.ts';
import type { Cart } from './cart.ts';

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

/** A text of `cart:line`, with its day and store. */
interface LinePromise {
  key: 'tomorrow' | 'onDay' | 'along' | 'inStock' | 'inStore' | 'toStore';
  day: IsoDate | null;
}

/**
 * Returns what a cart states about one line that can be ordered. A cart is delivered at once, so
 * the day is always that of the whole cart; a line that could come earlier comes along. For pickup,
 * the day stands at the totals, and the line tells whether the store has it. Null if no day is
 * known.
 */
export function linePromise(
  { product, quantity }: DayLine,
  cart: Pick<Cart, 'deliveryEstimate' | 'shippingMethod' | 'store'>,
  config: AvailabilityConfig,
  now: Date,
): LinePromise | null {
  if (cart.shippingMethod === 'Pickup') {
    if (!cart.store) return { key: 'inStock', day: null };
    const isHere = stockOfStore(product.stock, cart.store.id) >= quantity;
    return { key: isHere ? 'inStore' : 'toStore', day: null };
  }
  const own = earliestDelivery(forQuantity(product, quantity), config, now);
  const { deliveryEstimate } = cart;
  if (!own || !deliveryEstimate) return null;
  if (own < deliveryEstimate) return { key: 'along', day: deliveryEstimate };
  return { key: own === nextDay(localTime(now).day) ? 'tomorrow' : 'onDay', day: own };
}
