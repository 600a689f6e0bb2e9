import type { Kysely } from 'kysely';
import type { OrderState } from '../../src/domain/orders/order-state.ts';
import type { Database } from '../db/schema/database.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { PaymentRow } from '../payment/payments.ts';
import { moveOrder } from '../orders/move-order.ts';
import { askRefund } from './ask-refund.ts';
import { AVAILABILITY_KIND, billJob } from './follow-up-kind.ts';

export interface RefundOptions {
  db: Kysely<Database>;
  jobs: JobQueue;
  now(): Date;
}

export interface RefundedOrder {
  state: OrderState;
  /** Cents that the provider is asked to refund; 0 where nothing was paid online. */
  refunded: number;
}

/**
 * Ends an order on the operator's request: gives back what it holds, and refunds what was paid
 * online. The provider is asked by a job, so a crash loses nothing. Throws an Error of one sentence
 * where there is no such order or it has ended.
 */
export function refundOrder(
  { db, jobs, now }: RefundOptions,
  orderNumber: string,
): Promise<RefundedOrder> {
  return db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select(['id', 'state'])
      .where('order_number', '=', orderNumber)
      .executeTakeFirst();
    if (!order) throw new Error(`There is no order ${orderNumber}.`);
    const paid = await trx
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', order.id)
      .where('state', '=', 'paid')
      .execute();
    // What was never paid is cancelled.
    const isUnpaid = order.state === 'placed' || order.state === 'awaiting-payment';
    const moved = await moveOrder(trx, order.id, isUnpaid ? 'cancel' : 'refund', now());
    if (!moved)
      throw new Error(`Order ${orderNumber} is ${order.state}: there is nothing to refund.`);
    for (const payment of paid) await askRefund(trx, jobs, payment);
    if (moved.flipped.length > 0)
      await jobs.enqueue(trx, { kind: AVAILABILITY_KIND, payload: { productIds: moved.flipped } });
    await jobs.enqueue(trx, billJob(order.id));
    const left = (each: PaymentRow) =>
      Math.max(0, each.amount_incl - each.refunded_incl - each.charged_back_incl);
    const refunded = paid.reduce((sum, each) => sum + left(each), 0);
    return { state: moved.state, refunded };
  });
}
