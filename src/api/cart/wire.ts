/** Schemas of cart records (spec 2 §3). */
import { z } from 'zod';
import { CART_FACTORS, PAYMENT_METHODS } from '../../domain/cart/cart.ts';
import { addressRecord, buyerRecord } from '../customer/wire.ts';
import { productRecord } from '../products/calls.ts';
import { euros, id, isoDay, isoMoment, lineSourceRecord } from '../records.ts';
import { clockTime } from '../stores/calls.ts';

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
