import type { Kysely } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import type { OrderRow } from '../orders/order-records.ts';

/** The order that an attempt of the customer was answered with; undefined for a new one. */
export function orderOfKey(
  db: Kysely<Database>,
  customerId: number,
  key: string,
): Promise<OrderRow | undefined> {
  const answered = db
    .selectFrom('answered_keys')
    .select('order_id')
    .where('customer_id', '=', customerId)
    .where('idempotency_key', '=', key);
  return db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('idempotency_key', '=', key)
    .unionAll(db.selectFrom('orders').selectAll().where('id', 'in', answered))
    .executeTakeFirst();
}

/** Notes that an attempt is answered with an order that an earlier one made. */
export async function noteAnswered(
  db: Kysely<Database>,
  customerId: number,
  key: string,
  orderId: number,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // The order before the customer, as confirming locks them: the insert refers to both.
    await trx
      .selectFrom('orders')
      .select('id')
      .where('id', '=', orderId)
      .forKeyShare()
      .executeTakeFirst();
    await trx
      .insertInto('answered_keys')
      .values({
        customer_id: customerId,
        idempotency_key: key,
        order_id: orderId,
        answered_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
