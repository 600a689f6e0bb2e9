import {
  deliverySize,
  type Product,
  type ProductSummary,
  type StoreStock,
  safetyLogos,
  isActiveState,
  isOrderable,
} from '../../domain/product/product.ts';
import { printableLink } from '../../domain/frame/editor-address.ts';
import { frontImage, sortGallery, type GalleryMedium } from '../../domain/product/gallery.ts';
import { FALLBACK_IMAGE } from '../../domain/product/image-constants.ts';
import { numberTrimmed } from '../../domain/shared/number-trimmed.ts';
import { productUrl } from '../../domain/product/product-url.ts';
import { mapProductBrand } from '../brands/client.ts';
import { mapWebNodeReference } from '../webnodes/mappers.ts';
import type { ProductRecord, StockRecord, StoreStockRecord } from './calls.ts';
import { isCurrent } from '../../domain/shared/date-range.ts';
import { toCents } from '../../domain/shared/money.ts';
import { moreLessLevels } from '../../domain/product/staffel.ts';
import { oldPrice } from '../../domain/product/price-reduction.ts';
import { centsOrNull } from '../field-mappers.ts';
import { needExtraStock, stockQuantity } from '../../domain/product/stock.ts';

/** Stock of a product; a `ProductSummary` has the same fields. */
export interface ProductStock {
  stock: StoreStock[];
  maxStockDefault: number;
  maxStockTotal: number;
  needExtraStock: boolean;
}

/** Maps stock, with integer quantities that are not negative (spec 2 §3). */
export function mapStock(record: {
  Stock?: StoreStockRecord[] | null;
  MaxStockDefault?: number | null;
  MaxStockTotal?: number | null;
}): ProductStock {
  const maxStockDefault = record.MaxStockDefault ?? 0;
  const maxStockTotal = record.MaxStockTotal ?? 0;
  return {
    stock: (record.Stock ?? []).map((row) => ({
      storeId: row.StoreId,
      quantity: stockQuantity(row.Quantity),
    })),
    maxStockDefault,
    maxStockTotal,
    needExtraStock: needExtraStock(maxStockDefault, maxStockTotal),
  };
}

/** Maps the response of the stock call: stock by product id. */
export function mapStocks(records: Record<string, StockRecord>): Map<number, ProductStock> {
  return new Map(
    Object.entries(records).map(([id, record]) => [Number(id), mapStock(record)] as const),
  );
}

/** Maps the price fields of a product to cents (spec 2 §3). */
function mapPrices(record: ProductRecord, now: Date) {
  const price = {
    priceInclTax: toCents(record.PriceInclTax),
    priceExclTax: toCents(record.PriceExclTax),
  };
  const reduction = record.PriceReduction;
  const discounts = record.Discounts ?? [];
  const priced = discounts.map((discount) => ({
    id: discount.Id,
    startDate: discount.StartDate,
    endDate: discount.EndDate,
    oldPriceInclTax: centsOrNull(discount.OldPriceInclTax),
    oldPriceExclTax: centsOrNull(discount.OldPriceExclTax),
  }));
  const levels = (record.MoreLessLevels ?? []).map((level) => ({
    id: level.Id,
    quantity: level.Quantity,
    priceInclTax: toCents(level.PriceInclTax),
    priceExclTax: toCents(level.PriceExclTax),
  }));
  return {
    ...price,
    ...oldPrice(priced, price.priceInclTax, now),
    taxRate: record.TaxRate,
    unitPriceInclTax: centsOrNull(record.UnitPrice?.PriceInclTax),
    unitPriceExclTax: centsOrNull(record.UnitPrice?.PriceExclTax),
    unitPriceUnit: record.UnitPrice?.Unit ?? null,
    unitPerProduct: record.UnitPerProduct ?? null,
    discounts: discounts.map((discount) => ({
      id: discount.Id,
      name: discount.Name,
      title: discount.Title,
      labelType: discount.LabelType,
      startDate: discount.StartDate,
      endDate: discount.EndDate,
    })),
    moreLessLevels: moreLessLevels(levels, price),
    inPriceReduced: reduction ? isCurrent(reduction.StartDate, reduction.EndDate, now) : false,
    priceReducedFrom: reduction?.StartDate ?? null,
    priceReducedUntil: reduction?.EndDate ?? null,
    lowestPrice30InclTax: centsOrNull(reduction?.LowestPrice30InclTax),
    lowestPrice30ExclTax: centsOrNull(reduction?.LowestPrice30ExclTax),
  };
}

/** Maps the videos and images of a product, each in the order of the record. */
function mapMedia(record: ProductRecord): GalleryMedium[] {
  const images = (record.Images ?? []).map((image, index): GalleryMedium => ({
    type: 'image',
    imageType: image.Type,
    src: image.Url,
    alt: image.Description?.trim() || record.Name,
    order: image.Order ?? index,
  }));
  const videos = (record.Videos ?? []).map((video, index): GalleryMedium => ({
    type: video.Type,
    imageType: null,
    src: video.Url,
    alt: video.Description?.trim() || record.Name,
    order: video.Order ?? index,
  }));
  return [...videos, ...images];
}

/**
 * Maps a product for lists (spec 2 §3). `now` decides which discount and price reduction is
 * current.
 */
export function mapProductSummary(record: ProductRecord, now: Date): ProductSummary {
  const node = record.WebNode;
  const ancestors = node?.Ancestors ?? [];
  return {
    id: record.Id,
    name: record.Name,
    number: record.Number,
    numberTrimmed: numberTrimmed(record.Number),
    url: record.Url?.trim() || productUrl(record.Name, record.Id),
    img: frontImage(mapMedia(record)) ?? FALLBACK_IMAGE,
    brand: mapProductBrand(record.Brand),
    webNode: node ? mapWebNodeReference(node) : null,
    visibility: record.Visibility,
    isActive: isActiveState(record.State),
    isOrderable: isOrderable(record.Orderable, record.Visibility),
    unit: record.Unit,
    ...mapPrices(record, now),
    keySpecs: (record.KeySpecs ?? []).slice(0, 2),
    deliverySize: deliverySize([record.DeliveryType, node?.Code, ...ancestors.map((a) => a.Code)]),
    deliveryType: record.DeliveryType ?? '',
    ...mapStock(record),
    ...(record.ExpectedDate && { expectedDate: record.ExpectedDate }),
    energyLevel: record.EnergyLevel ?? null,
    energyLabelUrl: printableLink(record.EnergyLabelUrl ?? '') || null,
  };
}

/** Maps a product for its page (spec 2 §3). */
export function mapProduct(record: ProductRecord, now: Date): Product {
  const maker = record.Manufacturer;
  return {
    ...mapProductSummary(record, now),
    gallery: sortGallery(mapMedia(record)),
    scanCode: record.ScanCode ?? null,
    color: record.Color ?? null,
    depth: record.Depth ?? null,
    height: record.Height ?? null,
    width: record.Width ?? null,
    weight: record.Weight ?? null,
    material: record.Material ?? null,
    size: record.Size ?? null,
    fields: (record.ExtraFields ?? []).map((field) => ({
      code: field.Code,
      label: field.Label,
      value: field.Value,
    })),
    safetyLogos: safetyLogos(record.SafetyLogos),
    description: record.Description || null,
    usageDescription: record.UsageDescription || null,
    files: (record.Files ?? [])
      .filter((file) => printableLink(file.Url))
      .map((file) => ({ fileName: file.FileName, memoId: file.MemoId, url: file.Url })),
    manufacturer: maker
      ? {
          name: maker.Name,
          postalAddress: maker.PostalAddress,
          email: maker.Email,
          responsiblePerson: maker.ResponsiblePerson ?? null,
        }
      : null,
    warnings: record.Warnings ?? [],
    productSheetUrl: printableLink(record.ProductSheetUrl ?? '') || null,
  };
}

/** Maps products of a category; only the orderable ones are kept (spec 2 §5). */
export function mapProductsOfWebNode(
  records: readonly ProductRecord[],
  now: Date,
): ProductSummary[] {
  return records
    .map((record) => mapProductSummary(record, now))
    .filter((product) => product.isOrderable && product.isActive);
}
