import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';
import { EMBEDDED_ISSUER } from '../identity/accounts.ts';

/** The host of demo accounts only: nobody can own it (RFC 2606). */
export const DEMO_HOST = 'demo.example';

/** Codes of the demo's coupons and vouchers. */
export const DEMO_CODES = ['DEMO10', 'DEMO5', 'DEMO25'] as const;

/**
 * Removes the demo's customers, with their orders, and its vouchers, because their passwords and
 * codes are public. For every start outside of demo mode, even if the demo is not installed.
 */
export async function removeDemoTraces(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('vouchers')
    .where('code', 'in', [...DEMO_CODES])
    .execute();
  const accounts = await db
    .selectFrom('accounts')
    .select('id')
    .where('issuer', '=', EMBEDDED_ISSUER)
    .where(sql<boolean>`email like ${`%@${DEMO_HOST}`}`)
    .execute();
  const ids = accounts.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.transaction().execute(async (trx) => {
    const contacts = await trx
      .selectFrom('contacts')
      .select('customer_id')
      .where('account_id', 'in', ids)
      .execute();
    const customerIds = contacts.map((contact) => contact.customer_id);
    if (customerIds.length > 0) {
      await removeOrders(trx, customerIds);
      await trx.deleteFrom('customers').where('id', 'in', customerIds).execute();
    }
    await trx.deleteFrom('accounts').where('id', 'in', ids).execute();
  });
}

/** Removes orders, invoices and payments of demo customers; those of real customers are kept. */
async function removeOrders(
  trx: Transaction<Database>,
  customerIds: readonly number[],
): Promise<void> {
  const orders = trx.selectFrom('orders').select('id').where('customer_id', 'in', customerIds);
  await trx.deleteFrom('invoices').where('order_id', 'in', orders).execute();
  await trx.deleteFrom('payments').where('order_id', 'in', orders).execute();
  await trx.deleteFrom('orders').where('customer_id', 'in', customerIds).execute();
}
