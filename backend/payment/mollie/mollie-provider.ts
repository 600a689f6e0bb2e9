import { z } from 'zod';
import type { Cents } from '../../../src/domain/shared/money.ts';
import type { PaymentState } from '../../../src/domain/orders/order.ts';
import {
  type OnlineMethod,
  type ProviderPayment,
  ProviderUnreadableError,
  ONLINE_METHODS,
  type PaymentProvider,
  ProviderKeyError,
  ProviderRefusedError,
  ProviderUnavailableError,
} from '../payment-provider.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';

/** Response schemas of Mollie's Payments API v2, limited to the fields that are used. */
const mollieAmountSchema = z.object({
  currency: z.literal('EUR'),
  value: z.string().regex(/^\d+\.\d{2}$/),
});

export const molliePaymentSchema = z.object({
  id: z.string(),
  // An unknown state is an error, not mapped to another one.
  status: z.enum(['open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed']),
  amount: mollieAmountSchema,
  amountRefunded: mollieAmountSchema.nullish(),
  amountChargedBack: mollieAmountSchema.nullish(),
  metadata: z.unknown(),
  _links: z.object({ checkout: z.object({ href: z.url() }).nullish() }),
});

const mollieMethodsSchema = z.object({
  _embedded: z.object({ methods: z.array(z.object({ id: z.string() })) }),
});

const mollieErrorSchema = z.object({ detail: z.string() });

const PAYMENT_STATES: Record<z.infer<typeof molliePaymentSchema>['status'], PaymentState> = {
  open: 'open',
  pending: 'open',
  authorized: 'open',
  paid: 'paid',
  canceled: 'cancelled',
  expired: 'expired',
  failed: 'failed',
};

/** Mollie's names of the methods. */
const MOLLIE_METHODS: Record<OnlineMethod, string> = {
  ideal: 'ideal',
  card: 'creditcard',
  paypal: 'paypal',
};

/** `12.50` for 1250. */
const toMollieAmount = (cents: Cents) => ({
  currency: 'EUR',
  value: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
});

const centsOf = ({ value }: z.infer<typeof mollieAmountSchema>): Cents =>
  Number(value.replace('.', ''));

const metadataSchema = z.object({ reference: z.string() });

/** Parses a response, or throws `ProviderUnreadableError`: nothing is guessed about money. */
function parseResponse<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const message = `Mollie's answer cannot be read: ${z.prettifyError(parsed.error)}`;
  throw new ProviderUnreadableError(message);
}

/** Throws `ProviderUnreadableError` if the response is not a payment in euros. */
function paymentOf(answer: unknown): ProviderPayment {
  const payment = parseResponse(molliePaymentSchema, answer);
  const total = centsOf(payment.amount);
  const refunded = payment.amountRefunded ? centsOf(payment.amountRefunded) : 0;
  const chargedBack = payment.amountChargedBack ? centsOf(payment.amountChargedBack) : 0;
  return {
    id: payment.id,
    reference: metadataSchema.safeParse(payment.metadata).data?.reference ?? null,
    state: refunded + chargedBack >= total ? 'refunded' : PAYMENT_STATES[payment.status],
    amount: total,
    ...{ refunded, chargedBack },
    paymentUrl: payment._links.checkout?.href ?? null,
  };
}

interface MollieOptions {
  apiKey: string;
  /** `https://api.mollie.com` */
  apiUrl: string;
}

interface MollieRequest {
  method?: 'POST';
  body?: unknown;
  idempotencyKey?: string;
}

const TIMEOUT_MS = 10_000;
/** Maximum number of characters that Mollie accepts. */
const MAX_DESCRIPTION_LENGTH = 255;
/** Client error statuses that may disappear on retry. */
const RETRYABLE_STATUSES = new Set([408, 409, 425, 429]);
const LOCALES: Record<Locale, string> = { nl: 'nl_NL', en: 'en_GB' };

/** Payments at Mollie, using its API v2. */
export function mollieProvider({ apiKey, apiUrl }: MollieOptions): PaymentProvider {
  const sendRequest = async (
    path: string,
    { method, body, idempotencyKey }: MollieRequest = {},
  ) => {
    const response = await fetch(`${apiUrl}/v2/${path}`, {
      method: method ?? 'GET',
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new ProviderUnavailableError('Mollie does not answer.', { cause: error });
    });
    const { status } = response;
    // Not related to this order: the key is revoked, or lacks the permission.
    if (status === 401 || status === 403)
      throw new ProviderKeyError(`Mollie refuses MOLLIE_API_KEY: it answered ${status}.`);
    return { status, answer: await bodyOf(response) };
  };
  /** The response to a request that must succeed. */
  const sendOrThrow = async (path: string, request?: MollieRequest) => {
    const { status, answer } = await sendRequest(path, request);
    if (status < 300) return answer;
    const detail = mollieErrorSchema.safeParse(answer).data?.detail ?? '';
    const message = `Mollie answered ${status}: ${detail}`;
    throw status >= 500 || RETRYABLE_STATUSES.has(status)
      ? new ProviderUnavailableError(message)
      : new ProviderRefusedError(message);
  };

  return {
    name: 'mollie',
    isTest: apiKey.startsWith('test_'),
    async create(payment) {
      const { idempotencyKey, reference, description, redirectUrl, webhookUrl, issuer } = payment;
      const body = {
        amount: toMollieAmount(payment.amount),
        description: description.slice(0, MAX_DESCRIPTION_LENGTH),
        redirectUrl,
        ...(webhookUrl && { webhookUrl }),
        method: MOLLIE_METHODS[payment.method],
        ...(issuer && { issuer }),
        locale: LOCALES[payment.locale],
        metadata: { reference },
      };
      return paymentOf(await sendOrThrow('payments', { method: 'POST', body, idempotencyKey }));
    },
    async get(id) {
      const { status, answer } = await sendRequest(`payments/${encodeURIComponent(id)}`);
      if (status === 404 || status === 410) return null;
      if (status >= 300) throw new ProviderUnavailableError(`Mollie answered ${status}.`);
      return paymentOf(answer);
    },
    async refund(id, { amount, description, reference, idempotencyKey }) {
      const path = `payments/${encodeURIComponent(id)}/refunds`;
      const body = {
        amount: toMollieAmount(amount),
        description: description.slice(0, MAX_DESCRIPTION_LENGTH),
        metadata: { reference },
      };
      await sendOrThrow(path, { method: 'POST', body, idempotencyKey });
    },
    async listMethods() {
      const { _embedded } = parseResponse(mollieMethodsSchema, await sendOrThrow('methods'));
      const ids = new Set(_embedded.methods.map(({ id }) => id));
      // Since iDEAL 2 the bank is chosen at Mollie.
      return ONLINE_METHODS.filter((method) => ids.has(MOLLIE_METHODS[method])).map((id) => ({
        id,
        issuers: [],
      }));
    },
  };
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new ProviderUnavailableError(`Mollie answered ${response.status} without JSON.`, {
      cause: error,
    });
  }
}
