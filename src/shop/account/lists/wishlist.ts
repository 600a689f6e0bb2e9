/** One wishlist of the signed-in customer, with all its products. */
import type { Outcome } from '../../../api/outcome.ts';
import * as calls from '../../../api/wishlists/client.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import type {
  SharedWishlist,
  Wishlist,
  WishlistProduct,
} from '../../../domain/account/wishlists.ts';
import { api } from '../../calls/api.ts';

/** Fails with `NotFound` if the customer has no such list. */
export const loadWishlist = (locale: Locale, id: number): Promise<Outcome<Wishlist>> =>
  calls.wishlist(api(locale), id);

/** Adds a product to a list, or sets its quantity there. */
export const setWishlistQuantity = (
  locale: Locale,
  id: number,
  line: WishlistProduct,
): Promise<Outcome<Wishlist>> => calls.addWishlistProducts(api(locale), id, [line]);

export const removeFromWishlist = (
  locale: Locale,
  id: number,
  productId: number,
): Promise<Outcome<null>> => calls.deleteWishlistProduct(api(locale), id, productId);

/** Returns the key of the link. */
export const shareWishlist = (locale: Locale, id: number): Promise<Outcome<string>> =>
  calls.shareWishlist(api(locale), id);

export const stopSharingWishlist = (locale: Locale, id: number): Promise<Outcome<null>> =>
  calls.unshareWishlist(api(locale), id);

/** Fails with `Missing` if no list is shared under this key. */
export const loadSharedWishlist = (locale: Locale, key: string): Promise<Outcome<SharedWishlist>> =>
  calls.sharedWishlist(api(locale), key);
