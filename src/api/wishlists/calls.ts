/** Schemas of wishlist records (spec 2 §3), and the calls that answer them. */
import { z } from 'zod';
import {
  MAX_WISHLIST_PRODUCTS,
  MAX_WISHLIST_NAME_LENGTH,
  MAX_WISHLISTS,
} from '../../domain/account/wishlists.ts';
import { BOUNDS } from '../bounds.ts';
import { defineCall } from '../call.ts';
import { idField, intField, bodyId, id, nothing } from '../fields.ts';
import { WISHLISTS } from './client.ts';
import { MAX_QUANTITY } from '../../domain/product/quantity.ts';
import { nonEmptyLine } from '../customer/fields.ts';

const sharedWishlistRecord = z.object({
  Name: z.string(),
  /** Number of products on the list. */
  Count: z.int(),
  /** Last added first. */
  Products: z.array(z.object({ ProductId: id, Quantity: z.int() })),
});

const wishlistRecord = sharedWishlistRecord.extend({
  Id: id,
  /** Absent while the list is not shared. */
  ShareKey: z.string().nullish(),
});

export type SharedWishlistRecord = z.infer<typeof sharedWishlistRecord>;
export type WishlistRecord = z.infer<typeof wishlistRecord>;

const listName = nonEmptyLine(MAX_WISHLIST_NAME_LENGTH);

const quantity = z
  .int({ error: 'must be a whole number' })
  .min(1, 'must be at least 1')
  .max(MAX_QUANTITY, `must be at most ${MAX_QUANTITY}`);

/** Products with quantities, without duplicates. */
const lines = z
  .array(z.object({ productId: bodyId, quantity }), { error: 'must be a list' })
  .min(1, 'must hold at least one product')
  .max(MAX_WISHLIST_PRODUCTS, `must hold at most ${MAX_WISHLIST_PRODUCTS} products`)
  .refine(
    (all) => new Set(all.map(({ productId }) => productId)).size === all.length,
    'must hold each product once',
  );

/** Ids of wishlists; may be empty. */
const listIds = z
  .array(bodyId, { error: 'must be a list' })
  .max(MAX_WISHLISTS, `must hold at most ${MAX_WISHLISTS} ids`);

/** 128 random bits in base64url. */
const shareKey = z.string({ error: 'must be a text' }).regex(/^[\w-]{22}$/, 'must be a share key');

export type WishlistLine = z.infer<typeof lines>[number];

const area = 'wishlists';
const listId = z.object({ id: idField });

export const wishlists = defineCall({
  ...WISHLISTS.all,
  name: 'wishlists',
  area,
  bounds: BOUNDS.list,
  summary:
    'The wishlists of the customer, newest first, with at most 1,000 products in all; `Count` is exact',
  query: z.object({
    /** Maximum number of products per wishlist. */
    productLimit: intField(0, MAX_WISHLIST_PRODUCTS, MAX_WISHLIST_PRODUCTS),
  }),
  data: z.array(wishlistRecord),
});

export const addWishlist = defineCall({
  ...WISHLISTS.add,
  name: 'addWishlist',
  area,
  bounds: BOUNDS.write,
  summary: 'Creates an empty wishlist; the name must be unique per customer',
  body: z.object({ listName }),
  data: wishlistRecord,
});

export const wishlist = defineCall({
  ...WISHLISTS.get,
  name: 'wishlist',
  area,
  bounds: BOUNDS.list,
  summary: 'A wishlist with all its products; 404 if the customer has none with this id',
  params: listId,
  data: wishlistRecord,
});

export const renameWishlist = defineCall({
  ...WISHLISTS.rename,
  name: 'renameWishlist',
  area,
  bounds: BOUNDS.write,
  summary: 'Renames a wishlist; the name must be unique per customer',
  params: listId,
  body: z.object({ listName }),
  data: wishlistRecord,
});

export const deleteWishlist = defineCall({
  ...WISHLISTS.delete,
  name: 'deleteWishlist',
  area,
  bounds: BOUNDS.write,
  summary: 'Deletes a wishlist; 404 if the customer has none with this id',
  params: listId,
  data: nothing,
});

export const addWishlistProducts = defineCall({
  ...WISHLISTS.addProducts,
  name: 'addWishlistProducts',
  area,
  bounds: BOUNDS.batch,
  summary: 'Adds products to a wishlist, or sets the quantities of those already on it',
  params: listId,
  body: z.object({ products: lines }),
  data: wishlistRecord,
});

export const deleteWishlistProduct = defineCall({
  ...WISHLISTS.deleteProduct,
  name: 'deleteWishlistProduct',
  area,
  bounds: BOUNDS.write,
  summary: 'Removes a product from a wishlist; succeeds even if it is not on it',
  params: z.object({ id: idField, productId: idField }),
  data: nothing,
});

export const checkWishlists = defineCall({
  ...WISHLISTS.check,
  name: 'checkWishlists',
  area,
  bounds: BOUNDS.read,
  summary: 'Ids of the wishlists that contain a product',
  params: z.object({ productId: idField }),
  data: z.array(id),
});

export const addCartToWishlists = defineCall({
  ...WISHLISTS.addCart,
  name: 'addCartToWishlists',
  area,
  bounds: BOUNDS.batch,
  summary: 'Adds cart lines to wishlists; a product already on one keeps the larger quantity',
  body: z.object({ listIds: listIds.min(1, 'must hold at least one id'), lines }),
  data: nothing,
});

export const setWishlistsOfProduct = defineCall({
  ...WISHLISTS.setOfProduct,
  name: 'setWishlistsOfProduct',
  area,
  bounds: BOUNDS.write,
  summary: 'Puts a product on exactly these wishlists; existing quantities are kept',
  params: z.object({ productId: idField }),
  body: z.object({ listIds, quantity: quantity.default(1) }),
  data: nothing,
});

export const shareWishlist = defineCall({
  ...WISHLISTS.share,
  name: 'shareWishlist',
  area,
  bounds: BOUNDS.write,
  summary: 'Shares a wishlist; always returns the same key of its link',
  params: listId,
  data: z.object({ ShareKey: z.string() }),
});

export const unshareWishlist = defineCall({
  ...WISHLISTS.unshare,
  name: 'unshareWishlist',
  area,
  bounds: BOUNDS.write,
  summary: 'Ends sharing, so that the link no longer works',
  params: listId,
  data: nothing,
});

export const sharedWishlist = defineCall({
  ...WISHLISTS.shared,
  name: 'sharedWishlist',
  area,
  bounds: BOUNDS.list,
  summary: 'A shared wishlist, for everyone who has the key',
  query: z.object({ shareKey }),
  data: sharedWishlistRecord,
});

export const copySharedWishlist = defineCall({
  ...WISHLISTS.copyShared,
  name: 'copySharedWishlist',
  area,
  bounds: BOUNDS.batch,
  summary: 'Copies a shared wishlist to a new one of the customer',
  body: z.object({ shareKey, listName }),
  data: wishlistRecord,
});
