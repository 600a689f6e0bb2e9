/** Calls about product reviews. */
import type { ProductReviews } from '../../domain/product/product.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, mapOutcome } from '../outcome.ts';
import type { ProductReviewsRecord } from './calls.ts';
import type { Endpoint } from '../call.ts';

/** Reviews of products (spec 2 §7: a review service, disabled by a setting). */
export const REVIEWS = {
  products: { audience: 'public', method: 'GET', path: '/api/reviews/products' },
} as const satisfies Record<string, Endpoint>;

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

/** Maps the reviews of a product; the average is rounded to one decimal. */
export function mapProductReviews(record: ProductReviewsRecord): ProductReviews {
  return {
    count: record.Count,
    average: Math.round(record.Average * 10) / 10,
    latest: record.Reviews.map((review) => ({
      id: review.Id,
      rating: review.Rating,
      title: review.Title || null,
      text: review.Text,
      author: review.Author,
      date: review.Date,
    })),
  };
}
