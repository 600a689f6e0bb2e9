import type { Endpoint } from '../endpoint.ts';

const BASE = '/api/aspos/products';

/** Calls about products (spec 2 §7). */
export const PRODUCTS = {
  byIds: { method: 'GET', path: `${BASE}/ids` },
  byUrl: { method: 'GET', path: `${BASE}/url/{url}`, missIsNotFound: true },
  stock: { method: 'POST', path: `${BASE}/stock` },
  addViewed: { method: 'POST', path: `${BASE}/viewed` },
  viewed: { method: 'GET', path: `${BASE}/viewed` },
  ofWebNode: { method: 'GET', path: '/api/aspos/webnodes/{id}/products' },
  contact: { method: 'POST', path: '/api/ternair/product-contact' },
} as const satisfies Record<string, Endpoint>;
