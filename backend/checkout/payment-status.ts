/**
 * Queries the state of payments at their provider, when the shop needs it and when the provider
 * reports a change.
 */
import type { PaymentState } from '../../src/domain/orders/order.ts';
import {
  type PaymentRow,
  latestPayment,
  paymentById,
  ProviderUnavailableError,
  isOnlineMethod,
  type NewPayment,
  type OnlineMethod,
  type ProviderPayment,
  ProviderRefusedError,
} from '../payment/payment-provider.ts';
import { alarmIfUnreadable, applyPaymentUpdate } from './payment-update.ts';
import type { CheckoutServices } from './services.ts';
import type { PaymentStatusRecord } from '../../src/api/payment/calls.ts';
import { type OrderState, hasEnded } from '../../src/domain/orders/order-state.ts';
import type { OrderRow } from '../orders/order-records.ts';
import { CHECKOUT_TEXTS } from './checkout-texts.ts';
import { fill } from '../../src/i18n/fill.ts';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';

/**
 * Updates an open payment from its provider, which alone determines its state. Returns the state.
 * Rejects with `ProviderUnavailableError`.
 */
export async function updatePaymentFromProvider(
  services: CheckoutServices,
  payment: PaymentRow,
): Promise<PaymentState> {
  if (payment.state !== 'open') return payment.state;
  const current = await ensurePayment(services, payment);
  return current.state === 'open' ? updateFromProvider(services, current) : current.state;
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
  const queriedAt = services.now();
  const providerPayment = await alarmIfUnreadable(services, id, services.provider.get(providerId));
  return providerPayment
    ? applyPaymentUpdate(services, id, { ...providerPayment, queriedAt })
    : state;
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
      await updatePaymentFromProvider(services, payment);
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError)) throw error;
    }
  }
  const currentOrder = (await orderOfSuccessKey(services, successKey)) ?? order;
  const currentPayment = await latestPayment(services.shop.db, order.id);
  const state = shownState(currentOrder.state, currentPayment?.state ?? null);
  return {
    State: state,
    OrderId: order.id,
    OrderNumber: order.order_number,
    SuccessKey: successKey,
    PaymentUrl: state === 'open' ? (currentPayment?.payment_url ?? null) : null,
  };
}

/**
 * The payment state to show. An order that ended is shown as ended, whatever happens to its payment
 * afterwards.
 */
function shownState(order: OrderState, payment: PaymentState | null): PaymentState {
  // There is no online payment.
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
type OrderForProvider = Pick<OrderRow, 'order_number' | 'locale' | 'success_key'>;

/**
 * Creates a payment at the provider if needed, outside any transaction; returns the resulting row.
 * Concurrent calls create one payment. If the provider refuses, the payment fails and its order
 * ends. Rejects with `ProviderUnavailableError`.
 */
export async function ensurePayment(
  services: CheckoutServices,
  payment: PaymentRow,
  order?: OrderForProvider,
): Promise<PaymentRow> {
  const { shop, provider } = services;
  if (payment.provider_id !== null || payment.state !== 'open') return payment;
  if (payment.provider !== provider.name || !isOnlineMethod(payment.method)) return payment;
  let providerPayment: ProviderPayment;
  try {
    const newPayment = await buildNewPayment(services, payment, payment.method, order);
    providerPayment = await alarmIfUnreadable(services, payment.id, provider.create(newPayment));
  } catch (error) {
    if (!(error instanceof ProviderRefusedError)) throw error;
    services.log.error({ payment: payment.id, err: error }, 'the provider refused a payment');
    await applyPaymentUpdate(services, payment.id, { state: 'failed' });
    return (await paymentById(shop.db, payment.id)) ?? payment;
  }
  const updated = await shop.db
    .updateTable('payments')
    .set({
      provider_id: providerPayment.id,
      payment_url: providerPayment.paymentUrl,
      updated_at: services.now(),
    })
    .where('id', '=', payment.id)
    .where('provider_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return updated ?? (await paymentById(shop.db, payment.id)) ?? payment;
}

async function buildNewPayment(
  services: CheckoutServices,
  payment: PaymentRow,
  method: OnlineMethod,
  knownOrder?: OrderForProvider,
): Promise<NewPayment> {
  const order = knownOrder ?? (await orderForProvider(services, payment.order_id));
  return {
    idempotencyKey: payment.idempotency_key,
    reference: payment.idempotency_key,
    description: describePayment(services, order),
    amount: payment.amount_incl,
    method,
    issuer: payment.issuer,
    locale: order.locale,
    redirectUrl: services.origin() + services.returnPath(order.locale, order.success_key ?? ''),
    webhookUrl: services.webhookUrl(),
  };
}

const orderForProvider = ({ shop }: CheckoutServices, orderId: number): Promise<OrderForProvider> =>
  shop.db
    .selectFrom('orders')
    .select(['order_number', 'locale', 'success_key'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

/** The description of an order on the customer's bank statement. */
export const paymentDescription = async (services: CheckoutServices, orderId: number) =>
  describePayment(services, await orderForProvider(services, orderId));

const describePayment = (
  { shopName }: CheckoutServices,
  { locale, order_number: number }: OrderForProvider,
) => fill(CHECKOUT_TEXTS.orderAt[locale], { number, shop: shopName });

export const WEBHOOK_PATH = '/api/hooks/payment';

const MAX_BODY_BYTES = 1_000;
const PAYMENT_ID_FORMAT = /^\w[\w-]{2,60}$/;

/**
 * `POST` with a form `id=…`: the provider reports a change of a payment. The call is unsigned and
 * contains no state, so the provider is queried, and forged calls are harmless. Status 503 makes
 * the provider retry.
 */
export function webhookRoutes(services: CheckoutServices): Hono {
  const { shop, provider, log, now } = services;
  const app = new Hono();
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }));
  app.post('/', async (c) => {
    const { id } = await c.req.parseBody().catch(() => ({ id: '' }));
    if (typeof id !== 'string' || !PAYMENT_ID_FORMAT.test(id))
      return c.text('An id is missing.', 400);
    try {
      const queriedAt = now();
      const providerPayment = await getProviderPayment(services, id);
      // The response is the same for known and unknown ids.
      if (!providerPayment) return c.text('ok');
      const payment = await shop.db
        .selectFrom('payments')
        .select('id')
        .where('provider', '=', provider.name)
        // The provider may call before the result of the creation was stored.
        .where(({ eb, or, and }) =>
          or([
            eb('provider_id', '=', id),
            and([
              eb('provider_id', 'is', null),
              eb('idempotency_key', '=', referenceOf(providerPayment)),
            ]),
          ]),
        )
        .executeTakeFirst();
      if (payment)
        await applyPaymentUpdate(services, payment.id, { ...providerPayment, queriedAt });
      else await storeStrayPayment(services, providerPayment);
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError)) throw error;
      log.warn({ err: error }, 'the provider called and cannot be asked');
      return c.text('Try again later.', 503, { 'Retry-After': '60' });
    }
    return c.text('ok');
  });
  return app;
}

/** The payment with this id; an unreadable one gets an alarm. */
async function getProviderPayment(services: CheckoutServices, id: string) {
  const { shop, provider } = services;
  const row = await shop.db
    .selectFrom('payments')
    .select('id')
    .where('provider', '=', provider.name)
    .where('provider_id', '=', id)
    .executeTakeFirst();
  return row ? alarmIfUnreadable(services, row.id, provider.get(id)) : provider.get(id);
}

/** The shop's own reference in a provider's payment, if it has the form of one; null otherwise. */
const referenceOf = ({ reference }: ProviderPayment): string | null =>
  z.uuid().safeParse(reference).data ?? null;

/** Stores a paid payment without an order, for an operator. */
async function storeStrayPayment(
  { shop, provider, log, now }: CheckoutServices,
  { id, state, amount, reference }: ProviderPayment,
): Promise<void> {
  if (state !== 'paid') return;
  log.error({ payment: id, reference }, 'a payment was made that belongs to no order');
  await shop.db
    .insertInto('stray_payments')
    .values({
      ...{ provider: provider.name, provider_id: id, amount_incl: amount, reference },
      ...{ handled_at: null, created_at: now() },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
