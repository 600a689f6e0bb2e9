import { sql, type Transaction, type Selectable } from 'kysely';
import type { CartRow } from '../cart/own-cart.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { PaymentState } from '../../src/domain/orders/payment.ts';
import { applyPaymentReport, unrequestedRefunds } from '../../src/domain/orders/billing.ts';
import { PAYMENT_EVENTS } from '../../src/domain/orders/order-state.ts';
import type { OrderTable } from '../platform/db/schema/orders.ts';
import { moveOrder } from '../orders/move-order.ts';
import type { ProviderPayment } from '../payment/payment-provider.ts';
import { latestPayment, type PaymentRow } from '../payment/payments.ts';
import { askRefund, AVAILABILITY_KIND, billJob, confirmedJob } from './job-kinds.ts';
import { setAlarm } from './payment-alarm.ts';
import type { CheckoutServices } from './services.ts';

/**
 * Takes what an order bought out of its cart, and gives the cart a new id: it can be ordered from
 * again. What was added meanwhile stays. Answers the cart; undefined where it is gone.
 */
export async function finishCart(
  trx: Transaction<Database>,
  order: { id: number; cart_id: number | null },
  now: Date,
): Promise<CartRow | undefined> {
  const { id: orderId, cart_id: cartId } = order;
  if (cartId === null) return undefined;
  const { rows } = await sql<CartRow>`
    with bought as (
      select product_id, quantity from order_lines where order_id = ${orderId}
    ), emptied as (
      delete from cart_lines l using bought b
      where l.cart_id = ${cartId} and b.product_id = l.product_id and l.quantity <= b.quantity
    ), used as (
      delete from cart_vouchers where cart_id = ${cartId}
        and voucher_id in (select voucher_id from order_vouchers where order_id = ${orderId})
    ), reduced as (
      update cart_lines l set quantity = l.quantity - b.quantity, merged_quantity = 0
      from bought b
      where l.cart_id = ${cartId} and b.product_id = l.product_id and l.quantity > b.quantity
    )
    update carts set id = default, shipping_slot = null, shipping_date = null,
      shipping_from = null, shipping_to = null, payment_method = null, payment_issuer = null,
      points_to_redeem = 0, updated_at = ${now}
    where id = ${cartId} returning *`.execute(trx);
  return rows[0];
}

/** The provider's answer about a payment; only the state where it refused to create one. */
export type PaymentUpdate = Pick<ProviderPayment, 'state'> &
  Partial<ProviderPayment> & {
    /** When the provider was asked; absent: just now. */
    askedAt?: Date;
  };

/**
 * Applies the provider's answer to the payment and to its order. Repeated, older or reordered
 * answers do no harm. A payment that was paid although its order ended, or was paid before, is
 * refunded and gets an alarm; so does one that was refunded or charged back without the shop having
 * asked for it. If all its money is gone, the order ends. Returns the state of the payment.
 */
export function applyPaymentUpdate(
  services: CheckoutServices,
  paymentId: number,
  news: PaymentUpdate,
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
    const known = paymentFacts(payment);
    const told = {
      state: news.state,
      refunded: news.refunded ?? known.refunded,
      chargedBack: news.chargedBack ?? known.chargedBack,
    };
    // A refund that was made since the provider was asked is not part of its answer.
    const isLatest = news.askedAt === undefined || news.askedAt >= payment.updated_at;
    const after = applyPaymentReport(known, told, isLatest);
    const { state, refunded, chargedBack, alarm } = after;
    const changed = await trx
      .updateTable('payments')
      .set({
        state,
        // Hide the provider's page: it may still open, which would only confuse.
        payment_url: state === 'open' ? (news.paymentUrl ?? payment.payment_url) : null,
        ...{ refunded_incl: refunded, charged_back_incl: chargedBack, updated_at: now() },
        ...(payment.provider_id === null && news.id && { provider_id: news.id }),
        ...(alarm && { alarm }),
      })
      .where('id', '=', paymentId)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (state !== payment.state) await updateOrder(trx, services, order, changed, payment.state);
    // Makes the credit note for the returned money; the order may go on.
    if (alarm) await services.jobs.enqueue(trx, billJob(order.id));
    return state;
  });
}

const paymentFacts = (payment: PaymentRow) => ({
  ...{ state: payment.state, amount: payment.amount_incl, refunded: payment.refunded_incl },
  ...{ chargedBack: payment.charged_back_incl, refundAsked: payment.refund_asked_incl },
});

async function updateOrder(
  trx: Transaction<Database>,
  { jobs, now }: CheckoutServices,
  order: Selectable<OrderTable>,
  payment: PaymentRow,
  before: PaymentState,
): Promise<void> {
  const { id: paymentId, state } = payment;
  // A refund failed, or a charge-back was undone: an operator decides what follows.
  if (before === 'refunded') return;
  const event = before === 'paid' ? await refundEventOf(trx, payment) : PAYMENT_EVENTS[state];
  // A failed payment ends the order only if no later one can still be paid.
  const isCurrent =
    before === 'paid' || state === 'paid' || (await latestPayment(trx, order.id))?.id === paymentId;
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
  await askRefund(trx, jobs, payment);
}

/** The event of an order of which all money went back; null where it was paid by another payment. */
async function refundEventOf(
  trx: Transaction<Database>,
  payment: PaymentRow,
): Promise<'refund' | null> {
  if (unrequestedRefunds(paymentFacts(payment)) === 0) return null;
  const other = await trx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', payment.order_id)
    .where('state', '=', 'paid')
    .whereRef('refund_asked_incl', '<', 'amount_incl')
    .executeTakeFirst();
  return other ? null : 'refund';
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
