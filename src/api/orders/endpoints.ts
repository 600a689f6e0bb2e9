import type { Endpoint } from '../endpoint.ts';

const ORDERS = '/api/aspos/customer/orders';
const INVOICES = '/api/aspos/customer/invoices';

/**
 * Calls about the customer's orders and invoices (spec 2 §7). An order by id, invoices and
 * withdrawal are additions to the spec; by law, withdrawal is open to visitors too.
 */
export const ORDER = {
  list: { audience: 'customer', method: 'GET', path: ORDERS },
  byId: { audience: 'customer', method: 'GET', path: `${ORDERS}/{id}` },
  count: { audience: 'customer', method: 'GET', path: '/api/bouwmaat/orders/count' },
  bought: { audience: 'customer', method: 'GET', path: '/api/aspos/customer/products/bought' },
  invoices: { audience: 'customer', method: 'GET', path: INVOICES },
  invoicePdf: {
    audience: 'customer',
    method: 'GET',
    path: `${INVOICES}/{id}/pdf`,
    file: 'application/pdf',
  },
  success: { audience: 'personal', method: 'GET', path: '/api/aspos/orders/success/{id}' },
  withdraw: { audience: 'personal', method: 'POST', path: '/api/aspos/orders/withdraw' },
} as const satisfies Record<string, Endpoint>;
