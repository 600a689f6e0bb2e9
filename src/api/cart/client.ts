/** Calls about the cart. Those that change it return the changed cart. */
import type { AddressInput } from '../../domain/account/customer.ts';
import type {
  Cart,
  CartChange,
  CartPayment,
  CartValidation,
  QuickOrderMatch,
  SharedCart,
  ShippingOptions,
  Voucher,
} from '../../domain/cart/cart.ts';
import { type Cents, toEuros } from '../../domain/shared/money.ts';
import type { ApiClient, CallOptions } from '../client.ts';
import type { Endpoint } from '../call.ts';
import { mapOutcome, type Outcome } from '../outcome.ts';
import {
  mapCart,
  mapCartValidation,
  mapQuickOrder,
  mapSharedCart,
  mapShippingOptions,
  mapVoucher,
} from './mappers.ts';
import type {
  CartRecord,
  CartValidationRecord,
  ConfirmRecord,
  QuickOrderRecord,
  SharedCartRecord,
  ShippingOptionsRecord,
  VoucherRecord,
} from './wire.ts';

const BASE = '/api/aspos/cart';
const BOUWMAAT_BASE = '/api/bouwmaat/cart';

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
  deliveryOptions: {
    audience: 'personal',
    method: 'GET',
    path: `${BOUWMAAT_BASE}/delivery/options`,
  },
  pickupOptions: { audience: 'personal', method: 'GET', path: `${BOUWMAAT_BASE}/pickup/options` },
  setPoints: { audience: 'customer', method: 'POST', path: `${BOUWMAAT_BASE}/points` },
} as const satisfies Record<string, Endpoint>;

/** Makes a call that returns a cart. `now` decides which discounts of its products are current. */
async function callForCart(
  api: ApiClient,
  now: Date,
  endpoint: Endpoint,
  options: CallOptions = {},
): Promise<Outcome<Cart>> {
  const outcome = await api.call<CartRecord>(endpoint, options);
  return mapOutcome(outcome, (record) => mapCart(record, now));
}

/** `timestamp`: that of the caller's cart, if any. */
export const cart = (api: ApiClient, now: Date, timestamp?: string) =>
  callForCart(api, now, CART.get, { query: { timestamp } });

/** Changes that were already applied are ignored, so that a call can be repeated safely. */
export const changeCartLines = (api: ApiClient, now: Date, changes: readonly CartChange[]) =>
  callForCart(api, now, CART.changeLines, { body: { changes } });

export const clearCart = (api: ApiClient, now: Date) => callForCart(api, now, CART.clear);

export const deliverToAddress = (api: ApiClient, now: Date, deliveryAddressId: number) =>
  callForCart(api, now, CART.setDelivery, {
    body: { method: 'CustomerAddress', deliveryAddressId },
  });

export const deliverElsewhere = (api: ApiClient, now: Date, alternativeAddress: AddressInput) =>
  callForCart(api, now, CART.setDelivery, {
    body: { method: 'AlternativeAddress', alternativeAddress },
  });

export const refreshCartDelivery = (api: ApiClient, now: Date) =>
  callForCart(api, now, CART.refreshDelivery);

/** Sets the shipping time (spec 2 §3). Fails as `Missing` if the slot is no longer available. */
export const setCartShipment = (
  api: ApiClient,
  now: Date,
  shipment: {
    shippingMethod: 'Pickup' | 'CustomerAddress';
    date: string;
    methodId: string;
    timeFrom: string;
    timeTo: string;
  },
) => callForCart(api, now, CART.setShipment, { body: shipment });

export const pickUpInStore = (api: ApiClient, now: Date, storeId: number) =>
  callForCart(api, now, CART.setStore, { body: { storeId } });

export const setCartPayment = (api: ApiClient, now: Date, { method, issuer }: CartPayment) =>
  callForCart(api, now, CART.setPayment, { body: { method, data: { issuer } } });

export const setCartPoints = (api: ApiClient, now: Date, pointsToRedeem: number) =>
  callForCart(api, now, CART.setPoints, { body: { pointsToRedeem } });

/** Fails as `Missing` if no voucher or coupon has this code. */
export async function voucherByCode(api: ApiClient, code: string): Promise<Outcome<Voucher>> {
  const outcome = await api.call<VoucherRecord>(CART.voucherByCode, { params: { code } });
  return mapOutcome(outcome, mapVoucher);
}

/**
 * Adds the articles of one of the customer's orders to the cart. Repeating it with the same
 * operation id adds nothing.
 */
export const orderAgain = (api: ApiClient, now: Date, id: number, operationId: string) =>
  callForCart(api, now, CART.orderAgain, { params: { id }, body: { operationId } });

/** Fails as `Missing`, with the reason, if the code cannot be used. */
export const addCartVoucher = (
  api: ApiClient,
  now: Date,
  ids: { voucherId: number } | { couponId: number },
) => callForCart(api, now, CART.addVoucher, { body: ids });

export const deleteCartVoucher = (
  api: ApiClient,
  now: Date,
  query: { voucherId: number } | { couponId: number },
) => callForCart(api, now, CART.deleteVoucher, { query });

export const undoCartMerge = (api: ApiClient, now: Date) => callForCart(api, now, CART.undoMerge);

export const useSharedCart = (
  api: ApiClient,
  now: Date,
  body: { shareKey: string; operationId: string; replace: boolean },
) => callForCart(api, now, CART.useShare, { body });

/** Returns the key of the link. */
export async function shareCart(api: ApiClient): Promise<Outcome<string>> {
  const outcome = await api.call<{ ShareKey: string }>(CART.share);
  return mapOutcome(outcome, ({ ShareKey }) => ShareKey);
}

/** Fails as `Missing` if no cart is shared under this key. */
export async function sharedCart(
  api: ApiClient,
  now: Date,
  shareKey: string,
): Promise<Outcome<SharedCart>> {
  const outcome = await api.call<SharedCartRecord>(CART.shared, { query: { shareKey } });
  return mapOutcome(outcome, (record) => mapSharedCart(record, now));
}

export async function validateCart(api: ApiClient, now: Date): Promise<Outcome<CartValidation>> {
  const outcome = await api.call<CartValidationRecord>(CART.validate);
  return mapOutcome(outcome, (record) => mapCartValidation(record, now));
}

/** `fromTime`: earliest start of a slot, `07:00` by default. */
export async function deliveryOptions(
  api: ApiClient,
  fromTime?: string,
): Promise<Outcome<ShippingOptions>> {
  const query = { fromTime };
  const outcome = await api.call<ShippingOptionsRecord>(CART.deliveryOptions, { query });
  return mapOutcome(outcome, mapShippingOptions);
}

export async function pickupOptions(
  api: ApiClient,
  storeId?: number,
  fromTime?: string,
): Promise<Outcome<ShippingOptions>> {
  const query = { storeId, fromTime };
  const outcome = await api.call<ShippingOptionsRecord>(CART.pickupOptions, { query });
  return mapOutcome(outcome, mapShippingOptions);
}

/** Finds products by number or EAN, in the order of the codes. */
export async function quickOrder(
  api: ApiClient,
  now: Date,
  codes: readonly string[],
): Promise<Outcome<QuickOrderMatch[]>> {
  const outcome = await api.call<QuickOrderRecord>(CART.quickOrder, { body: { codes } });
  return mapOutcome(outcome, (record) => mapQuickOrder(record, now));
}

export interface OrderRequest {
  idempotencyKey: string;
  amountToPay: Cents;
  memo: string;
  reference: string;
  pinCode: string | null;
  analyticsClientId: string | null;
  analyticsSessionId: string | null;
}

/** The result of confirming a cart. */
export interface ConfirmedCart {
  cart: Cart;
  order: { id: number; orderNumber: string; successKey: string } | null;
  paymentUrl: string | null;
  /** Null unless the cart cannot be ordered as it is; then nothing was ordered. */
  validation: CartValidation | null;
}

/** Places the order of a cart (spec 2 §4). The shopper must have accepted the terms. */
export async function confirmCart(
  api: ApiClient,
  now: Date,
  request: OrderRequest,
): Promise<Outcome<ConfirmedCart>> {
  const body = { ...request, amountToPay: toEuros(request.amountToPay), acceptsTerms: true };
  const outcome = await api.call<ConfirmRecord>(CART.confirm, { body });
  return mapOutcome(outcome, (record) => ({
    cart: mapCart(record.Cart, now),
    order:
      record.OrderId == null
        ? null
        : {
            id: record.OrderId,
            orderNumber: record.OrderNumber ?? '',
            successKey: record.SuccessKey ?? '',
          },
    paymentUrl: record.PaymentUrl ?? null,
    validation: record.Validation ? mapCartValidation(record.Validation, now) : null,
  }));
}
