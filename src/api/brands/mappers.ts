import { brandName, brandUrl, isListedBrand } from '../../domain/frame/brand.ts';
import type { Brand, ProductBrand } from '../../domain/product/product.ts';
import { frontImageUrl } from '../images.ts';
import type { BrandRecord, ProductBrandRecord, ShortBrandRecord } from './wire.ts';

const DESCRIPTION_MEMO = 'InternetMemo';

/** Maps a brand (spec 1 §3). */
export function mapBrand(record: BrandRecord): Brand {
  const name = brandName(record.Description, record.Code);
  const memo = record.Memos?.find((candidate) => candidate.Type === DESCRIPTION_MEMO);
  return {
    id: record.Id,
    name,
    url: brandUrl(record.Url, name),
    img: frontImageUrl(record.Images),
    description: memo?.Value || null,
    parameter: record.Parameter?.trim() || name,
    totalCount: record.TotalCount ?? null,
  };
}

/** Maps brands, by default without those that have no name or are named "geen merk" (spec 1 §3). */
export function mapBrands(
  records: readonly BrandRecord[],
  options: { includeUnlisted?: boolean } = {},
): Brand[] {
  const all = records.map(mapBrand);
  return options.includeUnlisted ? all : all.filter((brand) => isListedBrand(brand.name));
}

/** Maps the brand of a product; name and url are empty without a record. */
export function mapProductBrand(record: ProductBrandRecord | null | undefined): ProductBrand {
  if (!record) return { id: null, name: '', url: '' };
  const name = brandName(record.Description, record.Code);
  return { id: record.Id, name, url: brandUrl(record.Url, name) };
}

/** Maps a short brand record, whose url is a slug of the name (spec 2 §3). */
export function mapShortBrand(record: ShortBrandRecord): {
  name: string;
  url: string;
  img: string | null;
} {
  const name = record.BrandName.trim();
  return { name, url: brandUrl(null, name), img: record.ImageUrl ?? null };
}
