import { type RawBuilder, sql } from 'kysely';

/**
 * Subquery: the order of a cart that awaits its payment. The stock and vouchers that it reserves
 * still count for the cart, so that a shopper who did not pay can order the same again. It never
 * reserves points or credit: those are not paid online.
 */
export const unfinishedOrder = (cartId: number): RawBuilder<unknown> => sql`(
  select o.id from orders o
  where o.cart_id = ${cartId} and o.state = 'awaiting-payment'
    -- Written out, as in the index orders_of_cart, which else is not used.
    and o.state not in ('cancelled', 'expired', 'refunded'))`;
