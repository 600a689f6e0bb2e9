/** Newsletter calls (spec 2 §7), authorised by the key in a mail. */
import type { NewsletterSubscription } from '../../domain/account/customer.ts';
import type { ApiClient } from '../client.ts';
import { mapOutcome, type Outcome } from '../outcome.ts';
import type { SubscriptionRecord } from './calls.ts';
import type { Endpoint } from '../call.ts';

const BASE = '/api/subscription/{id}';

/** Newsletter calls (spec 2 §7). `id` is the key in the newsletter's mails. */
export const SUBSCRIPTION = {
  check: { audience: 'personal', method: 'GET', path: `${BASE}/check` },
  subscribe: { audience: 'personal', method: 'POST', path: `${BASE}/subscribe` },
  unsubscribe: { audience: 'personal', method: 'POST', path: `${BASE}/unsubscribe` },
} as const satisfies Record<string, Endpoint>;

async function callStep(
  api: ApiClient,
  step: keyof typeof SUBSCRIPTION,
  id: string,
): Promise<Outcome<NewsletterSubscription>> {
  const outcome = await api.call<SubscriptionRecord>(SUBSCRIPTION[step], { params: { id } });
  return mapOutcome(outcome, ({ State, Email }) => ({ state: State, email: Email }));
}

export const checkSubscription = (api: ApiClient, id: string) => callStep(api, 'check', id);
export const confirmSubscription = (api: ApiClient, id: string) => callStep(api, 'subscribe', id);
export const unsubscribe = (api: ApiClient, id: string) => callStep(api, 'unsubscribe', id);
