import type { OrderRow } from '../orders/order-records.ts';
import {
  isOnlineMethod,
  type NewPayment,
  type OnlineMethod,
  type ProviderPayment,
  ProviderRefusedError,
} from '../payment/payment-provider.ts';
import { paymentById, type PaymentRow } from '../payment/payments.ts';
import { CHECKOUT_TEXTS } from './checkout-texts.ts';
import { alarmIfUnreadable } from './payment-alarm.ts';
import { applyPaymentUpdate } from './payment-update.ts';
import type { CheckoutServices } from './services.ts';
import { fill } from '../../src/i18n/fill.ts';

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
