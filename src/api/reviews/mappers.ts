import type { ProductReviews } from '../../domain/product/product.ts';
import type { ProductReviewsRecord } from './wire.ts';

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
