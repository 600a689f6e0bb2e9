import type { Endpoint } from '../endpoint.ts';

const BASE = '/api/subscription/{id}';

/** Newsletter calls (spec 2 §7). `id` is the key in the newsletter's mails. */
export const SUBSCRIPTION = {
  check: { audience: 'personal', method: 'GET', path: `${BASE}/check` },
  subscribe: { audience: 'personal', method: 'POST', path: `${BASE}/subscribe` },
  unsubscribe: { audience: 'personal', method: 'POST', path: `${BASE}/unsubscribe` },
} as const satisfies Record<string, Endpoint>;
