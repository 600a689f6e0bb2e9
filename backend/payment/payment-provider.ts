import type { PaymentMethodId } from '../../src/domain/entities/cart.ts';
import type { Locale } from '../../src/domain/entities/common.ts';
import type { Cents } from '../../src/domain/entities/money.ts';
import type { PaymentState } from '../../src/domain/entities/payment.ts';
import type { PaymentProviderName } from '../db/schema/payments.ts';

/** Methods that are paid at a provider, at once. */
export const ONLINE_METHODS = ['ideal', 'card', 'paypal'] as const satisfies PaymentMethodId[];
export type OnlineMethod = (typeof ONLINE_METHODS)[number];

export const isOnlineMethod = (method: string): method is OnlineMethod =>
  (ONLINE_METHODS as readonly string[]).includes(method);

export interface NewPayment {
  /** Creating twice under one key gives one payment. */
  idempotencyKey: string;
  /** What the shop calls the payment; the provider tells it back. */
  reference: string;
  description: string;
  amount: Cents;
  method: OnlineMethod;
  /** The bank, where one was chosen. */
  issuer: string | null;
  locale: Locale;
  /** Where the shopper goes afterwards. */
  redirectUrl: string;
  /** Told of every change; null: the provider cannot reach the shop. */
  webhookUrl: string | null;
}

/** A payment as the provider knows it now. */
export interface ProviderPayment {
  id: string;
  /** As the payment was created with; null for a payment that is not the shop's. */
  reference: string | null;
  state: PaymentState;
  amount: Cents;
  refunded: Cents;
  /** Where an open payment is made. */
  paymentUrl: string | null;
}

export interface ProviderMethod {
  id: OnlineMethod;
  issuers: { id: string; name: string }[];
}

/**
 * Where customers pay (DESIGN decision 7). All functions reject with `ProviderUnavailableError`
 * where the provider does not answer, which is worth a further try, and with
 * `ProviderRefusedError` where it refuses the request for good.
 */
export interface PaymentProvider {
  name: PaymentProviderName;
  /** Payments move no money. */
  isTest: boolean;
  create(payment: NewPayment): Promise<ProviderPayment>;
  /** Null: the provider knows no such payment. */
  get(id: string): Promise<ProviderPayment | null>;
  /** Refunding twice under one key refunds once. */
  refund(id: string, amount: Cents, idempotencyKey: string): Promise<void>;
  methods(): Promise<ProviderMethod[]>;
}

/** The provider did not answer, or could not now. */
export class ProviderUnavailableError extends Error {
  override name = 'ProviderUnavailableError';
}

/** The provider refuses this request: repeating it gives the same answer. */
export class ProviderRefusedError extends Error {
  override name = 'ProviderRefusedError';
}
