import type { Endpoint } from '../endpoint.ts';

const BASE = '/api/aspos/cart';
const OWN = '/api/bouwmaat/cart';

/**
 * Calls about the cart (spec 2 §7). The preview of a shared cart, undoing a merge, quick order and
 * ordering again are additions to the spec. Share keys are sent in a query or body, because paths
 * are logged.
 */
export const CART = {
  get: { audience: 'personal', method: 'GET', path: BASE },
  changeLines: { audience: 'personal', method: 'POST', path: `${BASE}/lines/batch` },
  clear: { audience: 'personal', method: 'DELETE', path: `${BASE}/lines` },
  setDelivery: { audience: 'personal', method: 'POST', path: `${BASE}/delivery` },
  refreshDelivery: { audience: 'personal', method: 'POST', path: `${BASE}/delivery/refresh` },
  setShipment: { audience: 'personal', method: 'POST', path: `${BASE}/shipment` },
  setStore: { audience: 'personal', method: 'POST', path: `${BASE}/store` },
  setPayment: { audience: 'personal', method: 'POST', path: `${BASE}/payment` },
  confirm: { audience: 'customer', method: 'POST', path: `${BASE}/confirm` },
  share: { audience: 'personal', method: 'POST', path: `${BASE}/share` },
  shared: { audience: 'personal', method: 'GET', path: `${BASE}/shared` },
  useShare: { audience: 'personal', method: 'POST', path: `${BASE}/use-share` },
  addVoucher: { audience: 'personal', method: 'POST', path: `${BASE}/vouchers` },
  deleteVoucher: { audience: 'personal', method: 'DELETE', path: `${BASE}/vouchers` },
  voucherByCode: {
    audience: 'personal',
    method: 'GET',
    path: '/api/aspos/customer/vouchers/code/{code}',
  },
  orderAgain: {
    audience: 'customer',
    method: 'POST',
    path: '/api/aspos/customer/orders/{id}/order-again',
  },
  validate: { audience: 'personal', method: 'GET', path: `${BASE}/validate` },
  undoMerge: { audience: 'customer', method: 'POST', path: `${BASE}/undo-merge` },
  quickOrder: { audience: 'personal', method: 'POST', path: `${BASE}/quick-order` },
  deliveryOptions: { audience: 'personal', method: 'GET', path: `${OWN}/delivery/options` },
  pickupOptions: { audience: 'personal', method: 'GET', path: `${OWN}/pickup/options` },
  setPoints: { audience: 'customer', method: 'POST', path: `${OWN}/points` },
} as const satisfies Record<string, Endpoint>;
