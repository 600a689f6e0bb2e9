import type { Endpoint } from '../endpoint.ts';

const CUSTOMER = '/api/aspos/customer';
const BASE = `${CUSTOMER}/wishlists`;
const LIST = `${BASE}/id/{id}`;

/**
 * Calls about wishlists (spec 2 §7). Reading one, renaming, deleting and sharing are additions to
 * the spec. Share keys are sent in a query or body, because paths are logged.
 */
export const WISHLISTS = {
  all: { audience: 'customer', method: 'GET', path: BASE },
  add: { audience: 'customer', method: 'POST', path: BASE },
  get: { audience: 'customer', method: 'GET', path: LIST },
  rename: { audience: 'customer', method: 'PUT', path: LIST },
  delete: { audience: 'customer', method: 'DELETE', path: LIST },
  addProducts: { audience: 'customer', method: 'POST', path: `${LIST}/products` },
  deleteProduct: { audience: 'customer', method: 'DELETE', path: `${LIST}/products/{productId}` },
  check: { audience: 'customer', method: 'GET', path: `${CUSTOMER}/wishlists-check/{productId}` },
  addCart: { audience: 'customer', method: 'POST', path: `${BASE}/cart` },
  setOfProduct: { audience: 'customer', method: 'POST', path: `${BASE}/product/{productId}` },
  share: { audience: 'customer', method: 'POST', path: `${LIST}/share` },
  unshare: { audience: 'customer', method: 'DELETE', path: `${LIST}/share` },
  // Open to anyone with the key, but not `public`, so that no cache stores it.
  shared: { audience: 'personal', method: 'GET', path: `${BASE}/shared` },
  copyShared: { audience: 'customer', method: 'POST', path: `${BASE}/use-share` },
} as const satisfies Record<string, Endpoint>;
