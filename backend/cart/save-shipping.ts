import type { Transaction, Updateable } from 'kysely';
import type { ShippingMethod } from '../../src/domain/entities/order.ts';
import type { CartTable } from '../db/schema/carts.ts';
import type { Database } from '../db/schema/database.ts';
import type { Shop } from '../services/shop.ts';
import { chosenSlot } from './cart-options.ts';
import type { CartRow } from './own-cart.ts';
import { type CartReading, readCart } from './read-cart.ts';

/** The columns of a cart without a slot. */
export const NO_SLOT = {
  shipping_slot: null,
  shipping_date: null,
  shipping_from: null,
  shipping_to: null,
} as const;

/** Saves columns of a cart of which the lock is held. */
export async function saveCart(
  trx: Transaction<Database>,
  id: number,
  columns: Updateable<CartTable>,
): Promise<void> {
  await trx.updateTable('carts').set(columns).where('id', '=', id).execute();
}

/**
 * The columns of a cart that gets this shipping method. Paying at the store, and with points, ends
 * with the pickup.
 */
export function methodColumns(cart: CartRow, method: ShippingMethod): Updateable<CartTable> {
  const endsStorePayment = method === 'Delivery' && cart.payment_method === 'store';
  return {
    shipping_method: method,
    ...(endsStorePayment && { payment_method: null, payment_issuer: null }),
    ...(method === 'Delivery' && { points_to_redeem: 0 }),
  };
}

/**
 * Unsets the slot of a cart if it is not offered any more, and takes over its times as they are
 * offered now: the first slot of a pickup begins later with every minute.
 */
export async function refreshSlot(
  trx: Transaction<Database>,
  shop: Shop,
  id: number,
  reading: CartReading,
): Promise<void> {
  const row = await trx
    .selectFrom('carts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (row.shipping_slot === null) return;
  const slot = chosenSlot(await readCart(trx, shop, row, reading), reading);
  await saveCart(
    trx,
    id,
    slot ? { shipping_from: slot.timeFrom, shipping_to: slot.timeTo } : NO_SLOT,
  );
}
