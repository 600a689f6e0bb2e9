import type { PaymentState } from '../../src/domain/orders/order.ts';
import { type PaymentRow, latestPayment, paymentById } from '../payment/payments.ts';
import { alarmIfUnreadable, applyPaymentUpdate } from './payment-update.ts';
import type { CheckoutServices } from './services.ts';
import type { PaymentStatusRecord } from '../../src/api/payment/calls.ts';
import { type OrderState, hasEnded } from '../../src/domain/orders/order-state.ts';
import {
  ProviderUnavailableError,
  isOnlineMethod,
  type NewPayment,
  type OnlineMethod,
  type ProviderPayment,
  ProviderRefusedError,
} from '../payment/payment-provider.ts';
import type { OrderRow } from '../orders/order-records.ts';
import { CHECKOUT_TEXTS } from './checkout-texts.ts';
import { fill } from '../../src/i18n/fill.ts';

/**
 * Updates an open payment from its provider, which alone determines its state. Returns the state.
 * Rejects with `ProviderUnavailableError`.
 */
export async function askProvider(
  services: CheckoutServices,
  payment: PaymentRow,
): Promise<PaymentState> {
  if (payment.state !== 'open') return payment.state;
  const known = await ensurePayment(services, payment);
  return known.state === 'open' ? updateFromProvider(services, known) : known.state;
}

/**
 * Gets the state of a payment from the provider, even if it is no longer open, and applies it;
 * returns the state. Rejects with `ProviderUnavailableError`.
 */
export async function updateFromProvider(
  services: CheckoutServices,
  { id, state, provider, provider_id: providerId }: PaymentRow,
): Promise<PaymentState> {
  // A provider that is no longer configured cannot be queried.
  if (providerId === null || provider !== services.provider.name) return state;
  const askedAt = services.now();
  const news = await alarmIfUnreadable(services, id, services.provider.get(providerId));
  return news ? applyPaymentUpdate(services, id, { ...news, askedAt }) : state;
}

/**
 * The payment state of an order, queried from the provider while open; null: no order has this key.
 */
export async function paymentStatus(
  services: CheckoutServices,
  successKey: string,
): Promise<PaymentStatusRecord | null> {
  const order = await orderOfSuccessKey(services, successKey);
  if (!order) return null;
  const payment = await latestPayment(services.shop.db, order.id);
  if (payment?.state === 'open' && order.state === 'awaiting-payment') {
    try {
      await askProvider(services, payment);
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError)) throw error;
    }
  }
  const now = (await orderOfSuccessKey(services, successKey)) ?? order;
  const paid = await latestPayment(services.shop.db, order.id);
  const state = shownState(now.state, paid?.state ?? null);
  return {
    State: state,
    OrderId: order.id,
    OrderNumber: order.order_number,
    SuccessKey: successKey,
    PaymentUrl: state === 'open' ? (paid?.payment_url ?? null) : null,
  };
}

/** The shopper sees a finished order as final, even if its payment changes later. */
function shownState(order: OrderState, payment: PaymentState | null): PaymentState {
  // There was nothing to pay online.
  if (payment === null) return hasEnded(order) ? 'cancelled' : 'paid';
  if (!hasEnded(order)) return payment;
  if (order === 'refunded' || payment === 'refunded' || payment === 'paid') return 'refunded';
  return payment === 'open' ? (order === 'expired' ? 'expired' : 'cancelled') : payment;
}

export const orderOfSuccessKey = (
  { shop }: Pick<CheckoutServices, 'shop'>,
  successKey: string,
): Promise<OrderRow | undefined> =>
  shop.db.selectFrom('orders').selectAll().where('success_key', '=', successKey).executeTakeFirst();

/** The fields of an order that are sent to the payment provider. */
type PaidOrder = Pick<OrderRow, 'order_number' | 'locale' | 'success_key'>;

/**
 * Creates a payment at the provider if needed, outside any transaction; returns the resulting row.
 * Concurrent calls create one payment. If the provider refuses, the payment fails and its order
 * ends. Rejects with `ProviderUnavailableError`.
 */
export async function ensurePayment(
  services: CheckoutServices,
  payment: PaymentRow,
  order?: PaidOrder,
): Promise<PaymentRow> {
  const { shop, provider } = services;
  if (payment.provider_id !== null || payment.state !== 'open') return payment;
  if (payment.provider !== provider.name || !isOnlineMethod(payment.method)) return payment;
  let made: ProviderPayment;
  try {
    const asked = await newPayment(services, payment, payment.method, order);
    made = await alarmIfUnreadable(services, payment.id, provider.create(asked));
  } catch (error) {
    if (!(error instanceof ProviderRefusedError)) throw error;
    services.log.error({ payment: payment.id, err: error }, 'the provider refused a payment');
    await applyPaymentUpdate(services, payment.id, { state: 'failed' });
    return (await paymentById(shop.db, payment.id)) ?? payment;
  }
  const noted = await shop.db
    .updateTable('payments')
    .set({ provider_id: made.id, payment_url: made.paymentUrl, updated_at: services.now() })
    .where('id', '=', payment.id)
    .where('provider_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return noted ?? (await paymentById(shop.db, payment.id)) ?? payment;
}

async function newPayment(
  services: CheckoutServices,
  payment: PaymentRow,
  method: OnlineMethod,
  known?: PaidOrder,
): Promise<NewPayment> {
  const order = known ?? (await paidOrder(services, payment.order_id));
  return {
    idempotencyKey: payment.idempotency_key,
    reference: payment.idempotency_key,
    description: describe(services, order),
    amount: payment.amount_incl,
    method,
    issuer: payment.issuer,
    locale: order.locale,
    redirectUrl: services.origin() + services.returnPath(order.locale, order.success_key ?? ''),
    webhookUrl: services.webhookUrl(),
  };
}

const paidOrder = ({ shop }: CheckoutServices, orderId: number): Promise<PaidOrder> =>
  shop.db
    .selectFrom('orders')
    .select(['order_number', 'locale', 'success_key'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

/** The description of an order on the customer's bank statement. */
export const paymentDescription = async (services: CheckoutServices, orderId: number) =>
  describe(services, await paidOrder(services, orderId));

const describe = ({ shopName }: CheckoutServices, { locale, order_number: number }: PaidOrder) =>
  fill(CHECKOUT_TEXTS.orderAt[locale], { number, shop: shopName });
