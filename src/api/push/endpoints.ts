import type { Endpoint } from '../endpoint.ts';

const BASE = '/api/bouwmaat/push';

/**
 * Calls about push notifications of orders (spec 1 §7: the web-push service); an addition to the
 * spec.
 */
export const PUSH = {
  settings: { audience: 'public', method: 'GET', path: BASE },
  subscribe: { audience: 'personal', method: 'POST', path: `${BASE}/subscriptions` },
  unsubscribe: { audience: 'personal', method: 'POST', path: `${BASE}/unsubscribe` },
  devices: { audience: 'customer', method: 'GET', path: `${BASE}/subscriptions` },
  endAll: { audience: 'customer', method: 'DELETE', path: `${BASE}/subscriptions` },
} as const satisfies Record<string, Endpoint>;
