/** Schemas of order and invoice records (spec 2 §3). */
import { z } from 'zod';
import { addressRecord, contactRecord, customerRecord } from '../customer/wire.ts';
import { euros, id, isoDay, isoMoment, lineSourceRecord } from '../records.ts';

/** `08:00`, local time in Europe/Amsterdam. */
const clockTime = z.string().regex(/^\d{2}:\d{2}$/);

export const orderLineRecord = z.object({
  Id: id,
  ProductId: id,
  Title: z.string(),
  Number: z.string(),
  Unit: z.string(),
  Quantity: z.int(),
  TaxRate: z.number(),
  UnitPriceInclTax: euros,
  UnitPriceExclTax: euros,
  TotalInclTax: euros,
  TotalExclTax: euros,
  DiscountInclTax: euros.nullish(),
  DiscountExclTax: euros.nullish(),
  /** The list in which the article was found. */
  Source: lineSourceRecord.nullish(),
  /** Url of the product now; absent once it is no longer shown. */
  Url: z.string().nullish(),
  ImageUrl: z.string().nullish(),
});

export const orderAddressRecord = addressRecord.pick({
  Name: true,
  FirstName: true,
  LastName: true,
  Street: true,
  HouseNumber: true,
  HouseNumberExtension: true,
  PostalCode: true,
  City: true,
  CountryCode: true,
});

const orderCustomerRecord = customerRecord.pick({ Id: true, CompanyName: true });

const orderContactRecord = contactRecord.pick({
  ContactId: true,
  FirstName: true,
  MiddleName: true,
  LastName: true,
  Email: true,
});

export const orderSummaryRecord = z.object({
  Id: id,
  OrderNumber: z.string(),
  State: z.string(),
  /** State of the latest payment; absent if nothing is paid online. */
  PaymentState: z.string().nullish(),
  PlacedAt: isoMoment,
  ShippingMethod: z.enum(['Delivery', 'Pickup']),
  TotalInclTax: euros,
  TotalExclTax: euros,
  /** Number of lines; a list contains only the first two of them (spec 2 §9). */
  LineCount: z.int(),
  OrderLines: z.array(orderLineRecord),
  Invoice: z.object({ Id: id, Number: z.string() }).nullish(),
});

export const orderRecord = orderSummaryRecord.extend({
  PreferredDate: isoDay.nullish(),
  PreferredTimeFrom: clockTime.nullish(),
  PreferredTimeTo: clockTime.nullish(),
  DeliveredAt: isoMoment.nullish(),
  DeliveryPhone: z.string().nullish(),
  DeliveryAddress: orderAddressRecord.nullish(),
  InvoiceAddress: orderAddressRecord.nullish(),
  Store: z.object({ Id: id, Name: z.string(), Url: z.string() }).nullish(),
  PaymentMethod: z.string().nullish(),
  BonusPoints: z.int().nullish(),
  SubtotalInclTax: euros,
  SubtotalExclTax: euros,
  ShippingPriceInclTax: euros,
  ShippingPriceExclTax: euros,
  PalletPriceInclTax: euros.nullish(),
  PalletPriceExclTax: euros.nullish(),
  VoucherTotal: euros.nullish(),
  Customer: orderCustomerRecord.nullish(),
  /** The contact that ordered. The e-mail address is sent to that contact only. */
  CustomerContact: orderContactRecord.nullish(),
  /** Name of that contact at the time of ordering. */
  ContactName: z.string().nullish(),
  /** The customer's own reference. */
  Reference: z.string().nullish(),
});

/** A product that the customer bought, with name and number of the latest order. */
export const boughtRecord = z.object({
  ProductId: id,
  Title: z.string(),
  Number: z.string(),
  /** Pieces in all orders. */
  Quantity: z.int(),
  /** Pieces in the latest order. */
  LastQuantity: z.int(),
  /** Number of orders. */
  Orders: z.int(),
  LastBoughtAt: isoMoment,
});

export const invoiceRecord = z.object({
  Id: id,
  Number: z.string(),
  OrderId: id,
  OrderNumber: z.string(),
  Date: isoDay,
  DueDate: isoDay,
  TotalInclTax: euros,
  TotalExclTax: euros,
  PaidAt: isoMoment.nullish(),
  /** For a credit note, whose amounts are negative: number of the credited invoice. */
  CreditOf: z.string().nullish(),
});

export const orderSuccessRecord = z.object({
  OrderNumber: z.string(),
  State: z.string(),
  /** Only for the customer who ordered, if signed in; others with the key see number and state. */
  Order: orderRecord.nullish(),
});

/** The same whether or not the order exists, so that it does not reveal that. */
export const withdrawalRecord = z.object({ ReceivedAt: isoMoment });

export type OrderSuccessRecord = z.infer<typeof orderSuccessRecord>;
export type OrderLineRecord = z.infer<typeof orderLineRecord>;
export type OrderAddressRecord = z.infer<typeof orderAddressRecord>;
export type OrderSummaryRecord = z.infer<typeof orderSummaryRecord>;
export type OrderRecord = z.infer<typeof orderRecord>;
export type BoughtRecord = z.infer<typeof boughtRecord>;
export type InvoiceRecord = z.infer<typeof invoiceRecord>;
