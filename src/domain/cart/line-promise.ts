import { earliestDelivery, withStockForQuantity } from '../availability/promise.ts';
import type { AvailabilityConfig } from '../availability/config.ts';
import { nextDay } from '../availability/calendar.ts';
import { stockOfStore } from '../product/stock.ts';
import type { IsoDate } from '../shared/common.ts';
import { localTime } from '../store/opening-hours.ts';
import type { Cart } from './cart.ts';
import type { ProductLine } from './cart-days.ts';

/** The key of a text in `cart:line`, and the day that fills it. */
export interface LinePromise {
  key: 'tomorrow' | 'onDay' | 'along' | 'inStock' | 'inStore' | 'toStore';
  day: IsoDate | null;
}

/**
 * Returns the promise for a cart line that can be ordered. All lines of a cart are delivered
 * together, so the day is that of the whole cart, and a line that could come earlier gets the key
 * `along`. For pickup, the totals show the day, and the line shows whether the store has the
 * product. Null if no day is known.
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
