import type { Endpoint } from '../endpoint.ts';

const BASE = '/api/aspos/stores';

/** Calls about stores and locations (spec 2 §7). */
export const STORES = {
  all: { audience: 'public', method: 'GET', path: BASE },
  byUrl: { audience: 'public', method: 'GET', path: `${BASE}/url/{url}` },
  byId: { audience: 'public', method: 'GET', path: `${BASE}/{id}` },
  postcodeCoords: {
    audience: 'public',
    method: 'GET',
    path: '/api/aspos/locations/postcode-coords',
  },
  places: { audience: 'public', method: 'GET', path: '/api/bouwmaat/locations/places' },
} as const satisfies Record<string, Endpoint>;
