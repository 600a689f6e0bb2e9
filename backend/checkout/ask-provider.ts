import type { PaymentState } from '../../src/domain/orders/payment.ts';
import { type PaymentRow, latestPayment } from '../payment/payments.ts';
import { ensurePayment } from './ensure-payment.ts';
import { alarmIfUnreadable } from './payment-alarm.ts';
import { applyPaymentUpdate } from './payment-update.ts';
import type { CheckoutServices } from './services.ts';
import type { PaymentStatusRecord } from '../../src/api/payment/wire.ts';
import { type OrderState, hasEnded } from '../../src/domain/orders/order-state.ts';
import { ProviderUnavailableError } from '../payment/payment-provider.ts';
import type { OrderRow } from '../orders/order-records.ts';

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

/** A finished order is final for the shopper, whatever the state of its payment. */
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
