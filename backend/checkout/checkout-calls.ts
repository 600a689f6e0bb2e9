import { type Kysely, sql, type Transaction } from 'kysely';
import type { PaymentMethodsRecord } from '../../src/api/payment/calls.ts';
import { cartPaymentMethods } from '../cart/cart-options.ts';
import { cartOf } from '../cart/own-cart.ts';
import { readCart } from '../cart/read-cart.ts';
import type { Database } from '../platform/db/schema/database.ts';
import type { CallContext, SignedInCustomer } from '../platform/http/context.ts';
import {
  knownMethods,
  rememberMethods,
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
import { needsPin, checkPin, pinTries, confirmOrder } from './confirm.ts';
import { type WithdrawBody, withdrawOrder } from '../../src/api/orders/calls.ts';
import { cleanOrderNumber } from '../../src/domain/orders/order.ts';
import { WITHDRAWAL_KIND, type CheckoutServices } from './services.ts';
import { confirmCart } from '../../src/api/cart/calls.ts';
import * as calls from '../../src/api/payment/calls.ts';
import { notFound, tooManyRequests } from '../platform/http/answers.ts';
import { handle, type HandledCall } from '../platform/http/handled-call.ts';
import { databaseLimits } from '../platform/http/limits/database-limits.ts';
import { paymentStatus } from './payment-status.ts';

const KEEP_MS = 5 * 60_000;
const RETRY_MS = 30_000;

/**
 * The provider's payment methods, refreshed every five minutes. If the provider does not respond,
 * the last known ones are used, also after a restart.
 */
export function cachedMethods(
  provider: PaymentProvider,
  patience: StartTimeLimit,
  db: Kysely<Database>,
): () => Promise<ProviderMethod[]> {
  let cachedList: ProviderMethod[] = [];
  let freshUntil = 0;
  return async () => {
    if (performance.now() < freshUntil) return cachedList;
    try {
      const methods = await withTimeLimit(provider, patience).methods();
      if (JSON.stringify(methods) !== JSON.stringify(cachedList))
        await rememberMethods(db, provider.name, methods);
      cachedList = methods;
      freshUntil = performance.now() + KEEP_MS;
    } catch (error) {
      if (!isProviderFault(error)) throw error;
      if (cachedList.length === 0) cachedList = await knownMethods(db, provider.name);
      // Avoids that every shopper waits for a hanging provider.
      if (cachedList.length > 0) freshUntil = performance.now() + RETRY_MS;
    }
    return cachedList;
  };
}

const isProviderFault = (error: unknown) =>
  error instanceof ProviderUnavailableError || error instanceof ProviderRefusedError;

/** Payment methods for the caller's cart (spec 2 §7), in the order of PAYMENT_METHODS. */
async function paymentMethods(
  shop: Shop,
  { isTest }: PaymentProvider,
  online: readonly ProviderMethod[],
  context: CallContext,
): Promise<PaymentMethodsRecord> {
  const { locale, customer } = context;
  const row = await cartOf(shop.db, context);
  const cart = await readCart(shop.db, shop, row, context);
  const allowed = cartPaymentMethods(cart).filter(
    (id) => !isOnlineMethod(id) || online.some((method) => method.id === id),
  );
  const asksPin = customer !== null && (await needsPin(shop.db, customer));
  return {
    IsTest: isTest,
    Methods: allowed.map((id) => {
      const issuers = online.find((method) => method.id === id)?.issuers ?? [];
      return {
        Id: id,
        Name: CHECKOUT_TEXTS.methods[id][locale],
        // Since iDEAL 2 the bank is chosen at the payment page; version 1 needs the list of banks.
        Issuers: cart.config.idealV1
          ? issuers.map((issuer) => ({ Id: issuer.id, Name: issuer.name }))
          : [],
        NeedsPin: id === 'account' && asksPin,
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
async function withdraw(
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
    const orderId = await orderOf(trx, number, email, customer);
    const open = await openWithdrawal(trx, orderId, body);
    const lines = await trx
      .selectFrom('order_lines')
      .select('position')
      .where('order_id', '=', orderId)
      .execute();
    const orderPositions = new Set(lines.map(({ position }) => position));
    const positions = [...new Set(body.positions)].filter(
      (position) => orderId === null || orderPositions.has(position),
    );
    const typed = { order_number: body.orderNumber, email, name, reason };
    const written = open
      ? await trx
          .updateTable('withdrawals')
          .set({
            positions: bothPositions(open.positions, positions),
            reason: bothReasons(open.reason, reason),
          })
          .where('id', '=', open.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await trx
          .insertInto('withdrawals')
          .values({ ...typed, order_id: orderId, positions, handled_at: null, created_at: now })
          .returning('id')
          .executeTakeFirstOrThrow();
    // The same key, so that a repeated declaration sends no second receipt.
    const job = { kind: WITHDRAWAL_KIND, payload: { withdrawalId: written.id } };
    await jobs.enqueue(trx, { ...job, key: String(written.id) });
  });
}

/**
 * The order with a number, if it belongs to the signed-in customer, was confirmed to the e-mail
 * address, or its customer has that address now.
 */
async function orderOf(
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
 * The withdrawal not yet handled by an operator: of the order, or of the same unknown number and
 * address.
 */
const openWithdrawal = (db: Kysely<Database>, orderId: number | null, typed: WithdrawBody) =>
  db
    .selectFrom('withdrawals')
    .select(['id', 'positions', 'reason'])
    .where('handled_at', 'is', null)
    .where(
      sql<boolean>`(order_id = ${orderId} or (${orderId}::integer is null and order_id is null
        and order_number = ${typed.orderNumber} and lower(email) = lower(${typed.email})))`,
    )
    .executeTakeFirst();

/** No positions means the whole order. */
const bothPositions = (one: number[], other: number[]): number[] =>
  one.length === 0 || other.length === 0
    ? []
    : [...new Set([...one, ...other])].sort((a, b) => a - b);

const bothReasons = (one: string, other: string): string =>
  one.includes(other) ? one : [one, other].filter(Boolean).join('\n').slice(0, MAX_REASON_LENGTH);

const PROVIDER_WAIT_MS = 2_000;
/** Limits declarations per typed e-mail address, from any client. */
const WITHDRAWALS = { name: 'withdrawal-email', points: 20, windowS: 60 * 60 };

/** Calls for ordering and paying (spec 2 §4, §7). `methods`: the provider's, as last known. */
export function checkoutCalls(
  services: CheckoutServices,
  patience: StartTimeLimit = () => AbortSignal.timeout(PROVIDER_WAIT_MS),
  methods = cachedMethods(services.provider, patience, services.shop.db),
): HandledCall[] {
  const { shop, provider } = services;
  /** The services for one call, with its own time limit for the provider. */
  const forShopper = () => ({ ...services, provider: withTimeLimit(provider, patience) });
  const tries = pinTries(shop.db);
  const withdrawals = databaseLimits(shop.db)(WITHDRAWALS);
  return [
    handle(confirmCart, ({ body }, context) =>
      confirmOrder(forShopper(), body, context, (pin) =>
        checkPin(shop.db, tries, context.customer, pin),
      ),
    ),
    handle(calls.paymentMethods, async (_, context) =>
      paymentMethods(shop, provider, await methods(), context),
    ),
    handle(calls.validatePin, async ({ body }, { customer }) => {
      const pin = await checkPin(shop.db, tries, customer, body.pinCode);
      return typeof pin === 'object'
        ? tooManyRequests(pin.waitSeconds)
        : { IsValid: pin === 'right' };
    }),
    handle(calls.paymentStatus, async ({ query: { successKey } }, { locale }) => {
      const status = await paymentStatus(forShopper(), successKey);
      return status ?? notFound(CHECKOUT_TEXTS.unknownOrder[locale]);
    }),
    handle(withdrawOrder, async ({ body }, { customer, now }) => {
      // Signed-in customers are limited as persons, so that a stranger cannot block the owner's
      // withdrawal.
      const seconds = customer ? 0 : await withdrawals.consume(body.email);
      if (seconds > 0) return tooManyRequests(seconds);
      await withdraw(services, body, customer, now);
      return { ReceivedAt: now.toISOString() };
    }),
  ];
}
