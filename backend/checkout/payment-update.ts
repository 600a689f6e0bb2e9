import { type Transaction, type Selectable, type Kysely } from 'kysely';
import type { Database } from '../platform/db/schema/database.ts';
import type { PaymentState } from '../../src/domain/orders/order.ts';
import {
  applyPaymentReport,
  unrequestedRefunds,
  type AlarmReason,
} from '../../src/domain/orders/billing.ts';
import { PAYMENT_EVENTS } from '../../src/domain/orders/order-state.ts';
import type { OrderTable } from '../platform/db/schema/orders.ts';
import { removeOrderedLines } from './order-content.ts';
import { moveOrder } from '../orders/reserve-stock.ts';
import {
  type ProviderPayment,
  ProviderUnreadableError,
  latestPayment,
  type PaymentRow,
} from '../payment/payment-provider.ts';
import {
  requestRefund,
  AVAILABILITY_KIND,
  billingJob,
  orderConfirmationJob,
  type CheckoutServices,
} from './services.ts';

/** The provider's data about a payment; only the state if it refused to create one. */
export type PaymentUpdate = Pick<ProviderPayment, 'state'> &
  Partial<ProviderPayment> & {
    /** When the provider was queried; absent: just now. */
    queriedAt?: Date;
  };

/**
 * Applies the provider's data to a payment and its order. Safe for repeated, outdated or reordered
 * data. A payment for an order that ended or was already paid is refunded and sets an alarm; an
 * unrequested refund or charge-back also sets one. If all its money is gone, the order ends.
 * Returns the state of the payment.
 */
export function applyPaymentUpdate(
  services: CheckoutServices,
  paymentId: number,
  update: PaymentUpdate,
): Promise<PaymentState> {
  const { shop, now } = services;
  return shop.db.transaction().execute(async (trx) => {
    const order = await lockOrderOf(trx, paymentId);
    const payment = await trx
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', paymentId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (update.amount !== undefined && update.amount !== payment.amount_incl) {
      await setAlarm(trx, paymentId, 'amount-differs');
      return payment.state;
    }
    const current = paymentAmounts(payment);
    const report = {
      state: update.state,
      refunded: update.refunded ?? current.refunded,
      chargedBack: update.chargedBack ?? current.chargedBack,
    };
    // The data does not include refunds made after the query.
    const isLatest = update.queriedAt === undefined || update.queriedAt >= payment.updated_at;
    const after = applyPaymentReport(current, report, isLatest);
    const { state, refunded, chargedBack, alarm } = after;
    const changed = await trx
      .updateTable('payments')
      .set({
        state,
        // Hide the provider's page: it may still open, which would be confusing.
        payment_url: state === 'open' ? (update.paymentUrl ?? payment.payment_url) : null,
        ...{ refunded_incl: refunded, charged_back_incl: chargedBack, updated_at: now() },
        ...(payment.provider_id === null && update.id && { provider_id: update.id }),
        ...(alarm && { alarm }),
      })
      .where('id', '=', paymentId)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (state !== payment.state) await updateOrder(trx, services, order, changed, payment.state);
    // Creates the credit note for the returned money; the order may continue.
    if (alarm) await services.jobs.enqueue(trx, billingJob(order.id));
    return state;
  });
}

const paymentAmounts = (payment: PaymentRow) => ({
  ...{ state: payment.state, amount: payment.amount_incl, refunded: payment.refunded_incl },
  ...{ chargedBack: payment.charged_back_incl, requestedRefund: payment.refund_asked_incl },
});

async function updateOrder(
  trx: Transaction<Database>,
  { jobs, now }: CheckoutServices,
  order: Selectable<OrderTable>,
  payment: PaymentRow,
  stateBefore: PaymentState,
): Promise<void> {
  const { id: paymentId, state } = payment;
  // A failed refund or a reversed charge-back: an operator decides.
  if (stateBefore === 'refunded') return;
  const event = stateBefore === 'paid' ? await refundEventOf(trx, payment) : PAYMENT_EVENTS[state];
  // A failed payment ends the order only if no later one can still be paid.
  const isCurrent =
    stateBefore === 'paid' ||
    state === 'paid' ||
    (await latestPayment(trx, order.id))?.id === paymentId;
  const movedOrder = event && isCurrent ? await moveOrder(trx, order.id, event, now()) : null;
  if (movedOrder && movedOrder.productIdsToRender.length > 0)
    await jobs.enqueue(trx, {
      kind: AVAILABILITY_KIND,
      payload: { productIds: movedOrder.productIdsToRender },
    });
  if (state !== 'paid') return;
  if (movedOrder) {
    await removeOrderedLines(trx, order, now());
    await jobs.enqueue(trx, orderConfirmationJob(order.id));
    return;
  }
  await setAlarm(trx, paymentId, 'paid-after-end');
  await requestRefund(trx, jobs, payment);
}

/** The event for an order whose money was completely returned; null if another payment paid it. */
async function refundEventOf(
  trx: Transaction<Database>,
  payment: PaymentRow,
): Promise<'refund' | null> {
  if (unrequestedRefunds(paymentAmounts(payment)) === 0) return null;
  const otherPayment = await trx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', payment.order_id)
    .where('state', '=', 'paid')
    .whereRef('refund_asked_incl', '<', 'amount_incl')
    .executeTakeFirst();
  return otherPayment ? null : 'refund';
}

/** Locks the cart and the order of a payment, in the same order as confirming does. */
async function lockOrderOf(
  trx: Transaction<Database>,
  paymentId: number,
): Promise<Selectable<OrderTable>> {
  const { cart_id: cartId, order_id: orderId } = await trx
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['orders.cart_id', 'payments.order_id'])
    .where('payments.id', '=', paymentId)
    .executeTakeFirstOrThrow();
  if (cartId !== null)
    await trx.selectFrom('carts').select('id').where('id', '=', cartId).forUpdate().execute();
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Why an operator must check a payment. */
type PaymentAlarm =
  | 'paid-after-end'
  | 'amount-differs'
  | 'open-too-long'
  | 'unreadable'
  | AlarmReason;

/**
 * Alarms that stop the shipment: money of the order was returned unexpectedly, so an operator
 * checks before goods leave.
 */
export const ALARMS_STOPPING_SHIPMENT: readonly PaymentAlarm[] = [
  'charged-back',
  'refunded-outside',
  'refunded-too-much',
];

/** Sets an alarm on a payment, for the operator. */
export async function setAlarm(
  db: Kysely<Database>,
  paymentId: number,
  alarm: PaymentAlarm,
): Promise<void> {
  await db.updateTable('payments').set({ alarm }).where('id', '=', paymentId).execute();
}

/** The provider's response about a payment; sets an alarm if it is unreadable. */
export async function alarmIfUnreadable<Answer>(
  { shop, log }: CheckoutServices,
  paymentId: number,
  response: Promise<Answer>,
): Promise<Answer> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof ProviderUnreadableError) {
      log.error({ payment: paymentId, err: error }, 'an answer about a payment cannot be read');
      await setAlarm(shop.db, paymentId, 'unreadable');
    }
    throw error;
  }
}
