import type { Endpoint } from '../endpoint.ts';

const BASE = '/api/aspos/products';

/** Calls about products (spec 2 §7). */
export const PRODUCTS = {
  byIds: { audience: 'public', method: 'GET', path: `${BASE}/ids` },
  byUrl: { audience: 'public', method: 'GET', path: `${BASE}/url/{url}`, missIsNotFound: true },
  stock: { audience: 'public', method: 'POST', path: `${BASE}/stock` },
  addViewed: { audience: 'personal', method: 'POST', path: `${BASE}/viewed` },
  viewed: { audience: 'personal', method: 'GET', path: `${BASE}/viewed` },
  ofWebNode: { audience: 'public', method: 'GET', path: '/api/aspos/webnodes/{id}/products' },
  stockAlert: { audience: 'personal', method: 'POST', path: `${BASE}/stock-alert` },
  contact: { audience: 'personal', method: 'POST', path: '/api/ternair/product-contact' },
} as const satisfies Record<string, Endpoint>;
