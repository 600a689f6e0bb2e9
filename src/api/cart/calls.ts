import { z } from 'zod';
import { bodyId, idField, textField } from '../fields.ts';
import { clockTime } from '../stores/calls.ts';
import { CART } from './client.ts';
import { BOUNDS } from '../bounds.ts';
import { defineCall } from '../call.ts';
import {
  changes,
  confirmBody,
  deliveryBody,
  operationId,
  paymentBody,
  quickOrderBody,
  shareKey,
  shipmentBody,
  voucherBody,
  voucherQuery,
  cartRecord,
  cartValidationRecord,
  confirmRecord,
  quickOrderRecord,
  sharedCartRecord,
  shippingOptionsRecord,
  voucherRecord,
} from './wire.ts';

const area = 'cart';
const data = cartRecord;

export const cart = defineCall({
  ...CART.get,
  name: 'cart',
  area,
  bounds: BOUNDS.list,
  summary: 'The cart of the customer or visitor; an empty one for a new visitor',
  query: z.object({
    /** Timestamp of the caller's cart; does not affect the response. */
    timestamp: z.string().max(40).optional(),
  }),
  data,
});

export const changeCartLines = defineCall({
  ...CART.changeLines,
  name: 'changeCartLines',
  area,
  bounds: BOUNDS.batch,
  summary: 'Changes lines in order; ignores changes whose operation id was already applied',
  body: z.object({ changes }),
  data,
});

export const clearCart = defineCall({
  ...CART.clear,
  name: 'clearCart',
  area,
  bounds: BOUNDS.write,
  summary: 'Removes all lines',
  data,
});

export const setCartDelivery = defineCall({
  ...CART.setDelivery,
  name: 'setCartDelivery',
  area,
  bounds: BOUNDS.write,
  summary: 'Selects delivery to an address of the customer or to an alternative address',
  body: deliveryBody,
  mayNameOwnIds: true,
  data,
});

export const refreshCartDelivery = defineCall({
  ...CART.refreshDelivery,
  name: 'refreshCartDelivery',
  area,
  bounds: BOUNDS.write,
  summary: 'Recomputes costs and estimates; unsets a slot that is no longer available',
  data,
});

export const setCartShipment = defineCall({
  ...CART.setShipment,
  name: 'setCartShipment',
  area,
  bounds: BOUNDS.write,
  summary: 'Selects a slot of the delivery or pickup options; rejects an unknown one',
  body: shipmentBody,
  data,
});

export const setCartStore = defineCall({
  ...CART.setStore,
  name: 'setCartStore',
  area,
  bounds: BOUNDS.write,
  summary: 'Selects pickup at a store',
  body: z.object({ storeId: bodyId }),
  data,
});

export const setCartPayment = defineCall({
  ...CART.setPayment,
  name: 'setCartPayment',
  area,
  bounds: BOUNDS.write,
  summary: 'Selects the payment method; rejects one that this customer may not use',
  body: paymentBody,
  data,
});

export const confirmCart = defineCall({
  ...CART.confirm,
  name: 'confirmCart',
  area,
  bounds: BOUNDS.batch,
  summary: 'Places the order of the cart; the same idempotency key returns the same order',
  conflict: 'The idempotency key ordered with other details before; nothing was ordered now',
  body: confirmBody,
  data: confirmRecord,
});

export const shareCart = defineCall({
  ...CART.share,
  name: 'shareCart',
  area,
  bounds: BOUNDS.batch,
  summary: 'Stores a copy of the lines and returns the key of its link',
  data: z.object({ ShareKey: shareKey }),
});

export const sharedCart = defineCall({
  ...CART.shared,
  name: 'sharedCart',
  area,
  bounds: BOUNDS.list,
  summary: 'The lines of a shared cart, for everyone who has the key',
  query: z.object({ shareKey }),
  data: sharedCartRecord,
});

export const useSharedCart = defineCall({
  ...CART.useShare,
  name: 'useSharedCart',
  area,
  bounds: BOUNDS.batch,
  summary: 'Adds the lines of a shared cart to the cart, or replaces those of the cart',
  body: z.object({
    shareKey,
    operationId,
    replace: z.boolean({ error: 'must be true or false' }).default(false),
  }),
  data,
});

export const addCartVoucher = defineCall({
  ...CART.addVoucher,
  name: 'addCartVoucher',
  area,
  bounds: BOUNDS.write,
  summary: 'Adds a voucher or coupon; fails with `couponRepeated` or `couponInvalid`',
  body: voucherBody,
  data,
});

export const deleteCartVoucher = defineCall({
  ...CART.deleteVoucher,
  name: 'deleteCartVoucher',
  area,
  bounds: BOUNDS.write,
  summary: 'Removes a voucher or coupon, given in the query or in a body',
  query: voucherQuery,
  queryMayBeBody: true,
  data,
});

export const voucherByCode = defineCall({
  ...CART.voucherByCode,
  name: 'voucherByCode',
  area,
  // Limited like a write, so that nobody can guess codes.
  bounds: BOUNDS.write,
  summary: 'The voucher or coupon with a code, ignoring case',
  params: z.object({ code: textField(40) }),
  data: voucherRecord,
});

export const orderAgain = defineCall({
  ...CART.orderAgain,
  name: 'orderAgain',
  area,
  bounds: BOUNDS.batch,
  summary: 'Adds the articles of an order to the cart; 404 if the customer has no such order',
  params: z.object({ id: idField }),
  body: z.object({ operationId }),
  data,
});

export const validateCart = defineCall({
  ...CART.validate,
  name: 'validateCart',
  area,
  bounds: BOUNDS.list,
  summary: 'Whether the cart can be ordered now, and if not, what could be ordered instead',
  data: cartValidationRecord,
});

export const undoCartMerge = defineCall({
  ...CART.undoMerge,
  name: 'undoCartMerge',
  area,
  bounds: BOUNDS.write,
  summary: 'Removes the lines that the last sign-in merged into the cart',
  data,
});

export const quickOrder = defineCall({
  ...CART.quickOrder,
  name: 'quickOrder',
  area,
  bounds: BOUNDS.batch,
  summary: 'Looks up products by number or EAN, in the order of the codes',
  body: quickOrderBody,
  data: quickOrderRecord,
});

const fromTime = clockTime.default('07:00');

export const deliveryOptions = defineCall({
  ...CART.deliveryOptions,
  name: 'deliveryOptions',
  area,
  bounds: BOUNDS.list,
  summary: 'Days and slots on which the cart can be delivered',
  query: z.object({ fromTime }),
  data: shippingOptionsRecord,
});

export const pickupOptions = defineCall({
  ...CART.pickupOptions,
  name: 'pickupOptions',
  area,
  bounds: BOUNDS.list,
  summary: 'Days and slots for pickup of the cart, at its store or the given one',
  query: z.object({ fromTime, storeId: idField.optional() }),
  data: shippingOptionsRecord,
});

export const setCartPoints = defineCall({
  ...CART.setPoints,
  name: 'setCartPoints',
  area,
  bounds: BOUNDS.write,
  summary: 'Redeems bonus points; rejects more than may be redeemed',
  body: z.object({
    pointsToRedeem: z
      .int({ error: 'must be a whole number' })
      .min(0, 'must be at least 0')
      .max(100_000_000, 'is too large'),
  }),
  data,
});
