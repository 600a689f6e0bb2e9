/** Calls about brands, answering entities. */
import type { Brand } from '../../domain/product/product.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, mapOutcome } from '../outcome.ts';
import { BRANDS } from './endpoints.ts';
import { mapBrand, mapBrands } from './mappers.ts';
import type { BrandRecord } from './wire.ts';

/** All brands; the nameless and "geen merk" are left out unless asked for (spec 1 §3). */
export async function brands(
  api: ApiClient,
  options: { includeUnlisted?: boolean } = {},
): Promise<Outcome<Brand[]>> {
  const outcome = await api.call<BrandRecord[]>(BRANDS.all);
  return mapOutcome(outcome, (records) => mapBrands(records, options));
}

/** The brands that sell best; 10 unless `limit` says otherwise. */
export async function popularBrands(api: ApiClient, limit?: number): Promise<Outcome<Brand[]>> {
  const outcome = await api.call<BrandRecord[]>(BRANDS.popular, { query: { limit } });
  return mapOutcome(outcome, (records) => mapBrands(records));
}

/** A brand by its url; NotFound when there is none (spec 2 §8). */
export async function brandByUrl(api: ApiClient, url: string): Promise<Outcome<Brand>> {
  return mapOutcome(await api.call<BrandRecord>(BRANDS.byUrl, { params: { url } }), mapBrand);
}
