import { type Kysely, sql } from 'kysely';
import type { PaymentMethodId } from '../../src/domain/cart/cart.ts';
import type { Locale } from '../../src/domain/shared/common.ts';
import type { Cents } from '../../src/domain/shared/money.ts';
import type { PaymentState } from '../../src/domain/orders/payment.ts';
import type { PaymentProviderName } from '../platform/db/schema/orders.ts';
import type { Database } from '../platform/db/schema/database.ts';

/** Methods that are paid at a provider, at once. */
export const ONLINE_METHODS = ['ideal', 'card', 'paypal'] as const satisfies PaymentMethodId[];
export type OnlineMethod = (typeof ONLINE_METHODS)[number];

export const isOnlineMethod = (method: string): method is OnlineMethod =>
  (ONLINE_METHODS as readonly string[]).includes(method);

export interface NewPayment {
  /** Creating twice under one key gives one payment. */
  idempotencyKey: string;
  /**
   * The shop's reference for the payment, which the provider returns. Random: a counter would
   * repeat itself after an older database is restored.
   */
  reference: string;
  description: string;
  amount: Cents;
  method: OnlineMethod;
  /** The bank, where one was chosen. */
  issuer: string | null;
  locale: Locale;
  /** Where the shopper goes afterwards. */
  redirectUrl: string;
  /** The webhook address that gets every change; null: the provider cannot reach the shop. */
  webhookUrl: string | null;
}

/** A payment as the provider knows it now. */
export interface ProviderPayment {
  id: string;
  /** As the payment was created with; null for a payment that is not the shop's. */
  reference: string | null;
  state: PaymentState;
  amount: Cents;
  /** Can be more than `amount`. */
  refunded: Cents;
  /** Taken back by the customer's bank. */
  chargedBack: Cents;
  /** Where an open payment is made. */
  paymentUrl: string | null;
}

export interface NewRefund {
  amount: Cents;
  /** Refunding twice under one key refunds once. */
  idempotencyKey: string;
  /** What the customer reads at the bank. */
  description: string;
  /** As the payment was created with. */
  reference: string;
}

export interface ProviderMethod {
  id: OnlineMethod;
  issuers: { id: string; name: string }[];
}

/**
 * Where customers pay (DESIGN decision 7). All functions reject with `ProviderUnavailableError`
 * where the provider gives no answer that can be used, which is worth a further try, and with
 * `ProviderRefusedError` where it refuses the request for good.
 */
export interface PaymentProvider {
  name: PaymentProviderName;
  /** Payments move no money. */
  isTest: boolean;
  create(payment: NewPayment): Promise<ProviderPayment>;
  /** Null: the provider knows no such payment. */
  get(id: string): Promise<ProviderPayment | null>;
  refund(id: string, refund: NewRefund): Promise<void>;
  methods(): Promise<ProviderMethod[]>;
}

/** The provider did not answer, or could not now. */
export class ProviderUnavailableError extends Error {
  override name = 'ProviderUnavailableError';
}

/**
 * The provider does not accept the shop's key: the fault is the shop's, not the order's, which waits
 * until the key is mended.
 */
export class ProviderKeyError extends ProviderUnavailableError {
  override name = 'ProviderKeyError';
}

/** The provider answered what the shop cannot read, and must not guess at. */
export class ProviderUnreadableError extends ProviderUnavailableError {
  override name = 'ProviderUnreadableError';
}

/** The provider refuses this request: repeating it gives the same answer. */
export class ProviderRefusedError extends Error {
  override name = 'ProviderRefusedError';
}

/** The methods that a provider offered last, also before this process began. */
export async function knownMethods(
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

/** Remembers the methods that a provider offers now. */
export async function rememberMethods(
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
