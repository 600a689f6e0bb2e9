/** Schemas of product records (spec 2 §3), and the calls that answer them. Prices are euros with two decimals. */
import { z } from 'zod';
import { cleanPhone } from '../../domain/shared/pasted-text.ts';
import { isPhoneNumber } from '../../domain/validation/field-formats.ts';
import { BOUNDS } from '../bounds.ts';
import { defineCall } from '../call.ts';
import {
  bodyId,
  flagField,
  idField,
  intField,
  MAX_IDS,
  nonEmptyIdList,
  urlField,
  nothing,
  euros,
  flag,
  id,
  imageRecord,
  isoMoment,
} from '../fields.ts';
import { emailField } from '../customer/fields.ts';
import { PRODUCTS } from './client.ts';
import { OWN_PRICES } from './own-prices.ts';
import { productBrandRecord } from '../brands/calls.ts';
import { webNodeReferenceRecord } from '../webnodes/calls.ts';

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
const productSummaryRecord = z.object({
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
export const productRecord = productSummaryRecord.extend({
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

const area = 'products';

/** Accepted, but has no effect: the stock of this backend is always current. */
const realtimeStock = flagField(false);

export const productsByIds = defineCall({
  ...PRODUCTS.byIds,
  name: 'productsByIds',
  area,
  bounds: BOUNDS.list,
  summary: 'Products in the order of their ids; unknown ids are omitted',
  query: z.object({
    productIds: nonEmptyIdList,
    realtimeStock,
    fetchExtraFields: flagField(false),
  }),
  data: z.array(productRecord),
});

export const productByUrl = defineCall({
  ...PRODUCTS.byUrl,
  name: 'productByUrl',
  area,
  bounds: BOUNDS.read,
  summary: 'A product with all its fields; the id is the part of the url after the last hyphen',
  params: z.object({ url: urlField }),
  query: z.object({ includingWebNode: flagField(true), realtimeStock }),
  data: productRecord,
});

export const productStock = defineCall({
  ...PRODUCTS.stock,
  name: 'productStock',
  area,
  bounds: BOUNDS.postedRead,
  summary: 'Stock by product id; unknown ids are omitted',
  body: z.object({
    ids: z
      .array(bodyId, { error: 'must be a list of ids' })
      .min(1, 'must hold at least one id')
      .max(MAX_IDS, `must hold at most ${MAX_IDS} ids`),
  }),
  data: z.record(z.string().regex(/^\d+$/), stockRecord),
});

export const addViewedProduct = defineCall({
  ...PRODUCTS.addViewed,
  name: 'addViewedProduct',
  area,
  bounds: BOUNDS.write,
  summary: 'Stores that this visitor viewed a product',
  body: z.object({ productId: bodyId, brandId: bodyId.nullish() }),
  data: nothing,
});

export const viewedProducts = defineCall({
  ...PRODUCTS.viewed,
  name: 'viewedProducts',
  area,
  bounds: BOUNDS.list,
  summary: 'Products that this visitor viewed, latest first',
  query: z.object({ realtimeStock }),
  data: z.array(productRecord),
});

export const ownPrices = defineCall({
  ...OWN_PRICES,
  name: 'ownPrices',
  area,
  bounds: BOUNDS.list,
  summary:
    'Those of the products for which the customer or its group has an agreed price, at that price',
  query: z.object({ productIds: nonEmptyIdList }),
  data: z.array(productRecord),
});

export const productsOfWebNode = defineCall({
  ...PRODUCTS.ofWebNode,
  name: 'productsOfWebNode',
  area,
  bounds: BOUNDS.list,
  summary: 'Products of a category and its subcategories, best-selling first',
  params: z.object({ id: idField }),
  query: z.object({
    fetchExtraFields: flagField(false),
    realtimeStock,
    limit: intField(1, MAX_IDS, 100),
  }),
  data: z.array(productRecord),
});

export const productContact = defineCall({
  ...PRODUCTS.contact,
  name: 'productContact',
  area,
  bounds: BOUNDS.contact,
  summary: 'Requests a phone call about a larger quantity than in stock',
  body: z.object({
    ProductID: bodyId,
    PhoneNumber: z
      .string({ error: 'must be a text' })
      .max(40, 'must have at most 40 characters')
      .overwrite(cleanPhone)
      .refine(isPhoneNumber, 'must be a telephone number'),
  }),
  data: nothing,
});

export const stockAlert = defineCall({
  ...PRODUCTS.stockAlert,
  name: 'stockAlert',
  area,
  bounds: BOUNDS.contact,
  summary: 'Asks for one mail when a sold-out product is back in stock',
  body: z.object({ ProductId: bodyId, Email: emailField }),
  data: nothing,
});
