import type { Transaction } from 'kysely';
import type { OrderState } from '../../src/domain/orders/order-state.ts';
import { type OrderStep, stepEvent } from '../../src/domain/orders/order-step.ts';
import type { Database } from '../db/schema/database.ts';
import { moveOrder } from '../orders/move-order.ts';
import { billJob } from './follow-up-kind.ts';
import { STOPS_SHIPPING } from './payment-alarm.ts';
import type { RefundOptions } from './refund-order.ts';
import type { OrderMails } from './services.ts';

export interface AdvanceOptions extends RefundOptions {
  mails: Pick<OrderMails, 'orderReady' | 'orderShipped'>;
}

export interface AdvancedOrder {
  state: OrderState;
}

/**
 * Takes an order one step further and tells the customer: by mail that it lies ready in the store,
 * or that it is on its way. Throws an Error of one sentence where there is no such order or the
 * step does not come next.
 */
export function advanceOrder(
  { db, jobs, now, mails }: AdvanceOptions,
  orderNumber: string,
  step: OrderStep,
): Promise<AdvancedOrder> {
  return db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select(['id', 'state', 'shipping_method'])
      .where('order_number', '=', orderNumber)
      .forUpdate()
      .executeTakeFirst();
    if (!order) throw new Error(`There is no order ${orderNumber}.`);
    const { id, state, shipping_method: method } = order;
    const event = stepEvent(step, method);
    if (!event) throw new Error(`Order ${orderNumber} is picked up at a store: it is not shipped.`);
    if (event !== 'deliver' && (await isStopped(trx, id)))
      throw new Error(
        `Money of order ${orderNumber} went back: its goods stay until an editor has seen the alarm.`,
      );
    const moved = await moveOrder(trx, id, event, now());
    if (!moved) throw new Error(`Order ${orderNumber} is ${state}: "${step}" does not come next.`);
    if (step === 'complete') await jobs.enqueue(trx, billJob(id));
    if (step === 'ready' && method === 'Pickup') await mails.orderReady(trx, id);
    if (step === 'ship') await mails.orderShipped(trx, id);
    return { state: moved.state };
  });
}

/** True while nobody has looked at money of the order that went back. */
async function isStopped(trx: Transaction<Database>, orderId: number): Promise<boolean> {
  const found = await trx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('alarm', 'in', STOPS_SHIPPING)
    .executeTakeFirst();
  return found !== undefined;
}
