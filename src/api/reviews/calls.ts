import { z } from 'zod';
import { BOUNDS } from '../bounds.ts';
import { defineCall } from '../call.ts';
import { intField, nonEmptyIdList } from '../fields.ts';
import { REVIEWS } from './endpoints.ts';
import { productReviewsRecord } from './wire.ts';

export const productReviews = defineCall({
  ...REVIEWS.products,
  name: 'productReviews',
  area: 'reviews',
  bounds: BOUNDS.read,
  summary: 'Reviews of products by buyers; products without reviews are omitted',
  query: z.object({ productIds: nonEmptyIdList, limit: intField(1, 50, 5) }),
  data: z.array(productReviewsRecord),
});
