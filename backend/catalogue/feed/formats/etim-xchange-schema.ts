/** The fields of ETIM xChange that the feed uses; files may contain others. */
import { z } from 'zod';
import { parsePointDecimal } from './attributes.ts';

const text = z.string().nullish();
/** The format represents numbers as text, but some files contain numbers. */
const number = z.union([z.string(), z.number()]).nullish();
const list = <T extends z.ZodType>(of: T) => z.array(of).nullish();

const feature = z.object({
  EtimFeatureCode: z.string(),
  EtimValueCode: text,
  EtimValueNumeric: number,
  EtimValueRangeLower: number,
  EtimValueRangeUpper: number,
  EtimValueLogical: z.boolean().nullish(),
  EtimValueDetails: list(z.object({ Language: text, EtimValueDetails: z.string() })),
});

const attachment = z.object({
  AttachmentType: text,
  AttachmentOrder: number,
  AttachmentDetails: list(z.object({ AttachmentUri: text })),
});

/** Euros without VAT per `PriceQuantity` pieces. */
const pricing = z.object({
  PriceQuantity: number,
  PriceOnRequest: z.boolean().nullish(),
  GrossListPrice: number,
  RecommendedRetailPrice: number,
  Vat: number,
});

const tradeItem = z.object({
  ItemIdentification: z.object({
    SupplierItemNumber: z.string(),
    ItemGtin: list(z.string()),
  }),
  ItemDetails: z
    .object({
      ItemDescriptions: list(
        z.object({
          DescriptionLanguage: text,
          MinimalItemDescription: text,
          UniqueMainItemDescription: text,
        }),
      ),
    })
    .nullish(),
  ItemRelations: list(z.object({ RelatedSupplierItemNumber: text, RelationType: text })),
  ItemLogisticDetails: list(
    z.object({
      BaseItemNetLength: number,
      BaseItemNetWidth: number,
      BaseItemNetHeight: number,
      NetDimensionUnit: text,
      BaseItemNetWeight: number,
      NetWeightUnit: text,
    }),
  ),
  Ordering: z.object({ OrderUnit: text, UseUnit: text, UseUnitConversionFactor: number }).nullish(),
  Pricing: list(pricing),
  ItemAttachments: list(attachment),
});

export const product = z.object({
  ProductIdentification: z.object({
    ManufacturerName: text,
    BrandName: text,
    ProductGtin: list(z.string()),
  }),
  ProductDetails: z
    .object({
      ProductDescriptions: list(
        z.object({
          DescriptionLanguage: text,
          MinimalProductDescription: text,
          UniqueMainProductDescription: text,
          FullProductDescription: text,
          ProductMarketingText: text,
          ProductApplicationInstructions: text,
        }),
      ),
    })
    .nullish(),
  ProductAttachments: list(attachment),
  EtimClassification: list(
    z.object({ EtimClassCode: z.string().nullish(), EtimFeatures: list(feature) }),
  ),
  TradeItem: z.array(tradeItem).default([]),
});

export type Product = z.infer<typeof product>;
export type TradeItem = z.infer<typeof tradeItem>;
export type EtimFeature = z.infer<typeof feature>;
type Pricing = z.infer<typeof pricing>;

/** Prices of an ETIM xChange trade item. */
const DEFAULT_RATE = 21;

/**
 * Returns the price in euros incl. VAT, rounded to cents. The net price is the shop's purchase
 * price and never shown. An advised price is only used for comparison; whether it includes VAT is
 * unspecified, so it is used unchanged, which is never too high.
 */
export function xchangePrice(pricing: readonly Pricing[]): {
  price?: number;
  list_price?: number;
  tax_rate?: number;
} {
  const priced = pricing.find(
    (one) => !one.PriceOnRequest && parsePointDecimal(one.GrossListPrice),
  );
  if (!priced) return {};
  const rate = parsePointDecimal(priced.Vat);
  const quantity = parsePointDecimal(priced.PriceQuantity) || 1;
  const cents = (amount: number | undefined, tax: number) =>
    Math.round(Number((((amount ?? 0) / quantity) * (100 + tax)).toFixed(6))) / 100;
  const price = cents(parsePointDecimal(priced.GrossListPrice), rate ?? DEFAULT_RATE);
  const advised = cents(parsePointDecimal(priced.RecommendedRetailPrice), 0);
  return {
    price,
    ...(advised > price && { list_price: advised }),
    ...(rate !== undefined && { tax_rate: rate }),
  };
}
