/** Calls about product reviews. */
import type { ProductReviews } from '../../domain/product/product.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, mapOutcome } from '../outcome.ts';
import { REVIEWS } from './endpoints.ts';
import { mapProductReviews } from './mappers.ts';
import type { ProductReviewsRecord } from './wire.ts';

/** Returns reviews by product id, of at most 200 products; products without reviews are absent. */
export async function productReviews(
  api: ApiClient,
  ids: readonly number[],
  limit?: number,
): Promise<Outcome<Map<number, ProductReviews>>> {
  const query = { productIds: ids.join(','), limit };
  const outcome = await api.call<ProductReviewsRecord[]>(REVIEWS.products, { query });
  return mapOutcome(
    outcome,
    (records) => new Map(records.map((record) => [record.ProductId, mapProductReviews(record)])),
  );
}
