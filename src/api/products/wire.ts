/** Schemas of product records (spec 2 §3). Prices are euros with two decimals. */
import { z } from 'zod';
import { productBrandRecord } from '../brands/wire.ts';
import { euros, flag, id, imageRecord, isoMoment } from '../records.ts';
import { webNodeReferenceRecord } from '../webnodes/wire.ts';

export const discountRecord = z.object({
  Id: id,
  Name: z.string(),
  Title: z.string(),
  LabelType: z.string(),
  StartDate: isoMoment,
  EndDate: isoMoment,
  /** Price before this discount; absent if it does not change the price. */
  OldPriceInclTax: euros.nullish(),
  OldPriceExclTax: euros.nullish(),
});

export const levelRecord = z.object({
  Id: id,
  Quantity: z.number().positive(),
  PriceInclTax: euros,
  PriceExclTax: euros,
});

export const storeStockRecord = z.object({ StoreId: id, Quantity: z.number() });

export const stockRecord = z.object({
  Stock: z.array(storeStockRecord),
  MaxStockDefault: z.number(),
  MaxStockTotal: z.number(),
});

export const videoRecord = z.object({
  Type: z.enum(['youtube', 'video']),
  /** Address of the video, or its YouTube id. */
  Url: z.string(),
  Order: z.int().nullish(),
  Description: z.string().nullish(),
});

export const extraFieldRecord = z.object({
  Code: z.string(),
  Label: z.string(),
  Value: z.string(),
});

export const fileRecord = z.object({ FileName: z.string(), MemoId: id, Url: z.string() });

export const manufacturerRecord = z.object({
  Name: z.string(),
  PostalAddress: z.string(),
  Email: z.string(),
  ResponsiblePerson: z.string().nullish(),
});

/** Price per m², m, m³, kg, l or piece, as it is displayed. */
export const unitPriceRecord = z.object({
  Unit: z.string(),
  PriceInclTax: euros,
  PriceExclTax: euros,
});

/** Period of a price reduction, and the lowest price of the 30 days before it. */
export const priceReductionRecord = z.object({
  StartDate: isoMoment,
  EndDate: isoMoment.nullish(),
  LowestPrice30InclTax: euros.nullish(),
  LowestPrice30ExclTax: euros.nullish(),
});

/**
 * A group of product variants, distinguished by their values of the axes. A group of one has no
 * axes.
 */
export const variantsRecord = z.object({
  Group: z.string(),
  Axes: z.array(z.object({ Code: z.string(), Label: z.string() })),
  Members: z.array(
    z.object({
      ProductId: id,
      Name: z.string(),
      Url: z.string(),
      /** One value per axis; null if the product has none. */
      Values: z.array(z.string().nullable()),
    }),
  ),
});

/** The fields of products in lists. */
const summary = z.object({
  Id: id,
  Name: z.string(),
  Number: z.string(),
  /** Ends in `-{Id}`; derived from the name if absent. */
  Url: z.string().nullish(),
  State: z.string(),
  Visibility: z.enum(['NotViewable', 'ViewableButNotOrderable', 'Orderable']),
  /** `ja`, `nee`, `no`, `false`, … */
  Orderable: flag.nullish(),
  PriceInclTax: euros,
  PriceExclTax: euros,
  /** Percent. */
  TaxRate: z.number(),
  Unit: z.string(),
  UnitPrice: unitPriceRecord.nullish(),
  /** Units of `UnitPrice` in one piece. */
  UnitPerProduct: z.number().nullish(),
  Brand: productBrandRecord.nullish(),
  /** The category, with its ancestors if the call requested them. */
  WebNode: webNodeReferenceRecord
    .extend({ Ancestors: z.array(webNodeReferenceRecord).nullish() })
    .nullish(),
  /** `grootgoed` or another code of the merchandise system. */
  DeliveryType: z.string().nullish(),
  Images: z.array(imageRecord).nullish(),
  Discounts: z.array(discountRecord).nullish(),
  MoreLessLevels: z.array(levelRecord).nullish(),
  PriceReduction: priceReductionRecord.nullish(),
  Stock: z.array(storeStockRecord).nullish(),
  MaxStockDefault: z.number().nullish(),
  MaxStockTotal: z.number().nullish(),
  /** Day on which a sold-out product is expected to be in stock again. */
  ExpectedDate: z.iso.date().nullish(),
  /** At most two short specifications for a card. */
  KeySpecs: z.array(z.string()).nullish(),
  EnergyLevel: z.string().nullish(),
  EnergyLabelUrl: z.string().nullish(),
});

/** A product. The fields added here are only present with `fetchExtraFields`. */
export const productRecord = summary.extend({
  ScanCode: z.string().nullish(),
  Videos: z.array(videoRecord).nullish(),
  Color: z.string().nullish(),
  Depth: z.string().nullish(),
  Height: z.string().nullish(),
  Width: z.string().nullish(),
  Weight: z.string().nullish(),
  Material: z.string().nullish(),
  Size: z.string().nullish(),
  ExtraFields: z.array(extraFieldRecord).nullish(),
  /** Separated by pipes: `GHS05|GHS07`. */
  SafetyLogos: z.string().nullish(),
  /** Sanitised HTML. */
  Description: z.string().nullish(),
  UsageDescription: z.string().nullish(),
  Files: z.array(fileRecord).nullish(),
  Manufacturer: manufacturerRecord.nullish(),
  Warnings: z.array(z.string()).nullish(),
  ProductSheetUrl: z.string().nullish(),
  Variants: variantsRecord.nullish(),
});

export type ProductRecord = z.infer<typeof productRecord>;
export type DiscountRecord = z.infer<typeof discountRecord>;
export type StoreStockRecord = z.infer<typeof storeStockRecord>;
export type StockRecord = z.infer<typeof stockRecord>;
