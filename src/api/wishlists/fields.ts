/** The input fields of wishlist calls. */
import { z } from 'zod';
import { MAX_QUANTITY } from '../../domain/product/quantity.ts';
import {
  MAX_WISHLIST_NAME_LENGTH,
  MAX_WISHLIST_PRODUCTS,
  MAX_WISHLISTS,
} from '../../domain/account/wishlists.ts';
import { nonEmptyLine } from '../customer/fields.ts';
import { bodyId } from '../fields.ts';

export const listName = nonEmptyLine(MAX_WISHLIST_NAME_LENGTH);

export const quantity = z
  .int({ error: 'must be a whole number' })
  .min(1, 'must be at least 1')
  .max(MAX_QUANTITY, `must be at most ${MAX_QUANTITY}`);

/** Products with quantities, without duplicates. */
export const lines = z
  .array(z.object({ productId: bodyId, quantity }), { error: 'must be a list' })
  .min(1, 'must hold at least one product')
  .max(MAX_WISHLIST_PRODUCTS, `must hold at most ${MAX_WISHLIST_PRODUCTS} products`)
  .refine(
    (all) => new Set(all.map(({ productId }) => productId)).size === all.length,
    'must hold each product once',
  );

/** Ids of wishlists; may be empty. */
export const listIds = z
  .array(bodyId, { error: 'must be a list' })
  .max(MAX_WISHLISTS, `must hold at most ${MAX_WISHLISTS} ids`);

/** 128 random bits in base64url. */
export const shareKey = z
  .string({ error: 'must be a text' })
  .regex(/^[\w-]{22}$/, 'must be a share key');

export type WishlistLine = z.infer<typeof lines>[number];
