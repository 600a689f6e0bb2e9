import { type RawBuilder, sql } from 'kysely';

/**
 * Subquery: the order of a cart that awaits its payment. Stock and vouchers reserved by it are
 * available to the cart, so that a shopper who did not pay can order the same again. Points and
 * credit are never reserved, since such orders are not paid online.
 */
export const unfinishedOrder = (cartId: number): RawBuilder<unknown> => sql`(
  select o.id from orders o
  where o.cart_id = ${cartId} and o.state = 'awaiting-payment'
    -- Written out, as in the index orders_of_cart, which else is not used.
    and o.state not in ('cancelled', 'expired', 'refunded'))`;
