/** Schemas of wishlist records (spec 2 §3). */
import { z } from 'zod';
import { id } from '../records.ts';

export const sharedWishlistRecord = z.object({
  Name: z.string(),
  /** Number of products on the list. */
  Count: z.int(),
  /** Last added first. */
  Products: z.array(z.object({ ProductId: id, Quantity: z.int() })),
});

export const wishlistRecord = sharedWishlistRecord.extend({
  Id: id,
  /** Absent while the list is not shared. */
  ShareKey: z.string().nullish(),
});

export type SharedWishlistRecord = z.infer<typeof sharedWishlistRecord>;
export type WishlistRecord = z.infer<typeof wishlistRecord>;
