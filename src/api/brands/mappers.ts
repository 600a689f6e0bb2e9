import { brandName, brandUrl, isListedBrand } from '../../domain/frame/brand.ts';
import type { Brand, ProductBrand } from '../../domain/product/product.ts';
import { frontOf } from '../images.ts';
import type { BrandRecord, ProductBrandRecord, ShortBrandRecord } from './wire.ts';

const DESCRIPTION_MEMO = 'InternetMemo';

/** A brand from its full record (spec 1 §3). */
export function mapBrand(record: BrandRecord): Brand {
  const name = brandName(record.Description, record.Code);
  const memo = record.Memos?.find((candidate) => candidate.Type === DESCRIPTION_MEMO);
  return {
    id: record.Id,
    name,
    url: brandUrl(record.Url, name),
    img: frontOf(record.Images),
    description: memo?.Value || null,
    parameter: record.Parameter?.trim() || name,
    totalCount: record.TotalCount ?? null,
  };
}

/** Brands for a list: the nameless and "geen merk" are left out unless asked for (spec 1 §3). */
export function mapBrands(
  records: readonly BrandRecord[],
  options: { includeUnlisted?: boolean } = {},
): Brand[] {
  const all = records.map(mapBrand);
  return options.includeUnlisted ? all : all.filter((brand) => isListedBrand(brand.name));
}

/** The brand of a product; without a record its name and url are empty. */
export function mapProductBrand(record: ProductBrandRecord | null | undefined): ProductBrand {
  if (!record) return { id: null, name: '', url: '' };
  const name = brandName(record.Description, record.Code);
  return { id: record.Id, name, url: brandUrl(record.Url, name) };
}

/** A brand from its short record: the url is a slug of the name (spec 2 §3). */
export function mapShortBrand(record: ShortBrandRecord): {
  name: string;
  url: string;
  img: string | null;
} {
  const name = record.BrandName.trim();
  return { name, url: brandUrl(null, name), img: record.ImageUrl ?? null };
}
