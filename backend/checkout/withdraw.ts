import { sql } from 'kysely';
import type { WithdrawBody } from '../../src/api/orders/fields.ts';
import type { CheckoutServices } from './services.ts';

/** Withdrawals of one order that wait for an operator; more tell nothing new. */
const MOST_OPEN = 5;

/**
 * Notes that a customer withdraws from a purchase, with a receipt to the address of the order
 * (LAW: withdrawal function). Does nothing where number and address belong to no order; the caller
 * is told the same.
 */
export async function withdraw(
  { shop, mails }: Pick<CheckoutServices, 'shop' | 'mails'>,
  { orderNumber, email, name, positions, reason }: WithdrawBody,
  now: Date,
): Promise<void> {
  await shop.db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .leftJoin('contacts', 'contacts.id', 'orders.contact_id')
      .select('orders.id')
      .where('order_number', '=', orderNumber)
      .where(
        sql<boolean>`lower(coalesce(nullif(orders.email, ''), contacts.email)) = lower(${email})`,
      )
      .executeTakeFirst();
    if (!order) return;
    // One after the other, so that the limit holds.
    await sql`select 1 from orders where id = ${order.id} for update`.execute(trx);
    const { count } = await trx
      .selectFrom('withdrawals')
      .select(sql<number>`count(*)`.as('count'))
      .where('order_id', '=', order.id)
      .where('handled_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (count >= MOST_OPEN) return;
    const lines = await trx
      .selectFrom('order_lines')
      .select('position')
      .where('order_id', '=', order.id)
      .execute();
    const known = new Set(lines.map(({ position }) => position));
    const { id } = await trx
      .insertInto('withdrawals')
      .values({
        order_id: order.id,
        name,
        positions: [...new Set(positions)].filter((position) => known.has(position)),
        reason,
        handled_at: null,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await mails.withdrawalReceived(trx, id);
  });
}
