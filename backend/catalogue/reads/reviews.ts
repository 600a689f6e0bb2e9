import { type Kysely, sql } from 'kysely';
import type { ProductReviewsRecord } from '../../../src/api/reviews/calls.ts';
import * as calls from '../../../src/api/reviews/calls.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { handle, type HandledCall } from '../../platform/http/handled-call.ts';

/**
 * Source of reviews: the shop's database, or an external service. Returns only reviews of verified
 * purchases.
 */
export interface ReviewProvider {
  /**
   * Returns reviews of products, at most `limit` of each, newest first; products without reviews
   * are omitted.
   */
  ofProducts(ids: readonly number[], limit: number): Promise<ProductReviewsRecord[]>;
  /** Returns the score of the shop; null to use the one in the content, if any. */
  business(): Promise<BusinessReviews | null>;
}

/** Customer reviews of the shop, for the footer of its pages (spec 1 §2.9). */
export interface BusinessReviews {
  url: string;
  /** 0 to 10. */
  score: number;
  count: number;
}

/** Used if the setting is off. */
export const noReviews: ReviewProvider = {
  ofProducts: () => Promise.resolve([]),
  business: () => Promise.resolve(null),
};

interface Row {
  product_id: number;
  count: number;
  average: number;
  id: number;
  rating: number;
  title: string | null;
  text: string;
  author: string;
  created_at: Date;
}

/** Reviews in the database, each of an order that contains the product. */
export function verifiedReviews(db: Kysely<Database>): ReviewProvider {
  return {
    business: () => Promise.resolve(null),
    async ofProducts(ids, limit) {
      const { rows } = await sql<Row>`
        select * from (
          select product_id, id::int, rating, title, text, author, created_at,
            (count(*) over product)::int as count,
            (avg(rating) over product)::float8 as average,
            row_number() over (partition by product_id order by created_at desc, id desc) as place
          from reviews where product_id = any(${[...ids]})
          window product as (partition by product_id)
        ) placed
        where place <= ${limit} order by product_id, place`.execute(db);
      const records = new Map<number, ProductReviewsRecord>();
      for (const row of rows) {
        const { product_id: ProductId, count: Count, average: Average } = row;
        const record = records.get(ProductId) ?? { ProductId, Count, Average, Reviews: [] };
        record.Reviews.push({
          Id: row.id,
          Rating: row.rating,
          Title: row.title,
          Text: row.text,
          Author: row.author,
          Date: row.created_at.toISOString(),
        });
        records.set(ProductId, record);
      }
      return [...records.values()];
    },
  };
}

/** Handlers of product reviews (spec 2 §7). */
export function reviewRoutes(reviews: ReviewProvider): HandledCall[] {
  return [
    handle(calls.productReviews, ({ query }) => reviews.ofProducts(query.productIds, query.limit)),
  ];
}
