/** Commands on orders, for the command line and the desk. */
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import {
  type OrderState,
  type OrderStep,
  stepEvent,
  ORDER_STATES,
  ORDER_STEPS,
} from '../../src/domain/orders/order-state.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import type { PaymentRow } from '../payment/payment-provider.ts';
import { moveOrder } from '../orders/reserve-stock.ts';
import { requestRefund, AVAILABILITY_KIND, billingJob, type OrderMails } from './services.ts';
import { ALARMS_STOPPING_SHIPMENT } from './payment-update.ts';
import {
  type ListedOrder,
  listOrders,
  type OrderDetail,
  orderDetail,
} from '../orders/operator-orders.ts';
import { Hono } from 'hono';
import { command, requireInternal } from '../platform/http/handled-call.ts';

/** `POST /api/internal/orders`: `npm run orders` calls this on a running shop. */
export function orderCommandRoutes(options: AdvanceOptions, token: string): Hono {
  const app = new Hono();
  app.use(requireInternal(token));
  app.post(
    '/',
    command(orderCommandSchema, (input) => runOrderCommand(options, input)),
  );
  return app;
}

interface RefundOptions {
  db: Kysely<Database>;
  jobs: JobQueue;
  now(): Date;
}

interface RefundedOrder {
  state: OrderState;
  /** Cents to be refunded by the provider; 0 if nothing was paid online. */
  refunded: number;
}

/**
 * Ends an order on the operator's request: releases what it holds, and refunds online payments. A
 * job calls the provider, so a crash loses nothing. Throws an Error with a readable message if
 * there is no such order or it has ended.
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
    // An order that was never paid is cancelled.
    const isUnpaid = order.state === 'placed' || order.state === 'awaiting-payment';
    const movedOrder = await moveOrder(trx, order.id, isUnpaid ? 'cancel' : 'refund', now());
    if (!movedOrder)
      throw new Error(`Order ${orderNumber} is ${order.state}: there is nothing to refund.`);
    for (const payment of paid) await requestRefund(trx, jobs, payment);
    if (movedOrder.productIdsToRender.length > 0)
      await jobs.enqueue(trx, {
        kind: AVAILABILITY_KIND,
        payload: { productIds: movedOrder.productIdsToRender },
      });
    await jobs.enqueue(trx, billingJob(order.id));
    const refundable = (payment: PaymentRow) =>
      Math.max(0, payment.amount_incl - payment.refunded_incl - payment.charged_back_incl);
    const refunded = paid.reduce((sum, payment) => sum + refundable(payment), 0);
    return { state: movedOrder.state, refunded };
  });
}

export interface AdvanceOptions extends RefundOptions {
  mails: Pick<OrderMails, 'sendReadyNotice' | 'sendShippedNotice'>;
}

interface AdvancedOrder {
  state: OrderState;
}

/**
 * Advances an order one step and tells the customer by mail: ready for pickup, or on its way.
 * Throws an Error with a readable message if there is no such order or the step is not next.
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
    if (event !== 'deliver' && (await isShippingStopped(trx, id)))
      throw new Error(
        `Money of order ${orderNumber} went back: its goods stay until an editor has seen the alarm.`,
      );
    const movedOrder = await moveOrder(trx, id, event, now());
    if (!movedOrder)
      throw new Error(`Order ${orderNumber} is ${state}: "${step}" does not come next.`);
    if (step === 'complete') await jobs.enqueue(trx, billingJob(id));
    if (step === 'ready' && method === 'Pickup') await mails.sendReadyNotice(trx, id);
    if (step === 'ship') await mails.sendShippedNotice(trx, id);
    return { state: movedOrder.state };
  });
}

/** True if the order has an unexpected refund or charge-back that no operator has handled yet. */
async function isShippingStopped(trx: Transaction<Database>, orderId: number): Promise<boolean> {
  const found = await trx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('alarm', 'in', ALARMS_STOPPING_SHIPMENT)
    .executeTakeFirst();
  return found !== undefined;
}

const orderNumberSchema = z.string().min(1).max(20);

const orderCommandSchema = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('list'),
    limit: z.int().min(1).max(1_000),
    before: z.int().min(1).optional(),
    state: z.enum(ORDER_STATES).optional(),
  }),
  z.object({ do: z.literal('show'), number: orderNumberSchema }),
  z.object({ do: z.literal('refund'), number: orderNumberSchema }),
  z.object({ do: z.literal('advance'), number: orderNumberSchema, step: z.enum(ORDER_STEPS) }),
]);

export type OrderCommand = z.infer<typeof orderCommandSchema>;

export interface OrderCommandResults {
  list: ListedOrder[];
  show: OrderDetail | null;
  refund: RefundedOrder;
  advance: AdvancedOrder;
}

/** Runs a command; throws an Error with a readable message if that is not possible. */
export async function runOrderCommand<C extends OrderCommand>(
  options: AdvanceOptions,
  command: C,
): Promise<OrderCommandResults[C['do']]> {
  const runCommand = (): Promise<OrderCommandResults[OrderCommand['do']]> => {
    if (command.do === 'list') return listOrders(options.db, command);
    if (command.do === 'show') return orderDetail(options.db, command.number);
    if (command.do === 'advance') return advanceOrder(options, command.number, command.step);
    return refundOrder(options, command.number);
  };
  return (await runCommand()) as OrderCommandResults[C['do']];
}
