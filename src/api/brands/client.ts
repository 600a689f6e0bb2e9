/** Calls about brands. */
import type { Brand } from '../../domain/product/product.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, mapOutcome } from '../outcome.ts';
import { BRANDS } from './endpoints.ts';
import { mapBrand, mapBrands } from './mappers.ts';
import type { BrandRecord } from './wire.ts';

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
