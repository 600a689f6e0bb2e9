import type { Endpoint } from '../endpoint.ts';

const BASE = '/api/aspos/customer';
const ADDRESSES = `${BASE}/addresses`;

/** Calls about the signed-in customer (spec 2 §7). Writes to addresses by id are ours. */
export const CUSTOMER = {
  get: { audience: 'customer', method: 'GET', path: BASE },
  save: { audience: 'customer', method: 'PUT', path: BASE },
  delete: { audience: 'customer', method: 'DELETE', path: BASE },
  export: { audience: 'customer', method: 'GET', path: `${BASE}/export` },
  financialData: { audience: 'customer', method: 'GET', path: `${BASE}/financial-data` },
  setStore: { audience: 'customer', method: 'PUT', path: `${BASE}/store` },
  // A number in an address that caches keep would be personal data: not public.
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
