/** Schemas of product reviews, and the calls that answer them. */
import { z } from 'zod';
import { BOUNDS } from '../bounds.ts';
import { defineCall } from '../call.ts';
import { intField, nonEmptyIdList, id, isoMoment } from '../fields.ts';
import { REVIEWS } from './client.ts';

const rating = z.number().min(1).max(5);

const productReviewsRecord = z.object({
  ProductId: id,
  Count: z.int().min(1),
  Average: rating,
  /** Newest first, at most the requested number. */
  Reviews: z.array(
    z.object({
      Id: id,
      Rating: rating,
      Title: z.string().nullish(),
      Text: z.string(),
      Author: z.string(),
      Date: isoMoment,
    }),
  ),
});

export type ProductReviewsRecord = z.infer<typeof productReviewsRecord>;

export const productReviews = defineCall({
  ...REVIEWS.products,
  name: 'productReviews',
  area: 'reviews',
  bounds: BOUNDS.read,
  summary: 'Reviews of products by buyers; products without reviews are omitted',
  query: z.object({ productIds: nonEmptyIdList, limit: intField(1, 50, 5) }),
  data: z.array(productReviewsRecord),
});
