/**
 * Reads ETIM xChange 2.0 (and 1.x): JSON of suppliers, their products, and the trade items of each
 * product. Numbers are texts with a decimal point. Each trade item becomes a row of the feed.
 */
import {
  attributesOf,
  toKilograms,
  toMillimetres,
  orderUnit,
  packContent,
  parsePointDecimal,
} from './attributes.ts';
import {
  FeedFileError,
  type FeedItem,
  type ReadOptions,
  unreadableItem,
  omitEmptyFields,
  fieldsByLanguage,
  type Language,
  languageOf,
  plainText,
  type FileKind,
  mediaOf,
} from './item.ts';
import { jsonElements } from './json-elements.ts';
import { z } from 'zod';

const text = z.string().nullish();
/** The format represents numbers as text, but some files contain numbers. */
const number = z.union([z.string(), z.number()]).nullish();
const nullableList = <T extends z.ZodType>(of: T) => z.array(of).nullish();

const feature = z.object({
  EtimFeatureCode: z.string(),
  EtimValueCode: text,
  EtimValueNumeric: number,
  EtimValueRangeLower: number,
  EtimValueRangeUpper: number,
  EtimValueLogical: z.boolean().nullish(),
  EtimValueDetails: nullableList(z.object({ Language: text, EtimValueDetails: z.string() })),
});

const attachment = z.object({
  AttachmentType: text,
  AttachmentOrder: number,
  AttachmentDetails: nullableList(z.object({ AttachmentUri: text })),
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
    ItemGtin: nullableList(z.string()),
  }),
  ItemDetails: z
    .object({
      ItemDescriptions: nullableList(
        z.object({
          DescriptionLanguage: text,
          MinimalItemDescription: text,
          UniqueMainItemDescription: text,
        }),
      ),
    })
    .nullish(),
  ItemRelations: nullableList(z.object({ RelatedSupplierItemNumber: text, RelationType: text })),
  ItemLogisticDetails: nullableList(
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
  Pricing: nullableList(pricing),
  ItemAttachments: nullableList(attachment),
});

const product = z.object({
  ProductIdentification: z.object({
    ManufacturerName: text,
    BrandName: text,
    ProductGtin: nullableList(z.string()),
  }),
  ProductDetails: z
    .object({
      ProductDescriptions: nullableList(
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
  ProductAttachments: nullableList(attachment),
  EtimClassification: nullableList(
    z.object({ EtimClassCode: z.string().nullish(), EtimFeatures: nullableList(feature) }),
  ),
  TradeItem: z.array(tradeItem).default([]),
});

type Product = z.infer<typeof product>;
type TradeItem = z.infer<typeof tradeItem>;
type EtimFeature = z.infer<typeof feature>;
type Pricing = z.infer<typeof pricing>;

const DEFAULT_RATE = 21;

/**
 * Returns the price in euros incl. VAT, rounded to cents. The net price is the shop's purchase
 * price and never shown. An advised price is only used for comparison; whether it includes VAT is
 * unspecified, so it is used unchanged, which is never too high.
 */
function xchangePrice(pricing: readonly Pricing[]): {
  price?: number;
  list_price?: number;
  tax_rate?: number;
} {
  const grossPricing = pricing.find(
    (one) => !one.PriceOnRequest && parsePointDecimal(one.GrossListPrice),
  );
  if (!grossPricing) return {};
  const rate = parsePointDecimal(grossPricing.Vat);
  const quantity = parsePointDecimal(grossPricing.PriceQuantity) || 1;
  const toCents = (amount: number | undefined, tax: number) =>
    Math.round(Number((((amount ?? 0) / quantity) * (100 + tax)).toFixed(6))) / 100;
  const price = toCents(parsePointDecimal(grossPricing.GrossListPrice), rate ?? DEFAULT_RATE);
  const advisedPrice = toCents(parsePointDecimal(grossPricing.RecommendedRetailPrice), 0);
  return {
    price,
    ...(advisedPrice > price && { list_price: advisedPrice }),
    ...(rate !== undefined && { tax_rate: rate }),
  };
}

/** Fields at the top of the document. The first field of a file must be one of these. */
const FIRST_FIELD_PATTERN =
  /^\s*\{\s*"(?:\$schema|Catalogue\w+|ContractReferenceNumber|ChangeReference\w+|GenerationDate|NameDataCreator|EmailDataCreator|Buyer\w+|Datapool\w+|Country\w*|Language|CurrencyCode|Supplier)"\s*:/;

export const isEtimXchange = (start: string): boolean => FIRST_FIELD_PATTERN.test(start);

export async function* readEtimXchange(
  texts: AsyncIterable<string>,
  options: ReadOptions,
): AsyncGenerator<FeedItem> {
  let mainLanguage: Language | undefined;
  let isFirst = true;
  for await (const { line, text, textBefore } of jsonElements(texts, ['Supplier', 'Product'])) {
    if (isFirst) mainLanguage = checkCatalogue(textBefore);
    isFirst = false;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      yield unreadableItem(line, text, 'is not JSON');
      continue;
    }
    const checked = product.safeParse(value);
    if (!checked.success) {
      const [issue] = checked.error.issues;
      const field = issue!.path.join('.');
      yield { errors: [{ line, field, value: '', message: issue!.message }] };
      continue;
    }
    const items = checked.data.TradeItem;
    if (items.length === 0) yield unreadableItem(line, '', 'has no trade item');
    for (const item of items) yield itemOf(line, checked.data, item, mainLanguage, options);
  }
}

/**
 * Returns the main language of the catalogue; throws `FeedFileError` if its prices are not in
 * euros.
 */
function checkCatalogue(textBefore: string): Language | undefined {
  const currency = /"CurrencyCode"\s*:\s*"(\w+)"/.exec(textBefore)?.[1] ?? 'EUR';
  if (currency !== 'EUR') {
    throw new FeedFileError(`The prices of the file are in ${currency}, and the shop's in EUR.`);
  }
  const language = /"Language"\s*:\s*\[?\s*"([\w-]+)"/.exec(textBefore)?.[1];
  return language === undefined ? 'nl' : languageOf(language);
}

function itemOf(
  line: number,
  {
    ProductIdentification: identification,
    ProductDetails,
    EtimClassification,
    ...product
  }: Product,
  item: TradeItem,
  mainLanguage: Language | undefined,
  options: ReadOptions,
): FeedItem {
  const isInLanguage = (code: string | null | undefined, language: Language) =>
    (code ? languageOf(code) : mainLanguage) === language;
  const productTextIn = (language: Language) =>
    ProductDetails?.ProductDescriptions?.find((d) => isInLanguage(d.DescriptionLanguage, language));
  const itemTextIn = (language: Language) =>
    item.ItemDetails?.ItemDescriptions?.find((d) => isInLanguage(d.DescriptionLanguage, language));
  const attributes = attributesOf(
    (EtimClassification ?? [])
      .flatMap(({ EtimFeatures }) => EtimFeatures ?? [])
      .map((feature) => ({
        name: feature.EtimFeatureCode,
        values: valuesOf(feature),
        text: (language: Language) =>
          feature.EtimValueDetails?.find((d) => isInLanguage(d.Language, language))
            ?.EtimValueDetails,
      })),
    options,
  );
  const identifiedItem = item.ItemIdentification;
  const price = xchangePrice(item.Pricing ?? []);
  return {
    line,
    value: omitEmptyFields({
      number: identifiedItem.SupplierItemNumber,
      ean: eanOf([...(identifiedItem.ItemGtin ?? []), ...(identification.ProductGtin ?? [])]),
      ...fieldsByLanguage('name', (language) => {
        const [nameOf, text] = [itemTextIn(language), productTextIn(language)];
        return (
          nameOf?.UniqueMainItemDescription ||
          text?.UniqueMainProductDescription ||
          nameOf?.MinimalItemDescription ||
          text?.MinimalProductDescription ||
          undefined
        );
      }),
      ...fieldsByLanguage('description', (language) => {
        const text = productTextIn(language);
        return plainText(text?.ProductMarketingText || text?.FullProductDescription || '');
      }),
      ...fieldsByLanguage('usage', (language) =>
        plainText(productTextIn(language)?.ProductApplicationInstructions ?? ''),
      ),
      brand: identification.BrandName || identification.ManufacturerName,
      // The format has no shop categories, but the ETIM class may be the code of one.
      category: EtimClassification?.find((one) => options.knowsCategory?.(one.EtimClassCode ?? ''))
        ?.EtimClassCode,
      ...price,
      ...orderUnit(item.Ordering?.OrderUnit ?? ''),
      ...packContent(
        parsePointDecimal(item.Ordering?.UseUnitConversionFactor),
        item.Ordering?.UseUnit ?? '',
      ),
      ...dimensionsOf(item),
      attributes,
      ...mediaOf(
        [...(product.ProductAttachments ?? []), ...(item.ItemAttachments ?? [])].flatMap((file) =>
          (file.AttachmentDetails ?? []).map((details) => ({
            source: details.AttachmentUri ?? '',
            kind: KIND_BY_ATTACHMENT_TYPE[file.AttachmentType ?? ''],
            order:
              file.AttachmentType === MAIN_PICTURE ? 0 : parsePointDecimal(file.AttachmentOrder),
          })),
        ),
      ),
      ...relationsOf(item),
    }),
  };
}

function eanOf(codes: readonly string[]): string | undefined {
  const eanCodes = codes.map((code) => (/^0\d{13}$/.test(code) ? code.slice(1) : code));
  return eanCodes.find((code) => code.length === 13) ?? eanCodes[0];
}

function valuesOf(feature: EtimFeature): string[] {
  const { EtimValueCode, EtimValueNumeric, EtimValueLogical } = feature;
  const { EtimValueRangeLower, EtimValueRangeUpper } = feature;
  return [
    EtimValueCode ?? EtimValueNumeric ?? EtimValueLogical ?? EtimValueRangeLower ?? '',
    EtimValueRangeUpper ?? '',
  ].map(String);
}

function dimensionsOf({ ItemLogisticDetails }: TradeItem): Record<string, unknown> {
  const size = ItemLogisticDetails?.[0];
  if (!size) return {};
  const unit = size.NetDimensionUnit ?? 'MMT';
  return {
    weight: toKilograms(parsePointDecimal(size.BaseItemNetWeight), size.NetWeightUnit ?? 'KGM'),
    width: toMillimetres(parsePointDecimal(size.BaseItemNetWidth), unit),
    height: toMillimetres(parsePointDecimal(size.BaseItemNetHeight), unit),
    depth: toMillimetres(parsePointDecimal(size.BaseItemNetLength), unit),
  };
}

const MAIN_PICTURE = 'ATX015';
/** Attachment types that decide the kind of a file; for the others the file name decides. */
const KIND_BY_ATTACHMENT_TYPE: Record<string, FileKind> = {
  ATX014: 'none',
  [MAIN_PICTURE]: 'picture',
  ATX018: 'picture',
  ATX020: 'video',
};

const FIELD_BY_RELATION: Record<string, string> = {
  ...{ ACCESSORY: 'accessories', MANDATORY: 'accessories', SELECT: 'accessories' },
  ...{ SPAREPART: 'parts', SIMILAR: 'alternatives', SUCCESSOR: 'alternatives' },
};

function relationsOf({ ItemRelations }: TradeItem): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { RelatedSupplierItemNumber: number, RelationType } of ItemRelations ?? []) {
    const field = FIELD_BY_RELATION[RelationType ?? ''];
    if (field && number && !fields[field]?.includes(number)) (fields[field] ??= []).push(number);
  }
  return fields;
}
