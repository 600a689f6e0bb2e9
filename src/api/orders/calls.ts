/** Schemas of order and invoice records (spec 2 §3), and the calls that answer them. */
import { z } from 'zod';
import { BOUNDS } from '../bounds.ts';
import { defineCall } from '../call.ts';
import { idField, intField, euros, id, isoDay, isoMoment, lineSourceRecord } from '../fields.ts';
import { ORDER } from './client.ts';
import { emailField, nonEmptyLine, multipleLines } from '../customer/fields.ts';
import { addressRecord, contactRecord, customerRecord } from '../customer/wire.ts';

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

/** The response does not reveal whether the order exists. */
export const withdrawalRecord = z.object({ ReceivedAt: isoMoment });

export type OrderSuccessRecord = z.infer<typeof orderSuccessRecord>;
export type OrderLineRecord = z.infer<typeof orderLineRecord>;
export type OrderAddressRecord = z.infer<typeof orderAddressRecord>;
export type OrderSummaryRecord = z.infer<typeof orderSummaryRecord>;
export type OrderRecord = z.infer<typeof orderRecord>;
export type BoughtRecord = z.infer<typeof boughtRecord>;
export type InvoiceRecord = z.infer<typeof invoiceRecord>;

/** The `successKey` of a confirmation, or an order id. */
const orderKey = z
  .string({ error: 'must be a text' })
  .regex(/^([\w-]{22}|[1-9]\d{0,9})$/, 'must be the key of an order');

const withdrawBody = z.object({
  /** Name of the person who withdraws. */
  name: nonEmptyLine(100),
  /** As typed: `#26000030`, `260 00030`. */
  orderNumber: nonEmptyLine(40),
  /** The e-mail address that the order was confirmed to, or the customer's current one. */
  email: emailField,
  /** Positions of order lines, from 1; empty for the whole order. */
  positions: z
    .array(z.int({ error: 'must be a whole number' }).min(1, 'must be at least 1').max(1_000), {
      error: 'must be a list',
    })
    .max(500, 'must hold at most 500 lines')
    .default([]),
  reason: multipleLines(500).default(''),
});

export type WithdrawBody = z.infer<typeof withdrawBody>;

const area = 'orders';

const MAX_OFFSET = 100_000;
const MAX_LIMIT = 50;
const pageQuery = (limit: number) =>
  z.object({ offset: intField(0, MAX_OFFSET, 0), limit: intField(1, MAX_LIMIT, limit) });

export const orders = defineCall({
  ...ORDER.list,
  name: 'orders',
  area,
  bounds: BOUNDS.list,
  summary:
    'Orders of the customer, newest first, cancelled and expired ones last; with their first two lines',
  query: pageQuery(2),
  data: z.object({ Orders: z.array(orderSummaryRecord), Total: z.int() }),
});

export const order = defineCall({
  ...ORDER.byId,
  name: 'order',
  area,
  bounds: BOUNDS.read,
  summary: 'An order with all its lines; 404 if the customer has none with this id',
  params: z.object({ id: idField }),
  data: orderRecord,
});

export const orderCount = defineCall({
  ...ORDER.count,
  name: 'orderCount',
  area,
  bounds: BOUNDS.read,
  summary: 'The number of orders of the customer',
  data: z.object({ Count: z.int() }),
});

export const boughtProducts = defineCall({
  ...ORDER.bought,
  name: 'boughtProducts',
  area,
  bounds: BOUNDS.list,
  summary: 'Products that the customer bought, the latest first; also those no longer sold',
  query: pageQuery(20),
  data: z.object({ Products: z.array(boughtRecord), Total: z.int() }),
});

export const invoices = defineCall({
  ...ORDER.invoices,
  name: 'invoices',
  area,
  bounds: BOUNDS.list,
  summary: 'Invoices of the customer, newest first',
  query: pageQuery(10),
  data: z.object({ Invoices: z.array(invoiceRecord), Total: z.int() }),
});

export const invoicePdf = defineCall({
  ...ORDER.invoicePdf,
  name: 'invoicePdf',
  area,
  bounds: BOUNDS.document,
  summary: 'An invoice as PDF; 404 if the customer has none with this id',
  params: z.object({ id: idField }),
  data: z.never(),
});

export const orderSuccess = defineCall({
  ...ORDER.success,
  name: 'orderSuccess',
  area,
  bounds: BOUNDS.read,
  summary: 'Number and state of an order by its key; the whole order for its own customer',
  params: z.object({ id: orderKey }),
  data: orderSuccessRecord,
});

export const withdrawOrder = defineCall({
  ...ORDER.withdraw,
  name: 'withdrawOrder',
  area,
  bounds: BOUNDS.enquiry,
  summary: 'Withdraws from a purchase; the response does not reveal whether the order exists',
  body: withdrawBody,
  data: withdrawalRecord,
});
