import type { ShippingOptionsRecord } from '../../src/api/cart/wire.ts';
import {
  type AvailabilityConfig,
  availabilityConfig,
} from '../../src/domain/availability/config.ts';
import type { PickupMoment } from '../../src/domain/availability/pickup.ts';
import {
  cartDeliveryDay,
  cartPickupMoment,
  type DayLine,
} from '../../src/domain/cart/cart-days.ts';
import { checkLines } from '../../src/domain/cart/check-lines.ts';
import {
  deliverySlotDays,
  FROM_TIME,
  pickupSlotDays,
  type Slot,
  type SlotDay,
  slotOn,
} from '../../src/domain/cart/slots.ts';
import type { Price } from '../../src/domain/entities/money.ts';
import type { ShippingMethod } from '../../src/domain/entities/order.ts';
import type { Store } from '../../src/domain/entities/store.ts';
import { toEuros } from '../../src/domain/money.ts';
import { type CartParts, priceCart, type CartReading, type ReadCart } from './read-cart.ts';

type DaysReading = Pick<CartReading, 'shopNow' | 'editorial'>;

/** The lines with the quantities that can be ordered: a shortage does not hide every day. */
function orderableLines(
  { rows, products }: CartParts,
  method: ShippingMethod,
  storeId: number | null,
): DayLine[] {
  const lines = rows.map(({ product_id: productId, quantity }) => ({
    ...{ productId, quantity },
    product: products.get(productId)?.product ?? null,
  }));
  const { quantities } = checkLines(lines, method, storeId);
  return lines.flatMap(({ productId, product }) => {
    const quantity = quantities.get(productId);
    return product && quantity ? [{ product, quantity }] : [];
  });
}

/** Days and slots on which the cart can be delivered. */
export function deliveryDays(
  cart: ReadCart,
  { shopNow, editorial: { settings } }: DaysReading,
  fromTime: string = FROM_TIME,
): SlotDay[] {
  const lines = orderableLines(cart, 'Delivery', null);
  const config = availabilityConfig(cart.config);
  const first = lines.length > 0 ? cartDeliveryDay(lines, config, shopNow) : null;
  const hasLarge = lines.some(({ product }) => product.deliverySize === 'large');
  return deliverySlotDays(first, hasLarge, config, fromTime, {
    small: settings.deliverySlotsSmall,
    large: settings.deliverySlotsLarge,
  });
}

/** Days and slots for pickup of the cart in a store, and the first moment of it. */
export function pickupDays(
  cart: ReadCart,
  store: Store,
  { shopNow }: DaysReading,
  fromTime: string = FROM_TIME,
): { days: SlotDay[]; earliest: PickupMoment | null } {
  const lines = orderableLines(cart, 'Pickup', store.id);
  const config: AvailabilityConfig = availabilityConfig(cart.config);
  const earliest = lines.length > 0 ? cartPickupMoment(lines, store, config, shopNow) : null;
  return { days: pickupSlotDays(earliest, store, config, fromTime), earliest };
}

/** The days for the method that the cart has; none while it has none. */
export function chosenMethodDays(cart: ReadCart, reading: DaysReading): SlotDay[] {
  const method = cart.row?.shipping_method ?? null;
  if (method === 'Delivery') return deliveryDays(cart, reading);
  return method === 'Pickup' && cart.store ? pickupDays(cart, cart.store, reading).days : [];
}

/**
 * The slot that the cart holds, with its times as they are offered now; null if none was chosen or
 * it is not offered any more.
 */
export function chosenSlot(cart: ReadCart, reading: DaysReading): Slot | null {
  const { row } = cart;
  if (!row?.shipping_date || !row.shipping_slot) return null;
  return slotOn(chosenMethodDays(cart, reading), row.shipping_date, row.shipping_slot);
}

/** Delivery costs of the cart, whatever method it has now. */
export function deliveryPrice(cart: ReadCart, reading: Omit<CartReading, 'locale'>): Price {
  if (!cart.row) return cart.price.deliveryCost;
  const row = { ...cart.row, shipping_method: 'Delivery' as const };
  return priceCart({ ...cart, row }, reading).price.deliveryCost;
}

/** Options as the calls answer them; every slot costs the same. */
export function optionsRecord(
  days: readonly SlotDay[],
  price: Price,
  earliest: PickupMoment | null,
): ShippingOptionsRecord {
  return {
    Days: days.map(({ date, slots }) => ({
      Date: date,
      Slots: slots.map(({ id, timeFrom, timeTo }) => ({
        Id: id,
        TimeFrom: timeFrom,
        TimeTo: timeTo,
        PriceInclTax: toEuros(price.priceInclTax),
        PriceExclTax: toEuros(price.priceExclTax),
      })),
    })),
    Earliest: earliest && { Day: earliest.day, Time: earliest.time },
  };
}
