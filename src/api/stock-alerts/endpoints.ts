import type { Endpoint } from '../endpoint.ts';

const BASE = '/api/bouwmaat/stock-alerts/{id}';

/** Calls about the products that an address waits for. `id` is the key in the mails about them. */
export const STOCK_ALERTS = {
  list: { audience: 'personal', method: 'GET', path: BASE },
  end: { audience: 'personal', method: 'POST', path: `${BASE}/end` },
} as const satisfies Record<string, Endpoint>;
