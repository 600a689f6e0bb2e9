/** The fields of ETIM xChange that the feed reads; others may stand beside them. */
import { z } from 'zod';

const text = z.string().nullish();
/** The format writes numbers as texts; some files write numbers. */
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
export type Pricing = z.infer<typeof pricing>;
