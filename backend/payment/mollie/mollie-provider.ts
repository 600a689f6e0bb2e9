import type { Locale } from '../../../src/domain/entities/common.ts';
import {
  ONLINE_METHODS,
  type PaymentProvider,
  ProviderKeyError,
  ProviderRefusedError,
  ProviderUnavailableError,
} from '../payment-provider.ts';
import {
  MOLLIE_METHODS,
  mollieAmount,
  mollieError,
  mollieMethods,
  paymentOf,
  read,
} from './mollie-wire.ts';

interface Options {
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
/** Characters; Mollie refuses more. */
const MAX_DESCRIPTION = 255;
/** Of its answers, those that the same request may not get later. */
const IS_BUSY = new Set([408, 409, 425, 429]);
const LOCALES: Record<Locale, string> = { nl: 'nl_NL', en: 'en_GB' };

/** Payments at Mollie, by its API v2. */
export function mollieProvider({ apiKey, apiUrl }: Options): PaymentProvider {
  const ask = async (path: string, { method, body, idempotencyKey }: MollieRequest = {}) => {
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
    // Neither is about the order that was asked about: the key is revoked, or may not do this.
    if (status === 401 || status === 403)
      throw new ProviderKeyError(`Mollie refuses MOLLIE_API_KEY: it answered ${status}.`);
    return { status, answer: await bodyOf(response) };
  };
  /** The answer to a request that must succeed. */
  const must = async (path: string, request?: MollieRequest) => {
    const { status, answer } = await ask(path, request);
    if (status < 300) return answer;
    const detail = mollieError.safeParse(answer).data?.detail ?? '';
    const message = `Mollie answered ${status}: ${detail}`;
    throw status >= 500 || IS_BUSY.has(status)
      ? new ProviderUnavailableError(message)
      : new ProviderRefusedError(message);
  };

  return {
    name: 'mollie',
    isTest: apiKey.startsWith('test_'),
    async create(payment) {
      const { idempotencyKey, reference, description, redirectUrl, webhookUrl, issuer } = payment;
      const body = {
        amount: mollieAmount(payment.amount),
        description: description.slice(0, MAX_DESCRIPTION),
        redirectUrl,
        ...(webhookUrl && { webhookUrl }),
        method: MOLLIE_METHODS[payment.method],
        ...(issuer && { issuer }),
        locale: LOCALES[payment.locale],
        metadata: { reference },
      };
      return paymentOf(await must('payments', { method: 'POST', body, idempotencyKey }));
    },
    async get(id) {
      const { status, answer } = await ask(`payments/${encodeURIComponent(id)}`);
      if (status === 404 || status === 410) return null;
      if (status >= 300) throw new ProviderUnavailableError(`Mollie answered ${status}.`);
      return paymentOf(answer);
    },
    async refund(id, { amount, description, reference, idempotencyKey }) {
      const path = `payments/${encodeURIComponent(id)}/refunds`;
      const body = {
        amount: mollieAmount(amount),
        description: description.slice(0, MAX_DESCRIPTION),
        metadata: { reference },
      };
      await must(path, { method: 'POST', body, idempotencyKey });
    },
    async methods() {
      const { _embedded } = read(mollieMethods, await must('methods'));
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
