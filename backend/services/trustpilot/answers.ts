/** What Trustpilot's public API answers, as far as the shop reads it. */
import { z } from 'zod';

const total = z.object({ total: z.int().min(0) });

/** `GET /business-units/find?name={domain}`. */
export const businessAnswer = z.object({
  id: z.string().regex(/^\w+$/),
  name: z.object({ identifying: z.string() }),
  /** 1 to 5. */
  score: z.object({ trustScore: z.number() }),
  numberOfReviews: total,
});

/** `GET /product-reviews/business-units/{id}?sku={sku}`. */
export const summaryAnswer = z.object({ starsAverage: z.number(), numberOfReviews: total });

/** `GET /product-reviews/business-units/{id}/reviews?sku={sku}`. */
export const reviewsAnswer = z.object({
  productReviews: z.array(
    z.object({
      /** 24 hexadecimal digits. */
      id: z.string().regex(/^[\da-f]{12,}$/i),
      stars: z.int().min(1).max(5),
      content: z.string(),
      createdAt: z.iso.datetime({ offset: true }),
      consumer: z.object({ displayName: z.string() }),
    }),
  ),
});
