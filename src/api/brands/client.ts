/** Calls about brands. */
import type { Brand, ProductBrand } from '../../domain/product/product.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, mapOutcome } from '../outcome.ts';
import type { BrandRecord, ProductBrandRecord, ShortBrandRecord } from './calls.ts';
import type { Endpoint } from '../call.ts';
import { brandName, brandUrl, isListedBrand } from '../../domain/frame/brand.ts';
import { frontImageUrl } from '../field-mappers.ts';

const BASE = '/api/aspos/brands';

/** Calls about brands (spec 2 §7). */
export const BRANDS = {
  all: { audience: 'public', method: 'GET', path: BASE },
  popular: { audience: 'public', method: 'GET', path: `${BASE}/popular` },
  byUrl: { audience: 'public', method: 'GET', path: `${BASE}/url/{url}`, missIsNotFound: true },
} as const satisfies Record<string, Endpoint>;

/**
 * Returns all brands, by default without those that have no name or are named "geen merk" (spec 1
 * §3).
 */
export async function brands(
  api: ApiClient,
  options: { includeUnlisted?: boolean } = {},
): Promise<Outcome<Brand[]>> {
  const outcome = await api.call<BrandRecord[]>(BRANDS.all);
  return mapOutcome(outcome, (records) => mapBrands(records, options));
}

/** Returns the best-selling brands; 10 by default. */
export async function popularBrands(api: ApiClient, limit?: number): Promise<Outcome<Brand[]>> {
  const outcome = await api.call<BrandRecord[]>(BRANDS.popular, { query: { limit } });
  return mapOutcome(outcome, (records) => mapBrands(records));
}

/** Returns a brand by its url; fails as NotFound if there is none (spec 2 §8). */
export async function brandByUrl(api: ApiClient, url: string): Promise<Outcome<Brand>> {
  return mapOutcome(await api.call<BrandRecord>(BRANDS.byUrl, { params: { url } }), mapBrand);
}

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
