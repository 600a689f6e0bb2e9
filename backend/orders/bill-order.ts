import type { Kysely } from 'kysely';
import { PAYMENT_TERM_DAYS, needsInvoice } from '../../src/domain/orders/billing.ts';
import { localTime } from '../../src/domain/opening-hours.ts';
import { hasEnded } from '../../src/domain/orders/transitions.ts';
import type { Database } from '../db/schema/database.ts';
import { insertInvoice } from './insert-invoice.ts';

const DAY_MS = 86_400_000;

/**
 * Adds the invoice or credit note that the state of an order asks for: an invoice, paid or due on
 * account; a credit note once an invoiced order has ended. Idempotent. Runs as a job, because
 * gap-free numbers are assigned one at a time and orders must not wait for that.
 */
export function billOrder(db: Kysely<Database>, orderId: number, now: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select(['id', 'state', 'payment_method', 'total_incl'])
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
    if (!order || order.total_incl === 0) return;
    const known = await trx
      .selectFrom('invoices')
      .select(['id', 'credits'])
      .where('order_id', '=', orderId)
      .execute();
    const invoice = known.find(({ credits }) => credits === null);
    const date = localTime(now).day;
    if (!invoice && needsInvoice(order.state, order.payment_method)) {
      const isOnAccount = order.payment_method === 'account';
      const due = new Date(now.getTime() + (isOnAccount ? PAYMENT_TERM_DAYS * DAY_MS : 0));
      await insertInvoice(trx, {
        ...{ orderId, date, dueDate: localTime(due).day, paidAt: isOnAccount ? null : now },
      });
    }
    if (!invoice || !hasEnded(order.state) || known.length > 1) return;
    await insertInvoice(trx, { orderId, date, dueDate: date, paidAt: now, credits: invoice.id });
    // Nothing is left to pay.
    await trx
      .updateTable('invoices')
      .set({ paid_at: now })
      .where('id', '=', invoice.id)
      .where('paid_at', 'is', null)
      .execute();
  });
}
