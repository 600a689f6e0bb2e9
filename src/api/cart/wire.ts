/** Schemas of cart records (spec 2 §3), and of the input of calls about the cart. */
import { z } from 'zod';
import { CART_FACTORS, PAYMENT_METHODS } from '../../domain/cart/cart.ts';
import { addressRecord, buyerRecord } from '../customer/wire.ts';
import { productRecord } from '../products/calls.ts';
import { euros, id, isoDay, isoMoment, lineSourceRecord, bodyId, idField } from '../fields.ts';
import { clockTime } from '../stores/calls.ts';
import { MAX_CHANGES_PER_CALL, MAX_QUICK_ORDER_LINES } from '../../domain/cart/changes.ts';
import { LIST_IDS } from '../../domain/product/measured-item.ts';
import { MAX_QUANTITY } from '../../domain/product/quantity.ts';
import { addressBody, nonEmptyLine, singleLine, multipleLines } from '../customer/fields.ts';

const shippingMethod = z.enum(['Delivery', 'Pickup']);
const shippingEstimate = z.enum(['tomorrow', 'twothreedays']);

/** An amount in euros, with and without VAT. */
const priceRecord = z.object({ InclTax: euros, ExclTax: euros });

export const cartLineRecord = z.object({
  Id: id,
  ProductId: id,
  ProductTitle: z.string(),
  Quantity: z.int(),
  UnitPriceInclTax: euros,
  UnitPriceExclTax: euros,
  RegularUnitPriceInclTax: euros.nullish(),
  RegularUnitPriceExclTax: euros.nullish(),
  TotalInclTax: euros,
  TotalExclTax: euros,
  DiscountInclTax: euros.nullish(),
  DiscountExclTax: euros.nullish(),
  Discounts: z.array(z.object({ Id: id, Name: z.string() })).nullish(),
  Derived: z.boolean().nullish(),
  /** Absent once the product is no longer shown. */
  Product: productRecord.nullish(),
  Source: lineSourceRecord.nullish(),
  PriceChanged: z.boolean().nullish(),
  MaxQuantity: z.int().nullish(),
  ShippingEstimate: shippingEstimate.nullish(),
});

export const palletLineRecord = z.object({
  Id: id,
  Title: z.string(),
  Quantity: z.int(),
  UnitPriceInclTax: euros,
  UnitPriceExclTax: euros,
  TotalInclTax: euros,
  TotalExclTax: euros,
});

export const cartRecord = z.object({
  Timestamp: isoMoment,
  Lines: z.array(cartLineRecord),
  PalletLines: z.array(palletLineRecord).nullish(),
  Store: z.object({ Id: id, Name: z.string(), Url: z.string() }).nullish(),
  ShippingMethod: shippingMethod.nullish(),
  DeliveryAddress: addressRecord.nullish(),
  AlternativeDeliveryAddress: addressRecord.omit({ Id: true, CustomerId: true }).nullish(),
  UsingAlternativeAddress: z.boolean().nullish(),
  Shipping: z
    .object({ Id: z.string(), Date: isoDay, TimeFrom: clockTime, TimeTo: clockTime })
    .nullish(),
  Payment: z.object({ Method: z.enum(PAYMENT_METHODS), Issuer: z.string().nullish() }).nullish(),
  PointsToRedeem: z.int().nullish(),
  HasLargeProduct: z.boolean().nullish(),
  Coupons: z
    .array(
      z.object({
        Id: id,
        Name: z.string(),
        DiscountInclTax: euros,
        /** Set for a coupon of a percentage. */
        Percent: z.number().nullish(),
      }),
    )
    .nullish(),
  /** The signed-in customer; null for a visitor. */
  Customer: buyerRecord.nullish(),
  LogisticStoreIdPickup: id.nullish(),
  LogisticStoreIdDelivery: id.nullish(),
  DeliveryEstimate: isoDay.nullish(),
  PickupEstimate: isoDay.nullish(),
  ShippingEstimate: shippingEstimate.nullish(),
  Subtotal: priceRecord,
  Discount: priceRecord.nullish(),
  ShippingCost: priceRecord,
  DeliveryCost: priceRecord.nullish(),
  PalletCost: priceRecord.nullish(),
  Total: priceRecord,
  AmountToPay: euros,
  MergedLines: z.int().nullish(),
});

const factorRecord = z.object({
  IsValid: z.boolean(),
  Message: z.string().nullish(),
  InvalidProductIds: z.array(id).nullish(),
  NextDate: isoDay.nullish(),
});

export const cartValidationRecord = z.object({
  IsOrderable: z.boolean(),
  Factors: z.object({
    Stock: factorRecord,
    Delivery: factorRecord,
    DeliveryDate: factorRecord,
    ProductStatus: factorRecord,
  } satisfies Record<(typeof CART_FACTORS)[number], typeof factorRecord>),
  NewCart: cartRecord.nullish(),
});

export const shippingOptionsRecord = z.object({
  Days: z.array(
    z.object({
      Date: isoDay,
      Slots: z.array(
        z.object({
          Id: z.string(),
          TimeFrom: clockTime,
          TimeTo: clockTime,
          PriceInclTax: euros,
          PriceExclTax: euros,
        }),
      ),
    }),
  ),
  Earliest: z.object({ Day: isoDay, Time: clockTime }).nullish(),
});

export const confirmRecord = z.object({
  /** The cart after the call; empty once an order was placed that needs no online payment. */
  Cart: cartRecord,
  /** Id of the order; absent if nothing was ordered. */
  OrderId: id.nullish(),
  OrderNumber: z.string().nullish(),
  /** Grants access to the success page without signing in; see `orders/success/{id}`. */
  SuccessKey: z.string().nullish(),
  /** Address of the payment page; absent if nothing has to be paid online. */
  PaymentUrl: z.string().nullish(),
  /** Present if the cart cannot be ordered as it is; then nothing was ordered. */
  Validation: cartValidationRecord.nullish(),
});

export const sharedCartRecord = z.object({
  Lines: z.array(
    cartLineRecord.pick({ ProductId: true, ProductTitle: true, Quantity: true, Product: true }),
  ),
});

/** A voucher (type 1) or coupon (type 2). Its id is used to add it to the cart. */
export const voucherRecord = z.object({
  Id: id,
  Name: z.string(),
  Type: z.object({ Id: id, Name: z.string() }),
});

export const quickOrderRecord = z.array(
  z.object({ Code: z.string(), Product: productRecord.nullish() }),
);

export type PriceRecord = z.infer<typeof priceRecord>;
export type CartLineRecord = z.infer<typeof cartLineRecord>;
export type PalletLineRecord = z.infer<typeof palletLineRecord>;
export type CartRecord = z.infer<typeof cartRecord>;
export type FactorRecord = z.infer<typeof factorRecord>;
export type CartValidationRecord = z.infer<typeof cartValidationRecord>;
export type ShippingOptionsRecord = z.infer<typeof shippingOptionsRecord>;
export type ConfirmRecord = z.infer<typeof confirmRecord>;
export type SharedCartRecord = z.infer<typeof sharedCartRecord>;
export type VoucherRecord = z.infer<typeof voucherRecord>;
export type QuickOrderRecord = z.infer<typeof quickOrderRecord>;

const quantity = z
  .int({ error: 'must be a whole number' })
  .min(0, 'must be at least 0')
  .max(MAX_QUANTITY, `must be at most ${MAX_QUANTITY}`);

const lineSource = z.object({
  listId: z.enum(LIST_IDS, { error: `must be one of ${LIST_IDS.join(', ')}` }),
  listName: singleLine(200),
});

/** A UUID generated by the browser. */
const uuid = z.uuid({ error: 'must be a UUID' });

/** Identifies a change, so that it is applied only once. Without it, every request is applied. */
export const operationId = uuid.optional();

const change = z
  .object({
    operationId,
    productId: bodyId,
    quantity: quantity.default(0),
    action: z.enum(['Add', 'Update', 'Delete'], { error: 'must be Add, Update or Delete' }),
    source: lineSource.nullish(),
  })
  .refine(({ action, quantity: pieces }) => action !== 'Add' || pieces > 0, {
    path: ['quantity'],
    message: 'must be at least 1',
  });

export const changes = z
  .array(change, { error: 'must be a list' })
  .min(1, 'must hold at least one change')
  .max(MAX_CHANGES_PER_CALL, `must hold at most ${MAX_CHANGES_PER_CALL} changes`);

/** 128 random bits in base64url. */
export const shareKey = z
  .string({ error: 'must be a text' })
  .regex(/^[\w-]{22}$/, 'must be a share key');

/**
 * Where to deliver: an address of the customer, or an alternative address stored with the cart
 * only.
 */
export const deliveryBody = z
  .object({
    method: z.enum(['CustomerAddress', 'AlternativeAddress'], {
      error: 'must be CustomerAddress or AlternativeAddress',
    }),
    deliveryAddressId: bodyId.optional(),
    alternativeAddress: addressBody.optional(),
  })
  .superRefine(({ method, deliveryAddressId, alternativeAddress }, { addIssue }) => {
    const needed = method === 'CustomerAddress' ? deliveryAddressId : alternativeAddress;
    if (needed !== undefined) return;
    const path = [method === 'CustomerAddress' ? 'deliveryAddressId' : 'alternativeAddress'];
    addIssue({ code: 'custom', path, message: 'must be given' });
  });

/** The shipping time payload of spec 2 §3. */
export const shipmentBody = z.object({
  shippingMethod: z.enum(['Pickup', 'CustomerAddress'], {
    error: 'must be Pickup or CustomerAddress',
  }),
  /** A day, or a moment on that day. */
  date: z.iso.date().or(z.iso.datetime({ offset: true })),
  methodId: nonEmptyLine(60),
  timeFrom: clockTime,
  timeTo: clockTime,
});

export const paymentBody = z.object({
  method: z.enum(PAYMENT_METHODS, { error: `must be one of ${PAYMENT_METHODS.join(', ')}` }),
  data: z.object({ issuer: singleLine(60).nullish() }).nullish(),
});

/** Either a voucher or a coupon. */
export const voucherBody = z
  .object({ voucherId: bodyId.optional(), couponId: bodyId.optional() })
  .refine(
    (ids) => (ids.voucherId === undefined) !== (ids.couponId === undefined),
    'must hold a voucherId or a couponId',
  );

export const voucherQuery = z
  .object({ voucherId: idField.optional(), couponId: idField.optional() })
  .refine(
    (ids) => (ids.voucherId === undefined) !== (ids.couponId === undefined),
    'must hold a voucherId or a couponId',
  );

export const confirmBody = z.object({
  /** A UUID per attempt; the same key never orders twice. */
  idempotencyKey: uuid,
  /** Amount in euros that the shopper agreed to pay; the order is refused if the total differs. */
  amountToPay: z.number({ error: 'must be a number' }).min(0, 'must be at least 0'),
  acceptsTerms: z.literal(true, { error: 'must be accepted' }),
  memo: multipleLines(500).default(''),
  /** Order reference of a trade customer. */
  reference: singleLine(60).default(''),
  /** Pin code of a contact, if required for buying on account. */
  pinCode: singleLine(10).nullish(),
  analyticsClientId: singleLine(100).nullish(),
  analyticsSessionId: singleLine(100).nullish(),
});

export const quickOrderBody = z.object({
  codes: z
    .array(nonEmptyLine(40), { error: 'must be a list' })
    .min(1, 'must hold at least one code')
    .max(MAX_QUICK_ORDER_LINES, `must hold at most ${MAX_QUICK_ORDER_LINES} codes`),
});

export type ConfirmBody = z.infer<typeof confirmBody>;
