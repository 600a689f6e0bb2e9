/** Reviews of products by those who bought them. */
import { z } from 'zod';
import { id, isoMoment } from '../records.ts';

const rating = z.number().min(1).max(5);

export const productReviewsRecord = z.object({
  ProductId: id,
  Count: z.int().min(1),
  Average: rating,
  /** The newest first; at most what was asked for. */
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
