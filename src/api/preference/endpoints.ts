import type { Endpoint } from '../endpoint.ts';

const BASE = '/api/aspos/preference';

/** Calls about the visitor's preference (spec 2 §7). */
export const PREFERENCE = {
  get: { audience: 'personal', method: 'GET', path: BASE },
  setStore: { audience: 'personal', method: 'POST', path: `${BASE}/store` },
  setVat: { audience: 'personal', method: 'POST', path: `${BASE}/vat` },
} as const satisfies Record<string, Endpoint>;
