/** What Mollie's Payments API v2 answers, as far as the shop reads it. */
import { z } from 'zod';
import type { Cents } from '../../../src/domain/entities/money.ts';
import type { PaymentState } from '../../../src/domain/entities/payment.ts';
import {
  type OnlineMethod,
  type ProviderPayment,
  ProviderUnreadableError,
} from '../payment-provider.ts';

const amount = z.object({
  currency: z.literal('EUR'),
  value: z.string().regex(/^\d+\.\d{2}$/),
});

export const molliePayment = z.object({
  id: z.string(),
  // A state that is not known must not be taken for another one.
  status: z.enum(['open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed']),
  amount,
  amountRefunded: amount.nullish(),
  amountChargedBack: amount.nullish(),
  metadata: z.unknown(),
  _links: z.object({ checkout: z.object({ href: z.url() }).nullish() }),
});

export const mollieMethods = z.object({
  _embedded: z.object({ methods: z.array(z.object({ id: z.string() })) }),
});

export const mollieError = z.object({ detail: z.string() });

const STATES: Record<z.infer<typeof molliePayment>['status'], PaymentState> = {
  open: 'open',
  pending: 'open',
  authorized: 'open',
  paid: 'paid',
  canceled: 'cancelled',
  expired: 'expired',
  failed: 'failed',
};

/** Mollie's names of the methods. */
export const MOLLIE_METHODS: Record<OnlineMethod, string> = {
  ideal: 'ideal',
  card: 'creditcard',
  paypal: 'paypal',
};

/** `12.50` for 1250. */
export const mollieAmount = (cents: Cents) => ({
  currency: 'EUR',
  value: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
});

const centsOf = ({ value }: z.infer<typeof amount>): Cents => Number(value.replace('.', ''));

const reference = z.object({ reference: z.string() });

/** What an answer says, or `ProviderUnreadableError`: nothing is guessed where money is concerned. */
export function read<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const message = `Mollie's answer cannot be read: ${z.prettifyError(parsed.error)}`;
  throw new ProviderUnreadableError(message);
}

/** Throws `ProviderUnreadableError` where the answer is not a payment in euros. */
export function paymentOf(answer: unknown): ProviderPayment {
  const payment = read(molliePayment, answer);
  const total = centsOf(payment.amount);
  const refunded = payment.amountRefunded ? centsOf(payment.amountRefunded) : 0;
  const chargedBack = payment.amountChargedBack ? centsOf(payment.amountChargedBack) : 0;
  return {
    id: payment.id,
    reference: reference.safeParse(payment.metadata).data?.reference ?? null,
    state: refunded + chargedBack >= total ? 'refunded' : STATES[payment.status],
    amount: total,
    ...{ refunded, chargedBack },
    paymentUrl: payment._links.checkout?.href ?? null,
  };
}
