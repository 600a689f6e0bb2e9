/** Schemas of product reviews. */
import { z } from 'zod';
import { id, isoMoment } from '../records.ts';

const rating = z.number().min(1).max(5);

export const productReviewsRecord = z.object({
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
