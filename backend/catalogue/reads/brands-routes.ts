import type { BrandRecord } from '../../../src/api/brands/calls.ts';
import * as calls from '../../../src/api/brands/calls.ts';
import { brandUrl, isListedBrand } from '../../../src/domain/frame/brand.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import type { Catalogue, CatalogueBrand } from './catalogue.ts';
import { notFound } from '../../platform/http/answers.ts';
import { unknownText } from '../../platform/http/call-texts.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';
import type { Shop } from './shop.ts';

const DESCRIPTION_MEMO = 'InternetMemo';

function brandRecord(brand: CatalogueBrand, locale: Locale): BrandRecord {
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

/** Returns all brands by name, including those that lists omit. */
function brandRecords({ brands }: Catalogue, locale: Locale): BrandRecord[] {
  return [...brands.values()]
    .sort((a, b) => a.name.localeCompare(b.name, 'nl'))
    .map((brand) => brandRecord(brand, locale));
}

/** Returns the best-selling brands. */
function popularBrandRecords({ brands }: Catalogue, locale: Locale, limit: number): BrandRecord[] {
  return [...brands.values()]
    .filter((brand) => brand.count > 0 && isListedBrand(brand.name))
    .sort((a, b) => b.popularity - a.popularity || a.id - b.id)
    .slice(0, limit)
    .map((brand) => brandRecord(brand, locale));
}

/** Finds a brand by its url, or by the slug of its name if it has none. */
function brandByUrl({ brands }: Catalogue, url: string): CatalogueBrand | null {
  const wanted = url.trim().toLowerCase();
  for (const brand of brands.values()) {
    if (brandUrl(brand.url, brand.name).toLowerCase() === wanted) return brand;
  }
  return null;
}

const CACHED = { cached: true };

/** Handlers of calls about brands (spec 2 §7). */
export function brandRoutes(shop: Shop): HandledCall[] {
  return [
    handle(calls.brands, (_, { locale }) => brandRecords(shop.state.catalogue, locale), CACHED),
    handle(
      calls.popularBrands,
      ({ query }, { locale }) => popularBrandRecords(shop.state.catalogue, locale, query.limit),
      CACHED,
    ),
    handle(
      calls.brandByUrl,
      ({ params }, { locale }) => {
        const brand = brandByUrl(shop.state.catalogue, params.url);
        return brand
          ? brandRecord(brand, locale)
          : notFound(unknownText('brand', `"${params.url}"`));
      },
      CACHED,
    ),
  ];
}
