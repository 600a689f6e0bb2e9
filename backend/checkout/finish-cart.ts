import { sql, type Transaction } from 'kysely';
import type { CartRow } from '../cart/own-cart.ts';
import type { Database } from '../db/schema/database.ts';

/**
 * Takes what an order bought out of its cart, and gives the cart a new id: it can be ordered from
 * again. What was added meanwhile stays. Answers the cart; undefined where it is gone.
 */
export async function finishCart(
  trx: Transaction<Database>,
  order: { id: number; cart_id: number | null },
  now: Date,
): Promise<CartRow | undefined> {
  const { id: orderId, cart_id: cartId } = order;
  if (cartId === null) return undefined;
  const { rows } = await sql<CartRow>`
    with bought as (
      select product_id, quantity from order_lines where order_id = ${orderId}
    ), emptied as (
      delete from cart_lines l using bought b
      where l.cart_id = ${cartId} and b.product_id = l.product_id and l.quantity <= b.quantity
    ), used as (
      delete from cart_vouchers where cart_id = ${cartId}
        and voucher_id in (select voucher_id from order_vouchers where order_id = ${orderId})
    ), reduced as (
      update cart_lines l set quantity = l.quantity - b.quantity, merged_quantity = 0
      from bought b
      where l.cart_id = ${cartId} and b.product_id = l.product_id and l.quantity > b.quantity
    )
    update carts set id = default, shipping_slot = null, shipping_date = null,
      shipping_from = null, shipping_to = null, payment_method = null, payment_issuer = null,
      points_to_redeem = 0, updated_at = ${now}
    where id = ${cartId} returning *`.execute(trx);
  return rows[0];
}
