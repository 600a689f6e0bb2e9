import { type RawBuilder, sql } from 'kysely';

/**
 * The order of a cart that awaits its payment, as a subquery. What it holds is still the cart's:
 * a shopper who did not pay can order the same again. That is pieces and vouchers alone: an order
 * that is paid online takes no points, and no credit.
 */
export const unfinishedOrder = (cartId: number): RawBuilder<unknown> => sql`(
  select o.id from orders o
  where o.cart_id = ${cartId} and o.state = 'awaiting-payment'
    -- Written out, as in the index orders_of_cart, which else is not used.
    and o.state not in ('cancelled', 'expired', 'refunded'))`;
