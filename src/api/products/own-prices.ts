/**
 * Agreed prices of the customer: a separate file, because only browsers of signed-in customers load
 * it.
 */
import type { ProductSummary } from '../../domain/product/product.ts';
import type { ApiClient } from '../client.ts';
import type { Endpoint } from '../call.ts';
import { type Outcome, mapOutcome } from '../outcome.ts';
import { mapProductSummary } from './mappers.ts';
import type { ProductRecord } from './calls.ts';

export const OWN_PRICES = {
  ...{ audience: 'customer', method: 'GET', path: '/api/aspos/products/own-prices' },
} as const satisfies Endpoint;

/**
 * Returns those of the products (at most 200) for which the customer has an agreed price, at that
 * price.
 */
export async function ownPrices(
  api: ApiClient,
  ids: readonly number[],
  now: Date,
): Promise<Outcome<ProductSummary[]>> {
  const query = { productIds: ids.join(',') };
  const outcome = await api.call<ProductRecord[]>(OWN_PRICES, { query });
  return mapOutcome(outcome, (records) => records.map((record) => mapProductSummary(record, now)));
}
