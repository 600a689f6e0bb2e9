import type { Selectable, Transaction } from 'kysely';
import type { PaymentState } from '../../src/domain/entities/payment.ts';
import { nextPaymentState, PAYMENT_EVENTS } from '../../src/domain/orders/transitions.ts';
import type { Database } from '../db/schema/database.ts';
import type { OrderTable } from '../db/schema/orders.ts';
import { moveOrder } from '../orders/move-order.ts';
import type { ProviderPayment } from '../payment/payment-provider.ts';
import { latestPayment, type PaymentRow } from '../payment/payments.ts';
import { finishCart } from './finish-cart.ts';
import { AVAILABILITY_KIND, confirmedJob, REFUND_KIND } from './follow-up-kind.ts';
import type { CheckoutServices } from './services.ts';

/** What the provider says of a payment; only its state where it refused to make one. */
export type PaymentNews = Pick<ProviderPayment, 'state'> & Partial<ProviderPayment>;

/** Why an operator must look at a payment. */
export const ALARMS = ['paid-after-end', 'amount-differs', 'open-too-long'] as const;
export type PaymentAlarm = (typeof ALARMS)[number];

/**
 * Takes over what the provider says of a payment, and moves its order. The same news again, older
 * news and news in any order are harmless. A payment that was paid although its order ended, or
 * was paid before, is refunded and gets an alarm. Answers the payment's state.
 */
export function applyNews(
  services: CheckoutServices,
  paymentId: number,
  news: PaymentNews,
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
    if (news.amount !== undefined && news.amount !== payment.amount_incl) {
      await setAlarm(trx, paymentId, 'amount-differs');
      return payment.state;
    }
    const state = nextPaymentState(payment.state, news.state);
    await trx
      .updateTable('payments')
      .set({
        state,
        // A page of the provider that still opens would only confuse.
        payment_url: state === 'open' ? (news.paymentUrl ?? payment.payment_url) : null,
        refunded_incl: Math.max(payment.refunded_incl, news.refunded ?? 0),
        ...(payment.provider_id === null && news.id && { provider_id: news.id }),
        updated_at: now(),
      })
      .where('id', '=', paymentId)
      .execute();
    if (state !== payment.state) await follow(trx, services, order, { ...payment, state });
    return state;
  });
}

async function follow(
  trx: Transaction<Database>,
  { jobs, now }: CheckoutServices,
  order: Selectable<OrderTable>,
  payment: PaymentRow,
): Promise<void> {
  const { id: paymentId, state, amount_incl: amount } = payment;
  const event = PAYMENT_EVENTS[state];
  // A failed payment ends the order only if no later one can still be paid.
  const isCurrent = state === 'paid' || (await latestPayment(trx, order.id))?.id === paymentId;
  const moved = event && isCurrent ? await moveOrder(trx, order.id, event, now()) : null;
  if (moved && moved.flipped.length > 0)
    await jobs.enqueue(trx, { kind: AVAILABILITY_KIND, payload: { productIds: moved.flipped } });
  if (state !== 'paid') return;
  if (moved) {
    await finishCart(trx, order, now());
    await jobs.enqueue(trx, confirmedJob(order.id));
    return;
  }
  await setAlarm(trx, paymentId, 'paid-after-end');
  await jobs.enqueue(trx, {
    kind: REFUND_KIND,
    payload: { paymentId, refundTo: amount },
    key: `${paymentId}-${amount}`,
  });
}

/** Marks a payment for the operator. */
export async function setAlarm(
  trx: Transaction<Database>,
  paymentId: number,
  alarm: PaymentAlarm,
): Promise<void> {
  await trx.updateTable('payments').set({ alarm }).where('id', '=', paymentId).execute();
}

/** Locks the cart and the order of a payment, in the order in which confirming locks them. */
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
