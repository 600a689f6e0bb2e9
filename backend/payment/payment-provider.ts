/**
 * Payment providers behind one interface, whether the provider responds, and the payments of orders
 * in the database.
 */
import { type Kysely, sql, type Selectable, type Transaction } from 'kysely';
import type { PaymentMethodId } from '../../src/domain/cart/cart.ts';
import type { Locale } from '../../src/domain/shared/common.ts';
import type { Cents } from '../../src/domain/shared/money.ts';
import type { PaymentState } from '../../src/domain/orders/order.ts';
import type { PaymentProviderName, PaymentTable } from '../platform/db/schema/orders.ts';
import type { Database } from '../platform/db/schema/database.ts';
import { randomUUID } from 'node:crypto';

/** Methods that are paid online, at once. */
export const ONLINE_METHODS = ['ideal', 'card', 'paypal'] as const satisfies PaymentMethodId[];
export type OnlineMethod = (typeof ONLINE_METHODS)[number];

export const isOnlineMethod = (method: string): method is OnlineMethod =>
  (ONLINE_METHODS as readonly string[]).includes(method);

export interface NewPayment {
  /** Creating twice with the same key creates one payment. */
  idempotencyKey: string;
  /**
   * The shop's reference for the payment, which the provider returns. It is random: a counter would
   * give the same references again after an older database is restored.
   */
  reference: string;
  description: string;
  amount: Cents;
  method: OnlineMethod;
  /** The bank, if one was chosen. */
  issuer: string | null;
  locale: Locale;
  /** Where the shopper returns to. */
  redirectUrl: string;
  /** Webhook URL for all changes; null: the provider cannot reach the shop. */
  webhookUrl: string | null;
}

/** The current state of a payment at the provider. */
export interface ProviderPayment {
  id: string;
  /** The reference given at creation; null for a payment not made by the shop. */
  reference: string | null;
  state: PaymentState;
  amount: Cents;
  /** Can be more than `amount`. */
  refunded: Cents;
  /** Charged back by the customer's bank. */
  chargedBack: Cents;
  /** Where the shopper pays an open payment. */
  paymentUrl: string | null;
}

export interface NewRefund {
  amount: Cents;
  /** Refunding twice with the same key refunds once. */
  idempotencyKey: string;
  /** Text on the customer's bank statement. */
  description: string;
  /** The reference given at creation. */
  reference: string;
}

export interface ProviderMethod {
  id: OnlineMethod;
  issuers: { id: string; name: string }[];
}

/**
 * A payment provider (DESIGN decision 7). All functions reject with `ProviderUnavailableError` if
 * there is no usable response and a retry may help, and with `ProviderRefusedError` if the provider
 * refuses the request permanently.
 */
export interface PaymentProvider {
  name: PaymentProviderName;
  /** True if payments move no money. */
  isTest: boolean;
  create(payment: NewPayment): Promise<ProviderPayment>;
  /** Null: the provider knows no such payment. */
  get(id: string): Promise<ProviderPayment | null>;
  refund(id: string, refund: NewRefund): Promise<void>;
  listMethods(): Promise<ProviderMethod[]>;
}

/** The provider did not respond, or is temporarily unavailable. */
export class ProviderUnavailableError extends Error {
  override name = 'ProviderUnavailableError';
}

/**
 * The provider rejects the shop's API key. This is a configuration error, so orders wait until it
 * is fixed.
 */
export class ProviderKeyError extends ProviderUnavailableError {
  override name = 'ProviderKeyError';
}

/** The provider's response is unreadable. The shop must not guess what it means. */
export class ProviderUnreadableError extends ProviderUnavailableError {
  override name = 'ProviderUnreadableError';
}

/** The provider refuses this request; retrying gives the same result. */
export class ProviderRefusedError extends Error {
  override name = 'ProviderRefusedError';
}

/** The methods that a provider last offered, stored across restarts. */
export async function readStoredMethods(
  db: Kysely<Database>,
  provider: PaymentProviderName,
): Promise<ProviderMethod[]> {
  const row = await db
    .selectFrom('known_payment_methods')
    .select('methods')
    .where('provider', '=', provider)
    .executeTakeFirst();
  return (row?.methods ?? []).flatMap(({ id, issuers }) =>
    isOnlineMethod(id) ? [{ id, issuers }] : [],
  );
}

/** Stores the methods that a provider offers now. */
export async function storeMethods(
  db: Kysely<Database>,
  provider: PaymentProviderName,
  methods: readonly ProviderMethod[],
): Promise<void> {
  await db
    .insertInto('known_payment_methods')
    .values({ provider, methods: JSON.stringify(methods), told_at: sql`clock_timestamp()` })
    .onConflict((conflict) =>
      conflict.column('provider').doUpdateSet((to) => ({
        methods: to.ref('excluded.methods'),
        told_at: to.ref('excluded.told_at'),
      })),
    )
    .execute();
}

/** Result of the last request to the provider. */
export type ProviderState = 'ok' | 'silent' | 'key-refused' | 'unreadable';

interface TrackedProvider extends PaymentProvider {
  state(): ProviderState;
}

/** Records the provider's availability, for the health check. */
export function trackAvailability(provider: PaymentProvider): TrackedProvider {
  let state: ProviderState = 'ok';
  const track =
    <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      try {
        const response = await call(...args);
        state = 'ok';
        return response;
      } catch (error) {
        state = stateOfError(error);
        throw error;
      }
    };
  return { ...wrapCalls(provider, track), state: () => state };
}

function stateOfError(error: unknown): ProviderState {
  if (error instanceof ProviderKeyError) return 'key-refused';
  if (error instanceof ProviderUnreadableError) return 'unreadable';
  return error instanceof ProviderUnavailableError ? 'silent' : 'ok';
}

/**
 * Starts the time limit of a call: how long the shopper waits at most, for all requests to the
 * provider together.
 */
export type StartTimeLimit = () => AbortSignal;

/**
 * A provider whose requests fail when the time limit ends. The limit starts at the first request,
 * so that the shop's own work before it does not count. The provider still handles a request that
 * was sent, and the idempotency key remains valid.
 */
export function withTimeLimit(
  provider: PaymentProvider,
  startTimeLimit: StartTimeLimit,
): PaymentProvider {
  let timeout: Promise<never> | undefined;
  return wrapCalls(provider, (call) => (...args) => {
    timeout ??= rejectOnAbort(startTimeLimit());
    const response = call(...args);
    response.catch(() => undefined);
    return Promise.race([response, timeout]);
  });
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  const timeout = new Promise<never>((_, reject) => {
    const rejectPromise = () =>
      reject(new ProviderUnavailableError('The provider takes too long.'));
    if (signal.aborted) rejectPromise();
    else signal.addEventListener('abort', rejectPromise, { once: true });
  });
  timeout.catch(() => undefined);
  return timeout;
}

/** Wraps every request of a provider. */
function wrapCalls(
  provider: PaymentProvider,
  wrap: <Args extends unknown[], Answer>(
    call: (...args: Args) => Promise<Answer>,
  ) => (...args: Args) => Promise<Answer>,
): PaymentProvider {
  return {
    name: provider.name,
    isTest: provider.isTest,
    create: wrap((payment) => provider.create(payment)),
    get: wrap((id) => provider.get(id)),
    refund: wrap((id, refund) => provider.refund(id, refund)),
    listMethods: wrap(() => provider.listMethods()),
  };
}

export type PaymentRow = Selectable<PaymentTable>;

interface NewPaymentRow {
  orderId: number;
  provider: PaymentProviderName;
  method: OnlineMethod;
  issuer: string | null;
  amount: Cents;
  now: Date;
}

/** Adds an open payment that does not exist at the provider yet; returns its row. */
export function insertPayment(
  trx: Transaction<Database>,
  { orderId, provider, method, issuer, amount, now }: NewPaymentRow,
): Promise<PaymentRow> {
  return trx
    .insertInto('payments')
    .values({
      order_id: orderId,
      provider,
      provider_id: null,
      idempotency_key: randomUUID(),
      method,
      issuer,
      amount_incl: amount,
      state: 'open',
      payment_url: null,
      alarm: null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const paymentById = (db: Kysely<Database>, id: number): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();

/** The latest payment of an order. */
export const latestPayment = (
  db: Kysely<Database>,
  orderId: number,
): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
