import type { Kysely, Transaction } from 'kysely';
import { PAYMENT_TERM_DAYS, needsInvoice } from '../../src/domain/orders/billing.ts';
import { takenBack } from '../../src/domain/orders/payment-money.ts';
import { localTime } from '../../src/domain/opening-hours.ts';
import { hasEnded } from '../../src/domain/orders/transitions.ts';
import type { Database } from '../db/schema/database.ts';
import { insertInvoice } from './insert-invoice.ts';

const DAY_MS = 86_400_000;

/**
 * Adds the invoice or credit note that the state of an order asks for: an invoice, paid or due on
 * account; a credit note once an invoiced order has ended, and for each part of its money that went
 * back before. Idempotent. Runs as a job, because
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
      .select(['id', 'credits', 'total_incl'])
      .where('order_id', '=', orderId)
      .execute();
    let invoiceId = known.find(({ credits }) => credits === null)?.id;
    const date = localTime(now).day;
    if (invoiceId === undefined && needsInvoice(order.state, order.payment_method)) {
      const isOnAccount = order.payment_method === 'account';
      const due = new Date(now.getTime() + (isOnAccount ? PAYMENT_TERM_DAYS * DAY_MS : 0));
      invoiceId = await insertInvoice(trx, {
        ...{ orderId, date, dueDate: localTime(due).day, paidAt: isOnAccount ? null : now },
      });
    }
    if (invoiceId === undefined) return;
    const credited = known.reduce((sum, each) => sum - Math.min(0, each.total_incl), 0);
    const goesBack = hasEnded(order.state) ? order.total_incl : await wentBack(trx, orderId);
    const amount = Math.min(goesBack, order.total_incl) - credited;
    if (amount <= 0) return;
    const credits = { id: invoiceId, amount, before: credited };
    await insertInvoice(trx, { orderId, date, dueDate: date, paidAt: now, credits });
    if (credited + amount < order.total_incl) return;
    // Nothing is left to pay.
    await trx
      .updateTable('invoices')
      .set({ paid_at: now })
      .where('id', '=', invoiceId)
      .where('paid_at', 'is', null)
      .execute();
  });
}

/** Cents of a living order that went back without the shop having asked for it. */
async function wentBack(trx: Transaction<Database>, orderId: number): Promise<number> {
  const payments = await trx
    .selectFrom('payments')
    .select(['refunded_incl', 'charged_back_incl', 'refund_asked_incl'])
    .where('order_id', '=', orderId)
    .execute();
  return payments.reduce(
    (sum, { refunded_incl: refunded, charged_back_incl: chargedBack, refund_asked_incl }) =>
      sum + takenBack({ refunded, chargedBack, refundAsked: refund_asked_incl }),
    0,
  );
}
