import { deliverySize } from '../../domain/product/delivery-size.ts';
import { printableLink } from '../../domain/frame/editor-address.ts';
import type { Product, ProductSummary } from '../../domain/product/product.ts';
import { frontImage, gallery } from '../../domain/product/gallery.ts';
import { FALLBACK_IMAGE } from '../../domain/product/image-constants.ts';
import { numberTrimmed } from '../../domain/shared/number-trimmed.ts';
import { isActiveState, isOrderable } from '../../domain/product/orderable.ts';
import { productUrl } from '../../domain/product/product-url.ts';
import { safetyLogos } from '../../domain/product/safety-logos.ts';
import { mapProductBrand } from '../brands/mappers.ts';
import { mapWebNodeReference } from '../webnodes/mappers.ts';
import { mapMedia } from './media.ts';
import { mapPrices } from './prices.ts';
import { mapStock } from './stock.ts';
import type { ProductRecord } from './wire.ts';

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
    gallery: gallery(mapMedia(record)),
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
