import type { Kysely } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import type { SharedLine } from './cart-shares.ts';

/** The articles of an order of a customer; null if the customer has none with this id. */
export async function linesOfOrder(
  db: Kysely<Database>,
  customerId: number,
  orderId: number,
): Promise<SharedLine[] | null> {
  const lines = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['product_id as productId', 'quantity'])
    .where('orders.id', '=', orderId)
    .where('customer_id', '=', customerId)
    .orderBy('position')
    .execute();
  return lines.length > 0 ? lines : null;
}
