import { type Kysely, sql, type Transaction } from 'kysely';
import type { PaymentMethodsRecord } from '../../src/api/payment/calls.ts';
import { cartPaymentMethods } from '../cart/cart-options.ts';
import { cartOf } from '../cart/own-cart.ts';
import { readCart } from '../cart/read-cart.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { CallContext, SignedInCustomer } from '../platform/http/context.ts';
import {
  readStoredMethods,
  storeMethods,
  isOnlineMethod,
  type PaymentProvider,
  type ProviderMethod,
  ProviderRefusedError,
  ProviderUnavailableError,
  withTimeLimit,
  type StartTimeLimit,
} from '../payment/payment-provider.ts';
import type { Shop } from '../catalogue/reads/shop.ts';
import { CHECKOUT_TEXTS } from './checkout-texts.ts';
import { needsPin, checkPin, createPinLimit, confirmOrder } from './confirm.ts';
import { type WithdrawBody, withdrawOrder } from '../../src/api/orders/calls.ts';
import { cleanOrderNumber } from '../../src/domain/orders/order.ts';
import { WITHDRAWAL_KIND, type CheckoutServices } from './services.ts';
import { confirmCart } from '../../src/api/cart/calls.ts';
import * as calls from '../../src/api/payment/calls.ts';
import { notFound, tooManyRequests } from '../platform/http/answers.ts';
import { handle, type HandledCall } from '../platform/http/handled-call.ts';
import { databaseLimits } from '../platform/http/limits/database-limits.ts';
import { paymentStatus } from './payment-status.ts';

const METHODS_FRESH_MS = 5 * 60_000;
const METHODS_RETRY_MS = 30_000;

/**
 * The provider's payment methods, refreshed every five minutes. If the provider does not respond,
 * the last known ones are used, also after a restart.
 */
export function cachedPaymentMethods(
  provider: PaymentProvider,
  startTimeLimit: StartTimeLimit,
  db: Kysely<Database>,
): () => Promise<ProviderMethod[]> {
  let cachedMethods: ProviderMethod[] = [];
  let freshUntilMs = 0;
  return async () => {
    if (performance.now() < freshUntilMs) return cachedMethods;
    try {
      const methods = await withTimeLimit(provider, startTimeLimit).listMethods();
      if (JSON.stringify(methods) !== JSON.stringify(cachedMethods))
        await storeMethods(db, provider.name, methods);
      cachedMethods = methods;
      freshUntilMs = performance.now() + METHODS_FRESH_MS;
    } catch (error) {
      if (!isProviderError(error)) throw error;
      if (cachedMethods.length === 0) cachedMethods = await readStoredMethods(db, provider.name);
      // Without this, every shopper would wait for a provider that does not respond.
      if (cachedMethods.length > 0) freshUntilMs = performance.now() + METHODS_RETRY_MS;
    }
    return cachedMethods;
  };
}

const isProviderError = (error: unknown) =>
  error instanceof ProviderUnavailableError || error instanceof ProviderRefusedError;

/** Payment methods for the caller's cart (spec 2 §7), in the order of PAYMENT_METHODS. */
async function paymentMethods(
  shop: Shop,
  { isTest }: PaymentProvider,
  providerMethods: readonly ProviderMethod[],
  context: CallContext,
): Promise<PaymentMethodsRecord> {
  const { locale, customer } = context;
  const row = await cartOf(shop.db, context);
  const cart = await readCart(shop.db, shop, row, context);
  const allowedIds = cartPaymentMethods(cart).filter(
    (id) => !isOnlineMethod(id) || providerMethods.some((method) => method.id === id),
  );
  const isPinNeeded = customer !== null && (await needsPin(shop.db, customer));
  return {
    IsTest: isTest,
    Methods: allowedIds.map((id) => {
      const issuers = providerMethods.find((method) => method.id === id)?.issuers ?? [];
      return {
        Id: id,
        Name: CHECKOUT_TEXTS.methods[id][locale],
        // Since iDEAL 2 the bank is chosen at the payment page; version 1 needs the list of banks.
        Issuers: cart.config.idealV1
          ? issuers.map((issuer) => ({ Id: issuer.id, Name: issuer.name }))
          : [],
        NeedsPin: id === 'account' && isPinNeeded,
      };
    }),
  };
}

/** Maximum total length of the reasons of one withdrawal, in characters. */
const MAX_REASON_LENGTH = 2_000;

/**
 * Records that a customer withdraws from a purchase (LAW: withdrawal function), even if number and
 * address match no order: an operator then looks it up. A declaration that repeats an open one is
 * merged into it. Known and unknown orders execute the same statements, so that response times do
 * not reveal which orders exist; a job sends the receipt.
 */
async function recordWithdrawal(
  { shop, jobs }: Pick<CheckoutServices, 'shop' | 'jobs'>,
  body: WithdrawBody,
  customer: Pick<SignedInCustomer, 'customerId'> | null,
  now: Date,
): Promise<void> {
  const { name, email, reason } = body;
  const number = cleanOrderNumber(body.orderNumber);
  await shop.db.transaction().execute(async (trx) => {
    // Serialises declarations about one order.
    await sql`select pg_advisory_xact_lock(hashtext(${`withdrawal ${number}`}))`.execute(trx);
    const orderId = await orderIdOfWithdrawal(trx, number, email, customer);
    const earlier = await findOpenWithdrawal(trx, orderId, body);
    const lines = await trx
      .selectFrom('order_lines')
      .select('position')
      .where('order_id', '=', orderId)
      .execute();
    const orderPositions = new Set(lines.map(({ position }) => position));
    const positions = [...new Set(body.positions)].filter(
      (position) => orderId === null || orderPositions.has(position),
    );
    const declaration = { order_number: body.orderNumber, email, name, reason };
    const withdrawal = earlier
      ? await trx
          .updateTable('withdrawals')
          .set({
            positions: mergePositions(earlier.positions, positions),
            reason: mergeReasons(earlier.reason, reason),
          })
          .where('id', '=', earlier.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await trx
          .insertInto('withdrawals')
          .values({
            ...declaration,
            order_id: orderId,
            positions,
            handled_at: null,
            created_at: now,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
    // The same key, so that a repeated declaration sends no second receipt.
    const job = { kind: WITHDRAWAL_KIND, payload: { withdrawalId: withdrawal.id } };
    await jobs.enqueue(trx, { ...job, key: String(withdrawal.id) });
  });
}

/**
 * The id of the order with this number, if the order belongs to the signed-in customer, was
 * confirmed to the e-mail address, or its contact has that address now. Null otherwise.
 */
async function orderIdOfWithdrawal(
  trx: Transaction<Database>,
  number: string,
  email: string,
  customer: Pick<SignedInCustomer, 'customerId'> | null,
): Promise<number | null> {
  const order = await trx
    .selectFrom('orders')
    .leftJoin('contacts', 'contacts.id', 'orders.contact_id')
    .select('orders.id')
    .where('order_number', '=', number)
    .where(
      sql<boolean>`(orders.customer_id = ${customer?.customerId ?? null}
        or lower(${email.trim()}) in (lower(orders.email), lower(contacts.email)))`,
    )
    .executeTakeFirst();
  return order?.id ?? null;
}

/**
 * The withdrawal that no operator has handled yet: of the order, or of the same unknown number and
 * address.
 */
const findOpenWithdrawal = (
  db: Kysely<Database>,
  orderId: number | null,
  declaration: WithdrawBody,
) =>
  db
    .selectFrom('withdrawals')
    .select(['id', 'positions', 'reason'])
    .where('handled_at', 'is', null)
    .where(
      sql<boolean>`(order_id = ${orderId} or (${orderId}::integer is null and order_id is null
        and order_number = ${declaration.orderNumber} and lower(email) = lower(${declaration.email})))`,
    )
    .executeTakeFirst();

/** No positions means the whole order. */
const mergePositions = (earlier: number[], added: number[]): number[] =>
  earlier.length === 0 || added.length === 0
    ? []
    : [...new Set([...earlier, ...added])].sort((a, b) => a - b);

const mergeReasons = (earlier: string, added: string): string =>
  earlier.includes(added)
    ? earlier
    : [earlier, added].filter(Boolean).join('\n').slice(0, MAX_REASON_LENGTH);

const PROVIDER_TIMEOUT_MS = 2_000;
/** Limit of withdrawals per typed e-mail address, from all clients together. */
const WITHDRAWAL_LIMIT = { name: 'withdrawal-email', points: 20, windowS: 60 * 60 };

/**
 * Calls for ordering and paying (spec 2 §4, §7). `methods` returns the provider's payment methods,
 * from a cache.
 */
export function checkoutCalls(
  services: CheckoutServices,
  startTimeLimit: StartTimeLimit = () => AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
  methods = cachedPaymentMethods(services.provider, startTimeLimit, services.shop.db),
): HandledCall[] {
  const { shop, provider } = services;
  /** The services for one call, with its own time limit for the provider. */
  const servicesWithTimeLimit = () => ({
    ...services,
    provider: withTimeLimit(provider, startTimeLimit),
  });
  const pinLimit = createPinLimit(shop.db);
  const withdrawalLimit = databaseLimits(shop.db)(WITHDRAWAL_LIMIT);
  return [
    handle(confirmCart, ({ body }, context) =>
      confirmOrder(servicesWithTimeLimit(), body, context, (pin) =>
        checkPin(shop.db, pinLimit, context.customer, pin),
      ),
    ),
    handle(calls.paymentMethods, async (_, context) =>
      paymentMethods(shop, provider, await methods(), context),
    ),
    handle(calls.validatePin, async ({ body }, { customer }) => {
      const pin = await checkPin(shop.db, pinLimit, customer, body.pinCode);
      return typeof pin === 'object'
        ? tooManyRequests(pin.waitSeconds)
        : { IsValid: pin === 'right' };
    }),
    handle(calls.paymentStatus, async ({ query: { successKey } }, { locale }) => {
      const status = await paymentStatus(servicesWithTimeLimit(), successKey);
      return status ?? notFound(CHECKOUT_TEXTS.unknownOrder[locale]);
    }),
    handle(withdrawOrder, async ({ body }, { customer, now }) => {
      // Signed-in customers are not limited by the typed address: a stranger who uses up its limit
      // must not block the owner's withdrawal.
      const seconds = customer ? 0 : await withdrawalLimit.consume(body.email);
      if (seconds > 0) return tooManyRequests(seconds);
      await recordWithdrawal(services, body, customer, now);
      return { ReceivedAt: now.toISOString() };
    }),
  ];
}
