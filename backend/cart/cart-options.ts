import type { Transaction, Updateable } from 'kysely';
import type { ShippingOptionsRecord } from '../../src/api/cart/wire.ts';
import {
  type AvailabilityConfig,
  availabilityConfig,
} from '../../src/domain/availability/config.ts';
import type { PickupMoment } from '../../src/domain/availability/pickup.ts';
import {
  cartDeliveryDay,
  cartPickupMoment,
  type ProductLine,
} from '../../src/domain/cart/cart-days.ts';
import { checkStockOfLines } from '../../src/domain/cart/stock-allocation.ts';
import {
  deliverySlotDays,
  EARLIEST_SLOT_START,
  pickupSlotDays,
  type Slot,
  type SlotDay,
  findSlot,
} from '../../src/domain/cart/slots.ts';
import { type Price, toEuros } from '../../src/domain/shared/money.ts';
import type { ShippingMethod } from '../../src/domain/orders/order.ts';
import type { Store } from '../../src/domain/store/store.ts';
import {
  type CartParts,
  priceCart,
  type CartContext,
  type PricedCart,
  readCart,
} from './read-cart.ts';
import type { CartTable } from '../platform/db/schema/carts.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { Shop } from '../catalogue/reads/shop.ts';
import type { CartRow } from './own-cart.ts';
import { allowedPaymentMethods } from '../../src/domain/cart/cart-payment.ts';
import type { PaymentMethodId } from '../../src/domain/cart/cart.ts';

type SlotContext = Pick<CartContext, 'shopNow' | 'editorial'>;

/**
 * The lines limited to the quantities in stock, so that one shortage does not make every day
 * unavailable.
 */
export function orderableLines(
  { lineRows, products }: CartParts,
  method: ShippingMethod,
  storeId: number | null,
): ProductLine[] {
  const lines = lineRows.map(({ product_id: productId, quantity }) => ({
    ...{ productId, quantity },
    product: products.get(productId)?.product ?? null,
  }));
  const { quantities } = checkStockOfLines(lines, method, storeId);
  return lines.flatMap(({ productId, product }) => {
    const quantity = quantities.get(productId);
    return product && quantity ? [{ product, quantity }] : [];
  });
}

/** Days and slots on which the cart can be delivered. */
export function deliveryDays(
  cart: PricedCart,
  { shopNow, editorial: { settings } }: SlotContext,
  fromTime: string = EARLIEST_SLOT_START,
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

/** Days and slots for pickup of the cart in a store, and the earliest pickup time. */
export function pickupDays(
  cart: PricedCart,
  store: Store,
  { shopNow }: SlotContext,
  fromTime: string = EARLIEST_SLOT_START,
): { days: SlotDay[]; earliest: PickupMoment | null } {
  const lines = orderableLines(cart, 'Pickup', store.id);
  const config: AvailabilityConfig = availabilityConfig(cart.config);
  const earliest = lines.length > 0 ? cartPickupMoment(lines, store, config, shopNow) : null;
  return { days: pickupSlotDays(earliest, store, config, fromTime), earliest };
}

/** The days for the cart's shipping method; none if it has none. */
export function chosenMethodDays(cart: PricedCart, context: SlotContext): SlotDay[] {
  const method = cart.row?.shipping_method ?? null;
  if (method === 'Delivery') return deliveryDays(cart, context);
  return method === 'Pickup' && cart.store ? pickupDays(cart, cart.store, context).days : [];
}

/**
 * The chosen slot with the times that are offered now; null if none was chosen or it is no longer
 * offered.
 */
export function chosenSlot(cart: PricedCart, context: SlotContext): Slot | null {
  const { row } = cart;
  if (!row?.shipping_date || !row.shipping_slot) return null;
  return findSlot(chosenMethodDays(cart, context), row.shipping_date, row.shipping_slot);
}

/** Delivery costs of the cart, even if its shipping method is pickup. */
export function deliveryPrice(cart: PricedCart, context: Omit<CartContext, 'locale'>): Price {
  if (!cart.row) return cart.price.deliveryCost;
  const row = { ...cart.row, shipping_method: 'Delivery' as const };
  return priceCart({ ...cart, row }, context).price.deliveryCost;
}

/** The shipping options as an API record; every slot costs the same. */
export function shippingOptionsRecord(
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

/** Column values of a cart without a slot. */
export const NO_SLOT = {
  shipping_slot: null,
  shipping_date: null,
  shipping_from: null,
  shipping_to: null,
} as const;

/** Updates columns of a cart whose lock is held. */
export async function updateCartRow(
  trx: Transaction<Database>,
  id: number,
  columns: Updateable<CartTable>,
): Promise<void> {
  await trx.updateTable('carts').set(columns).where('id', '=', id).execute();
}

/**
 * Column values that set this shipping method. Leaving pickup also ends paying at the store and
 * with points.
 */
export function shippingMethodColumns(
  cart: CartRow,
  method: ShippingMethod,
): Updateable<CartTable> {
  const endsStorePayment = method === 'Delivery' && cart.payment_method === 'store';
  return {
    shipping_method: method,
    ...(endsStorePayment && { payment_method: null, payment_issuer: null }),
    ...(method === 'Delivery' && { points_to_redeem: 0 }),
  };
}

/**
 * Unsets the slot of a cart if it is no longer offered, and updates its times otherwise: the first
 * pickup slot starts later with every minute.
 */
export async function refreshCartSlot(
  trx: Transaction<Database>,
  shop: Shop,
  id: number,
  context: CartContext,
): Promise<void> {
  const row = await trx
    .selectFrom('carts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (row.shipping_slot === null) return;
  const slot = chosenSlot(await readCart(trx, shop, row, context), context);
  await updateCartRow(
    trx,
    id,
    slot ? { shipping_from: slot.timeFrom, shipping_to: slot.timeTo } : NO_SLOT,
  );
}

/** Payment methods that are possible for a cart in its current state. */
export function cartPaymentMethods(cart: PricedCart): PaymentMethodId[] {
  return allowedPaymentMethods({
    shippingMethod: cart.row?.shipping_method ?? null,
    total: cart.price.total.priceInclTax,
    credit: cart.buyer?.credit ?? null,
  });
}
