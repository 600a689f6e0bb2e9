import { earliestDelivery, withStockForQuantity } from '../availability/promise.ts';
import type { AvailabilityConfig } from '../availability/config.ts';
import { nextDay } from '../availability/calendar.ts';
import { stockOfStore } from '../product/stock.ts';
import type { IsoDate } from '../shared/common.ts';
import { localTime } from '../store/opening-hours.ts';
import type { Cart } from './cart.ts';
import type { ProductLine } from './cart-days.ts';

/** A text of `cart:line`, with its day and store. */
export interface LinePromise {
  key: 'tomorrow' | 'onDay' | 'along' | 'inStock' | 'inStore' | 'toStore';
  day: IsoDate | null;
}

/**
 * Returns the promise for a cart line that can be ordered. A cart is delivered at once, so
 * the day is always that of the whole cart; a line that could come earlier comes along. For pickup,
 * the day stands at the totals, and the line tells whether the store has it. Null if no day is
 * known.
 */
export function linePromise(
  { product, quantity }: ProductLine,
  cart: Pick<Cart, 'deliveryEstimate' | 'shippingMethod' | 'store'>,
  config: AvailabilityConfig,
  now: Date,
): LinePromise | null {
  if (cart.shippingMethod === 'Pickup') {
    if (!cart.store) return { key: 'inStock', day: null };
    const isHere = stockOfStore(product.stock, cart.store.id) >= quantity;
    return { key: isHere ? 'inStore' : 'toStore', day: null };
  }
  const lineDelivery = earliestDelivery(withStockForQuantity(product, quantity), config, now);
  const { deliveryEstimate } = cart;
  if (!lineDelivery || !deliveryEstimate) return null;
  if (lineDelivery < deliveryEstimate) return { key: 'along', day: deliveryEstimate };
  return {
    key: lineDelivery === nextDay(localTime(now).day) ? 'tomorrow' : 'onDay',
    day: lineDelivery,
  };
}
