import type { Locale } from '../../../src/domain/shared/common.ts';
import type { ProductRecord, StockRecord } from '../../../src/api/products/calls.ts';
import { comparisonPrice, packContent } from '../../../src/domain/pricing/comparison-price.ts';
import { toEuros } from '../../../src/domain/shared/money.ts';
import type { MediaRecord } from '../../platform/db/schema/catalogue.ts';
import { unitName } from '../texts.ts';
import type { Catalogue } from './catalogue.ts';
import { fileUrl, lengthText, weightText } from './product-files.ts';
import type { ProductRow, SummaryRow } from './product-rows.ts';
import { webNodeReference } from './web-nodes-routes.ts';

const ENGLISH_COUNTRIES: Readonly<Record<string, string>> = {
  Nederland: 'Netherlands',
  België: 'Belgium',
  Duitsland: 'Germany',
};

/** Formats a manufacturer's address, with the country in the reader's language. */
export const makerAddress = (address: string, locale: Locale): string =>
  locale === 'nl'
    ? address
    : address.replace(/(?<=, )\p{Lu}\p{Ll}+(?=,|$)/gu, (part) => ENGLISH_COUNTRIES[part] ?? part);

/**
 * Makes the record of a product for lists, without stock per store, which the stock call returns.
 */
export function summaryRecord(
  row: SummaryRow,
  { brands, tree }: Catalogue,
  locale: Locale,
): ProductRecord {
  const brand = row.brand_id === null ? null : brands.get(row.brand_id);
  const node = tree.byId(row.web_node_id);
  const { details } = row;
  const frontPicture = details.media.find((medium) => medium.imageType === 'Front');
  return {
    Id: row.id,
    Name: row.name[locale],
    Number: row.number,
    Url: row.url[locale],
    State: row.state,
    Visibility: row.visibility,
    Orderable: row.orderable,
    PriceInclTax: toEuros(row.price_incl),
    PriceExclTax: toEuros(row.price_excl),
    TaxRate: row.tax_rate,
    Unit: row.unit[locale],
    UnitPrice: unitPrice(row, locale),
    UnitPerProduct: details.unitPerProduct,
    Brand: brand && {
      Id: brand.id,
      Code: brand.code,
      Description: brand.description,
      Url: brand.url,
    },
    WebNode: node && {
      ...webNodeReference(node, locale),
      Ancestors: tree.ancestors(node).map((above) => webNodeReference(above, locale)),
    },
    DeliveryType: row.delivery_type,
    Images: frontPicture ? [imageRecord(frontPicture, locale)] : [],
    Discounts: row.discounts.map((discount) => ({
      Id: discount.id,
      Name: discount.name,
      Title: discount.title[locale],
      LabelType: discount.labelType,
      StartDate: discount.startDate,
      EndDate: discount.endDate,
      ...(discount.id === row.discount_id && row.old_price_incl && row.old_price_excl
        ? {
            OldPriceInclTax: toEuros(row.old_price_incl),
            OldPriceExclTax: toEuros(row.old_price_excl),
          }
        : {}),
    })),
    MoreLessLevels: row.levels.map((level) => ({
      Id: level.id,
      Quantity: level.quantity,
      PriceInclTax: toEuros(level.priceIncl),
      PriceExclTax: toEuros(level.priceExcl),
    })),
    PriceReduction:
      row.reduced_from === null
        ? null
        : {
            StartDate: new Date(row.reduced_from).toISOString(),
            EndDate: row.reduced_until && new Date(row.reduced_until).toISOString(),
            LowestPrice30InclTax: row.lowest_incl === null ? null : toEuros(row.lowest_incl),
            LowestPrice30ExclTax: row.lowest_excl === null ? null : toEuros(row.lowest_excl),
          },
    MaxStockDefault: row.default_stock ?? 0,
    MaxStockTotal: row.total_stock ?? 0,
    KeySpecs: details.keySpecs[locale].slice(0, 2),
    ...(details.expected && { ExpectedDate: details.expected }),
    EnergyLevel: details.energyLevel,
    EnergyLabelUrl: energyLabel(row),
  };
}

/** The fields that `fetchExtraFields` adds. */
export function extraFields(
  row: ProductRow,
  { brands }: Catalogue,
  locale: Locale,
): Partial<ProductRecord> {
  const { details } = row;
  const { dimensions } = details;
  const manufacturer = row.brand_id === null ? null : brands.get(row.brand_id)?.manufacturer;
  // For an owner's products the sheet is the manufacturer's; the demo uses its first document.
  const energySheet = details.files.find((file) => file.isEnergySheet || !row.from_feed);
  return {
    ScanCode: row.ean,
    Images: details.media
      .filter((medium) => medium.type === 'image')
      .map((medium) => imageRecord(medium, locale)),
    Videos: details.media.flatMap(({ type, src, order }) =>
      type === 'image'
        ? []
        : [{ Type: type, Url: src, Order: order, Description: videoDescription(row, src, locale) }],
    ),
    Color: details.color?.[locale] || null,
    Material: details.material?.[locale] || null,
    Width: lengthText(dimensions.width, locale),
    Height: lengthText(dimensions.height, locale),
    Depth: lengthText(dimensions.depth, locale),
    Weight: weightText(dimensions.weight, locale),
    Size: details.size,
    ExtraFields: details.attributes.map((attribute) => ({
      Code: attribute.code,
      Label: attribute.label[locale],
      Value: attribute.value[locale],
    })),
    SafetyLogos: details.safetyLogos.join('|'),
    Description: details.description[locale] || null,
    UsageDescription: details.usageDescription?.[locale] || null,
    Files: details.files.map((file) => ({
      FileName: file.fileName,
      MemoId: file.memoId,
      Url: fileUrl(file),
    })),
    Manufacturer: manufacturer && {
      Name: manufacturer.name,
      PostalAddress: makerAddress(manufacturer.postalAddress, locale),
      Email: manufacturer.email,
      ResponsiblePerson:
        manufacturer.responsiblePerson && makerAddress(manufacturer.responsiblePerson, locale),
    },
    Warnings: details.warnings[locale],
    ProductSheetUrl: details.energyLevel && energySheet ? fileUrl(energySheet) : null,
  };
}

/** Stock per store and of the webshop. */
export function stockRecord(row: {
  quantities: Record<string, number> | null;
  default_stock: number | null;
  total_stock: number | null;
}): StockRecord {
  return {
    Stock: Object.entries(row.quantities ?? {}).map(([storeId, quantity]) => ({
      StoreId: Number(storeId),
      Quantity: quantity,
    })),
    MaxStockDefault: row.default_stock ?? 0,
    MaxStockTotal: row.total_stock ?? 0,
  };
}

/** Generated for demo products; for an owner's products the manufacturer's label, or none. */
function energyLabel({ details, from_feed }: SummaryRow): string | null {
  if (!details.energyLevel) return null;
  const drawnLabel = from_feed ? null : `/api/images/energy/${details.energyLevel}`;
  return details.energyLabel ?? drawnLabel;
}

function imageRecord({ imageType, src, order, alt }: MediaRecord, locale: Locale) {
  const description = alt?.[locale];
  return {
    ...{ Type: imageType ?? ('Big' as const), Url: src, Order: order },
    ...(description && { Description: description }),
  };
}

function unitPrice(row: SummaryRow, locale: Locale): ProductRecord['UnitPrice'] {
  const content = packContent(row.details.unitPerProduct, row.details.unitPriceUnit);
  const price = { priceInclTax: row.price_incl, priceExclTax: row.price_excl };
  const pricePerUnit = content && comparisonPrice(price, content.amount);
  if (!pricePerUnit) return null;
  return {
    Unit: unitName(content.unit, locale),
    PriceInclTax: toEuros(pricePerUnit.priceInclTax),
    PriceExclTax: toEuros(pricePerUnit.priceExclTax),
  };
}

/**
 * Returns the text alternative of one of the shop's own videos, which show the product turning,
 * without sound.
 */
function videoDescription({ id, name }: ProductRow, src: string, locale: Locale): string | null {
  if (src !== `/api/images/products/${id}/film`) return null;
  return {
    nl: `${name.nl}: film zonder geluid waarin het artikel draait. De foto’s laten hetzelfde zien.`,
    en: `${name.en}: film without sound in which the product turns. The pictures show the same.`,
  }[locale];
}
