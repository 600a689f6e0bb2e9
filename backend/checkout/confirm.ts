import type { ConfirmBody, ConfirmRecord } from '../../src/api/cart/wire.ts';
import { cartRecord } from '../cart/cart-record.ts';
import { cartOf } from '../cart/own-cart.ts';
import { type PricedCart, readCart } from '../cart/read-cart.ts';
import { conflict, notFound, type ApiRefusal, tooManyRequests } from '../platform/http/answers.ts';
import type { CustomerContext, SignedInCustomer } from '../platform/http/context.ts';
import type { OrderRow } from '../orders/order-records.ts';
import {
  isOnlineMethod,
  ProviderUnavailableError,
  latestPayment,
  type PaymentRow,
} from '../payment/payment-provider.ts';
import { recordAnsweredKey } from './idempotency-keys.ts';
import { updatePaymentFromProvider, ensurePayment } from './payment-status.ts';
import { CHECKOUT_TEXTS } from './checkout-texts.ts';
import {
  type AttemptResult,
  type EarlierTries,
  OrderNotPlacedError,
  placeOrder,
} from './place-order.ts';
import { requestDigest } from './order-content.ts';
import type { CheckoutServices } from './services.ts';
import { fill } from '../../src/i18n/fill.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/db/schema/database.ts';
import { databaseLimits, type Limit } from '../platform/http/limits/database-limits.ts';
import { verifyPassword } from '../customers/identity/passwords.ts';

/**
 * Maximum number of tries to place one order. A try ends early if the pin or an earlier order must
 * be checked first, or if another attempt was faster.
 */
const MAX_TRIES = 5;

/**
 * Orders the caller's cart (spec 2 §4, §7); on account only with the contact's pin. The same
 * idempotency key returns the same order, and is refused (409) for a different request. An earlier
 * order of the cart that awaits payment is first settled with the provider: if it is paid, or the
 * request is identical, it is returned; otherwise the new order replaces it.
 */
export async function confirmOrder(
  services: CheckoutServices,
  body: ConfirmBody,
  context: CustomerContext,
  checkPin: (pin: string) => Promise<PinResult>,
): Promise<ConfirmRecord | ApiRefusal> {
  const settledOrderIds = new Set<number>();
  let isPinCorrect = false;
  for (let tryCount = 0; tryCount < MAX_TRIES; tryCount += 1) {
    const result = await tryPlacingOrder(services, body, context, {
      settledOrderIds,
      isPinCorrect,
    });
    if (result.kind === 'refused') return notFound(result.message);
    if (result.kind === 'conflict')
      return conflict(
        fill(CHECKOUT_TEXTS.keyUsed[context.locale], { number: result.order.order_number }),
      );
    if (result.kind === 'invalid')
      return { Cart: await currentCartRecord(services, context), Validation: result.validation };
    if (result.kind === 'ordered') return orderResponse(services, result.order, context, result);
    if (result.kind === 'needs-pin') {
      const pin = await checkPin(body.pinCode ?? '');
      if (typeof pin === 'object') return tooManyRequests(pin.waitSeconds);
      if (pin === 'wrong') return notFound(CHECKOUT_TEXTS.wrongPin[context.locale]);
      isPinCorrect = true;
      continue;
    }
    if (result.kind === 'same-content')
      return returnEarlierOrder(services, result.orderId, body, context);
    const { order } = result;
    try {
      if (await isPaid(services, order))
        return returnEarlierOrder(services, order.id, body, context);
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError)) throw error;
      return notFound(CHECKOUT_TEXTS.previousUnknown[context.locale]);
    }
    settledOrderIds.add(order.id);
  }
  return notFound(CHECKOUT_TEXTS.previousUnknown[context.locale]);
}

async function tryPlacingOrder(
  services: CheckoutServices,
  body: ConfirmBody,
  context: CustomerContext,
  earlierTries: EarlierTries,
): Promise<AttemptResult> {
  try {
    return await services.shop.db
      .transaction()
      .execute((trx) => placeOrder(trx, services, body, context, earlierTries));
  } catch (error) {
    if (error instanceof OrderNotPlacedError) return error.result;
    throw error;
  }
}

async function isPaid(services: CheckoutServices, order: OrderRow): Promise<boolean> {
  const payment = await latestPayment(services.shop.db, order.id);
  return payment !== undefined && (await updatePaymentFromProvider(services, payment)) === 'paid';
}

/**
 * Returns the order of an earlier attempt, and records the key so that a repeated request gets the
 * same order.
 */
async function returnEarlierOrder(
  services: CheckoutServices,
  orderId: number,
  body: ConfirmBody,
  context: CustomerContext,
): Promise<ConfirmRecord> {
  const { customer, now } = context;
  const { db } = services.shop;
  const attempt = { key: body.idempotencyKey, requestDigest: requestDigest(body) };
  await recordAnsweredKey(db, customer.customerId, attempt, orderId, now);
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return orderResponse(services, order, context);
}

/** The response for an order; creates its payment at the provider if that was not done yet. */
async function orderResponse(
  services: CheckoutServices,
  order: OrderRow,
  context: CustomerContext,
  { cart, payment }: { cart?: PricedCart; payment?: PaymentRow } = {},
): Promise<ConfirmRecord> {
  return {
    OrderId: order.id,
    OrderNumber: order.order_number,
    SuccessKey: order.success_key,
    PaymentUrl: await paymentUrl(services, order, payment),
    Cart: cart
      ? cartRecord(services.shop, cart, context)
      : await currentCartRecord(services, context),
  };
}

/**
 * Where the shopper pays; null if nothing is to be paid online. If the provider does not respond,
 * or the order ended, it is the return page, which shows the actual state.
 */
async function paymentUrl(
  services: CheckoutServices,
  order: OrderRow,
  newPayment?: PaymentRow,
): Promise<string | null> {
  if (!isOnlineMethod(order.payment_method)) return null;
  const payment = newPayment ?? (await latestPayment(services.shop.db, order.id));
  if (!payment || payment.state === 'paid') return null;
  const returnUrl = services.origin() + services.returnPath(order.locale, order.success_key ?? '');
  if (order.state !== 'awaiting-payment') return returnUrl;
  try {
    return (await ensurePayment(services, payment, order)).payment_url ?? returnUrl;
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    services.log.warn({ payment: payment.id, err: error }, 'a payment could not be made yet');
    return returnUrl;
  }
}

async function currentCartRecord({ shop }: CheckoutServices, context: CustomerContext) {
  const row = await cartOf(shop.db, context);
  return cartRecord(shop, await readCart(shop.db, shop, row, context), context);
}

/** Limit of wrong pins per contact: without it, somebody could try all four-digit pins. */
const PIN_LIMIT = { name: 'account-pin', points: 5, windowS: 60 * 60 };

type PinLimit = Pick<Limit, 'consume' | 'reset'>;

export const createPinLimit = (db: Kysely<Database>): PinLimit => databaseLimits(db)(PIN_LIMIT);

type PinResult = 'right' | 'wrong' | { waitSeconds: number };

/**
 * Whether the signed-in contact may buy on account with this pin. Contacts without a pin need none;
 * for contacts who may not buy on account no pin is right.
 */
export async function checkPin(
  db: Kysely<Database>,
  pinLimit: PinLimit,
  { contactId }: SignedInCustomer,
  pin: string,
): Promise<PinResult> {
  const contact = await db
    .selectFrom('contacts')
    .select(['allow_on_account', 'pin_hash'])
    .where('id', '=', contactId)
    .executeTakeFirst();
  if (!contact?.allow_on_account) return 'wrong';
  if (contact.pin_hash === null) return 'right';
  const waitSeconds = await pinLimit.consume(String(contactId));
  if (waitSeconds > 0) return { waitSeconds };
  if (!(await verifyPassword(pin, contact.pin_hash))) return 'wrong';
  await pinLimit.reset(String(contactId));
  return 'right';
}

/** True if the signed-in contact needs a pin to buy on account. */
export async function needsPin(
  db: Kysely<Database>,
  { contactId }: SignedInCustomer,
): Promise<boolean> {
  const contact = await db
    .selectFrom('contacts')
    .select('pin_hash')
    .where('id', '=', contactId)
    .executeTakeFirst();
  return contact?.pin_hash != null;
}
