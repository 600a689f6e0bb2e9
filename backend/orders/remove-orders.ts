import type { Transaction } from 'kysely';
import type { Database } from '../platform/db/schema/database.ts';

/** Removes orders, invoices and payments of demo customers; those of real customers are kept. */
export async function removeOrders(
  trx: Transaction<Database>,
  customerIds: readonly number[],
): Promise<void> {
  const orders = trx.selectFrom('orders').select('id').where('customer_id', 'in', customerIds);
  await trx.deleteFrom('invoices').where('order_id', 'in', orders).execute();
  await trx.deleteFrom('payments').where('order_id', 'in', orders).execute();
  await trx.deleteFrom('orders').where('customer_id', 'in', customerIds).execute();
}
