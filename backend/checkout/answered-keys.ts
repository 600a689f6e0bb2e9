import type { Kysely } from 'kysely';
import type { Database } from '../db/schema/database.ts';

/** Id of the order that an attempt of the customer was answered with; undefined for a new one. */
export async function orderOfKey(
  db: Kysely<Database>,
  customerId: number,
  key: string,
): Promise<number | undefined> {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('idempotency_key', '=', key)
    .unionAll(
      db
        .selectFrom('answered_keys')
        .select('order_id as id')
        .where('customer_id', '=', customerId)
        .where('idempotency_key', '=', key),
    )
    .executeTakeFirst();
  return found?.id;
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
