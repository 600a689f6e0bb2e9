import { type Selectable, sql, type Transaction } from 'kysely';
import {
  type OrderState,
  hasArrived,
  hasEnded,
  isHandedOver,
  nextOrderState,
  type OrderEvent,
} from '../../src/domain/orders/order-state.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { OrderTable } from '../platform/db/schema/orders.ts';
import { handOverStock, releaseStock } from './reserve-stock.ts';

export interface MovedOrder {
  state: OrderState;
  /** Products whose pages must be rendered again, since stock was returned. */
  flipped: number[];
}

/**
 * Applies an event to an order, with all its consequences: an order that ends returns its stock,
 * voucher uses, points and credit. Null if the event changes nothing.
 */
export async function moveOrder(
  trx: Transaction<Database>,
  orderId: number,
  event: OrderEvent,
  now: Date,
): Promise<MovedOrder | null> {
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  const state = order && nextOrderState(order.state, event);
  if (!state) return null;
  await trx
    .updateTable('orders')
    .set({ state, updated_at: now, ...(hasArrived(state) && { delivered_at: now }) })
    .where('id', '=', orderId)
    .execute();
  if (isHandedOver(state)) await handOverStock(trx, orderId);
  await followEarnedPoints(trx, order, state);
  if (!hasEnded(state)) return { state, flipped: [] };
  const flipped = await releaseStock(trx, orderId, now);
  await giveBackVouchers(trx, orderId);
  await giveBackMoney(trx, order);
  return { state, flipped };
}

/**
 * Credits the points of an order when its goods leave the shop, and deducts them if it is refunded
 * afterwards; the balance does not go below 0.
 */
async function followEarnedPoints(
  trx: Transaction<Database>,
  { customer_id: customerId, bonus_points: points, ...order }: Selectable<OrderTable>,
  state: OrderState,
): Promise<void> {
  const [before, after] = [isHandedOver(order.state), isHandedOver(state)];
  // Points of orders not made by the checkout are already in the balance.
  if (before === after || points === 0 || customerId === null || order.cart_id === null) return;
  const change = after ? points : -points;
  await sql`
    update customers set bonus_points = greatest(0, bonus_points + ${change}::int)
    where id = ${customerId}`.execute(trx);
}

async function giveBackVouchers(trx: Transaction<Database>, orderId: number): Promise<void> {
  await sql`
    update vouchers set uses_left = uses_left + 1
    where uses_left is not null and id in (
      select voucher_id from order_vouchers where order_id = ${orderId})`.execute(trx);
}

/** Returns redeemed points, and the credit of an order on account. */
async function giveBackMoney(
  trx: Transaction<Database>,
  order: Pick<
    Selectable<OrderTable>,
    'customer_id' | 'points_redeemed' | 'total_incl' | 'payment_method' | 'cart_id'
  >,
): Promise<void> {
  const { customer_id: customerId, points_redeemed: points } = order;
  // Orders not made by the checkout took no credit either.
  const credit =
    order.payment_method === 'account' && order.cart_id !== null ? order.total_incl : 0;
  if (customerId === null || (points === 0 && credit === 0)) return;
  await sql`
    update customers set bonus_points = bonus_points + ${points},
      credit_balance = case when credit_balance is null then null
        else greatest(0, credit_balance - ${credit}) end
    where id = ${customerId}`.execute(trx);
}
