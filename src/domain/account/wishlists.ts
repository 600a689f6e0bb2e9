/** Characters of a name. */
export const MAX_WISHLIST_NAME = 80;
/** Lists of one customer. */
export const MAX_WISHLISTS = 100;
/** Products on one list. */
export const MAX_WISHLIST_PRODUCTS = 500;
/** Products of all lists in one answer; one list alone is answered whole. */
export const MAX_LISTED_PRODUCTS = 1_000;
/** Lines of one call, on all lists that it puts them on together. */
export const MAX_PUT_LINES = 5_000;

/** What is wrong with the name of a wishlist. */
export type WishlistNameFault = 'nameEmpty' | 'nameLong' | 'nameTaken';

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Checks a typed name against the names of the customer's other lists; null where it is right. */
export function wishlistNameFault(
  name: string,
  otherNames: readonly string[],
): WishlistNameFault | null {
  const { length } = name.trim();
  if (length === 0) return 'nameEmpty';
  if (length > MAX_WISHLIST_NAME) return 'nameLong';
  return otherNames.some((other) => sameName(other, name)) ? 'nameTaken' : null;
}

/** The name itself, or with the first free number behind it: `Badkamer (2)`. */
export function freeWishlistName(name: string, otherNames: readonly string[]): string {
  const isTaken = (wanted: string) => otherNames.some((other) => sameName(other, wanted));
  if (!isTaken(name)) return name;
  for (let number = 2; ; number++) {
    const mark = ` (${number})`;
    const wanted = name.slice(0, MAX_WISHLIST_NAME - mark.length).trimEnd() + mark;
    if (!isTaken(wanted)) return wanted;
  }
}

/** A product on a wishlist and how many of it the job takes. */
export interface WishlistProduct {
  productId: number;
  quantity: number;
}

/** A wishlist (kluslijst) of the signed-in customer (spec 2 §3). */
export interface Wishlist {
  id: number;
  name: string;
  /** Number of products; `products` may hold fewer of them. */
  count: number;
  /** The product added last comes first. */
  products: WishlistProduct[];
  /** Key of the shared link; null while the list is not shared. */
  shareKey: string | null;
}

/** What a shared link shows of a list: nothing about whose it is. */
export type SharedWishlist = Pick<Wishlist, 'name' | 'count' | 'products'>;
