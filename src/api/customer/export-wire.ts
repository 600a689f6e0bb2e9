import { z } from 'zod';
import { invoiceRecord, orderRecord } from '../orders/calls.ts';
import { isoMoment } from '../fields.ts';
import { savedSearchRecord } from '../saved-searches/calls.ts';
import { customerRecord, financialDataRecord } from './wire.ts';

/** All data about a customer, for the customer (GDPR, articles 15 and 20). */
export const customerExportRecord = z.object({
  ExportedAt: isoMoment,
  Account: z.object({
    Email: z.string(),
    ConfirmedAt: isoMoment.nullable(),
    Language: z.enum(['nl', 'en']),
    CreatedAt: isoMoment,
  }),
  Customer: customerRecord,
  FinancialData: financialDataRecord.nullable(),
  Preference: z.object({ StoreId: z.int().nullable(), IncludeVat: z.boolean() }),
  Sessions: z.array(z.object({ CreatedAt: isoMoment, ExpiresAt: isoMoment })),
  /** Browsers that receive notifications about orders. */
  Notifications: z.array(z.object({ PushService: z.string(), SubscribedAt: isoMoment })),
  Wishlists: z.array(
    z.object({
      Name: z.string(),
      CreatedAt: isoMoment,
      Products: z.array(z.object({ ProductId: z.int(), Quantity: z.int(), AddedAt: isoMoment })),
    }),
  ),
  SavedSearches: z.array(savedSearchRecord.omit({ Id: true })),
  /** Cart of the signed-in contact; null without one. */
  Cart: z
    .object({
      ChangedAt: isoMoment,
      Lines: z.array(z.object({ ProductId: z.int(), Quantity: z.int(), AddedAt: isoMoment })),
      AlternativeDeliveryAddress: z.record(z.string(), z.string()).nullable(),
      /** Codes of vouchers and coupons. */
      Codes: z.array(z.string()),
    })
    .nullable(),
  Vouchers: z.array(z.object({ Code: z.string(), Name: z.string(), EndsAt: isoMoment.nullable() })),
  /** Prices of the customer or its customer group. */
  AgreedPrices: z.array(
    z.object({
      ProductNumber: z.string(),
      Group: z.string().nullable(),
      PriceInclTax: z.number(),
      StartsAt: isoMoment.nullable(),
      EndsAt: isoMoment.nullable(),
    }),
  ),
  /** Products that the contact viewed while signed in, latest first. */
  Viewed: z.array(z.object({ ProductId: z.int(), ViewedAt: isoMoment })),
  /** Products that the contact wants a mail about when they are back in stock. */
  StockAlerts: z.array(z.object({ ProductId: z.int(), Email: z.string(), AskedAt: isoMoment })),
  Orders: z.array(orderRecord),
  Invoices: z.array(invoiceRecord),
});

export type CustomerExportRecord = z.infer<typeof customerExportRecord>;
