import type { Endpoint } from '../endpoint.ts';

const BASE = '/api/aspos/customer';
const ADDRESSES = `${BASE}/addresses`;

/**
 * Calls about the signed-in customer (spec 2 §7). Writing addresses by id is an addition to the
 * spec.
 */
export const CUSTOMER = {
  get: { audience: 'customer', method: 'GET', path: BASE },
  save: { audience: 'customer', method: 'PUT', path: BASE },
  delete: { audience: 'customer', method: 'DELETE', path: BASE },
  export: { audience: 'customer', method: 'GET', path: `${BASE}/export` },
  financialData: { audience: 'customer', method: 'GET', path: `${BASE}/financial-data` },
  setStore: { audience: 'customer', method: 'PUT', path: `${BASE}/store` },
  // Not public: the query contains a phone number, which caches must not store.
  validatePhone: { audience: 'personal', method: 'GET', path: `${BASE}/validate-phone` },
  logisticStore: {
    audience: 'customer',
    method: 'GET',
    path: '/api/bouwmaat/customer/logistics-store',
  },
  setOptIn: { audience: 'customer', method: 'POST', path: '/api/bouwmaat/customer/newsletter' },
  addresses: { audience: 'customer', method: 'GET', path: ADDRESSES },
  addAddress: { audience: 'customer', method: 'POST', path: ADDRESSES },
  saveAddress: { audience: 'customer', method: 'PUT', path: `${ADDRESSES}/{id}` },
  deleteAddress: { audience: 'customer', method: 'DELETE', path: `${ADDRESSES}/{id}` },
  findAddress: { audience: 'personal', method: 'POST', path: '/api/aspos/locations/findaddress' },
} as const satisfies Record<string, Endpoint>;
