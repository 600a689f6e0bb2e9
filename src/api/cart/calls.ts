import { z } from 'zod';
import { bodyId, idField, textField } from '../fields.ts';
import { clockTime } from '../stores/wire.ts';
import { CART } from './endpoints.ts';
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
} from './fields.ts';
import {
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
  summary: 'The cart of the customer, else of the visitor; an empty one for somebody new',
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
  summary: 'Changes lines, in order; a change whose operation id was applied before does nothing',
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
  summary: 'Chooses delivery, to an address of the customer or to an alternative address',
  body: deliveryBody,
  namesOwnIds: true,
  data,
});

export const refreshCartDelivery = defineCall({
  ...CART.refreshDelivery,
  name: 'refreshCartDelivery',
  area,
  bounds: BOUNDS.write,
  summary: 'Computes costs and estimates again; a slot that is gone is unset',
  data,
});

export const setCartShipment = defineCall({
  ...CART.setShipment,
  name: 'setCartShipment',
  area,
  bounds: BOUNDS.write,
  summary: 'Chooses a slot of the delivery or pickup options; one that is not there is refused',
  body: shipmentBody,
  data,
});

export const setCartStore = defineCall({
  ...CART.setStore,
  name: 'setCartStore',
  area,
  bounds: BOUNDS.write,
  summary: 'Chooses pickup in a store',
  body: z.object({ storeId: bodyId }),
  data,
});

export const setCartPayment = defineCall({
  ...CART.setPayment,
  name: 'setCartPayment',
  area,
  bounds: BOUNDS.write,
  summary: 'Chooses how to pay; a method that this customer may not use is refused',
  body: paymentBody,
  data,
});

export const confirmCart = defineCall({
  ...CART.confirm,
  name: 'confirmCart',
  area,
  bounds: BOUNDS.batch,
  summary: 'Orders the cart; the same idempotency key answers the same order',
  conflict: 'The idempotency key ordered with other details before; nothing was ordered now',
  body: confirmBody,
  data: confirmRecord,
});

export const shareCart = defineCall({
  ...CART.share,
  name: 'shareCart',
  area,
  bounds: BOUNDS.batch,
  summary: 'Keeps a copy of the lines and answers the key of its link',
  data: z.object({ ShareKey: shareKey }),
});

export const sharedCart = defineCall({
  ...CART.shared,
  name: 'sharedCart',
  area,
  bounds: BOUNDS.list,
  summary: 'The lines behind a share key, for everyone who has the key',
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
  summary: 'Adds a voucher or coupon; `couponRepeated` and `couponInvalid` tell why it cannot be',
  body: voucherBody,
  data,
});

export const deleteCartVoucher = defineCall({
  ...CART.deleteVoucher,
  name: 'deleteCartVoucher',
  area,
  bounds: BOUNDS.write,
  summary: 'Removes a voucher or coupon, named in the query or in a body',
  query: voucherQuery,
  queryMayBeBody: true,
  data,
});

export const voucherByCode = defineCall({
  ...CART.voucherByCode,
  name: 'voucherByCode',
  area,
  // Limited like writes, against guessing codes.
  bounds: BOUNDS.write,
  summary: 'The voucher or coupon with a code, whatever its capitals',
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
  summary: 'Takes out the lines that the last sign-in merged into the cart',
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
  summary: 'Days and slots for pickup of the cart, in its store or the one given',
  query: z.object({ fromTime, storeId: idField.optional() }),
  data: shippingOptionsRecord,
});

export const setCartPoints = defineCall({
  ...CART.setPoints,
  name: 'setCartPoints',
  area,
  bounds: BOUNDS.write,
  summary: 'Redeems bonus points; more than may be redeemed is refused',
  body: z.object({
    pointsToRedeem: z
      .int({ error: 'must be a whole number' })
      .min(0, 'must be at least 0')
      .max(100_000_000, 'is too large'),
  }),
  data,
});
