import type { Endpoint } from '../endpoint.ts';

const BASE = '/api/aspos/customer/searches';

/** Calls about the searches that a customer keeps, an addition to the spec. */
export const SAVED_SEARCHES = {
  all: { audience: 'customer', method: 'GET', path: BASE },
  save: { audience: 'customer', method: 'POST', path: BASE },
  delete: { audience: 'customer', method: 'DELETE', path: `${BASE}/id/{id}` },
} as const satisfies Record<string, Endpoint>;
