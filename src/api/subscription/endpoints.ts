import type { Endpoint } from '../endpoint.ts';

const BASE = '/api/subscription/{id}';

/** The newsletter (spec 2 §7); `id` is the key that its mails carry. */
export const SUBSCRIPTION = {
  check: { audience: 'personal', method: 'GET', path: `${BASE}/check` },
  subscribe: { audience: 'personal', method: 'POST', path: `${BASE}/subscribe` },
  unsubscribe: { audience: 'personal', method: 'POST', path: `${BASE}/unsubscribe` },
} as const satisfies Record<string, Endpoint>;
