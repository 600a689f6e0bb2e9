import type { Endpoint } from '../endpoint.ts';

const BASE = '/api/aspos/brands';

/** Calls about brands (spec 2 §7). */
export const BRANDS = {
  all: { audience: 'public', method: 'GET', path: BASE },
  popular: { audience: 'public', method: 'GET', path: `${BASE}/popular` },
  byUrl: { audience: 'public', method: 'GET', path: `${BASE}/url/{url}`, missIsNotFound: true },
} as const satisfies Record<string, Endpoint>;
