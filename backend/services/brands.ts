import type { BrandRecord } from '../../src/api/brands/wire.ts';
import { brandUrl, isListedBrand } from '../../src/domain/brand-name.ts';
import type { Locale } from '../../src/domain/entities/common.ts';
import type { Catalogue, CatalogueBrand } from './catalogue.ts';

const DESCRIPTION_MEMO = 'InternetMemo';

export function brandRecord(brand: CatalogueBrand, locale: Locale): BrandRecord {
  const memo = brand.memo?.[locale];
  return {
    Id: brand.id,
    Code: brand.code,
    Description: brand.description,
    Url: brand.url,
    Images: brand.image ? [{ Type: 'Front', Url: brand.image }] : [],
    Memos: memo ? [{ Type: DESCRIPTION_MEMO, Value: memo }] : [],
    Parameter: brand.name,
    TotalCount: brand.count,
  };
}

/** All brands by name, as the merchandise system knows them: who lists them leaves some out. */
export function brandRecords({ brands }: Catalogue, locale: Locale): BrandRecord[] {
  return [...brands.values()]
    .sort((a, b) => a.name.localeCompare(b.name, 'nl'))
    .map((brand) => brandRecord(brand, locale));
}

/** The brands that sell best. */
export function popularBrandRecords(
  { brands }: Catalogue,
  locale: Locale,
  limit: number,
): BrandRecord[] {
  return [...brands.values()]
    .filter((brand) => brand.count > 0 && isListedBrand(brand.name))
    .sort((a, b) => b.popularity - a.popularity || a.id - b.id)
    .slice(0, limit)
    .map((brand) => brandRecord(brand, locale));
}

/** A brand by its url, or by the slug of its name where it has none. */
export function brandByUrl({ brands }: Catalogue, url: string): CatalogueBrand | null {
  const wanted = url.trim().toLowerCase();
  for (const brand of brands.values()) {
    if (brandUrl(brand.url, brand.name).toLowerCase() === wanted) return brand;
  }
  return null;
}
