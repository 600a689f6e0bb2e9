/** Maximum length of a name. */
export const MAX_WISHLIST_NAME_LENGTH = 80;
/** Maximum number of wishlists per customer. */
export const MAX_WISHLISTS = 100;
/** Maximum number of products on a wishlist. */
export const MAX_WISHLIST_PRODUCTS = 500;
/**
 * Maximum number of products of all wishlists in one response; a single wishlist is always returned
 * whole.
 */
export const MAX_LISTED_PRODUCTS = 1_000;
/** Maximum number of lines that one call may add, over all the wishlists it names. */
export const MAX_ADDED_LINES = 5_000;

/** Problems with the name of a wishlist. */
export type WishlistNameProblem = 'nameEmpty' | 'nameLong' | 'nameTaken';

const isSameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Validates a name against those of the customer's other wishlists; null if valid. */
export function wishlistNameProblem(
  name: string,
  otherNames: readonly string[],
): WishlistNameProblem | null {
  const { length } = name.trim();
  if (length === 0) return 'nameEmpty';
  if (length > MAX_WISHLIST_NAME_LENGTH) return 'nameLong';
  return otherNames.some((other) => isSameName(other, name)) ? 'nameTaken' : null;
}

/** Returns the name, with the first free number appended if it is taken: `Badkamer (2)`. */
export function uniqueWishlistName(name: string, otherNames: readonly string[]): string {
  const isTaken = (candidate: string) => otherNames.some((other) => isSameName(other, candidate));
  if (!isTaken(name)) return name;
  for (let number = 2; ; number++) {
    const mark = ` (${number})`;
    const candidate = name.slice(0, MAX_WISHLIST_NAME_LENGTH - mark.length).trimEnd() + mark;
    if (!isTaken(candidate)) return candidate;
  }
}

/** A product on a wishlist, and the quantity needed. */
export interface WishlistProduct {
  productId: number;
  quantity: number;
}

/** A wishlist (kluslijst) of the signed-in customer (spec 2 §3). */
export interface Wishlist {
  id: number;
  name: string;
  /** Number of products; `products` may hold fewer. */
  count: number;
  /** Last added first. */
  products: WishlistProduct[];
  /** Key of the shared link; null while the list is not shared. */
  shareKey: string | null;
}

/** A wishlist as its shared link shows it, without its owner. */
export type SharedWishlist = Pick<Wishlist, 'name' | 'count' | 'products'>;

/**
 * Query key of a shared wishlist. The same in both languages, so that it survives a language
 * switch.
 */
const SHARED_LIST_PARAMETER = 'gedeeld';

/** Returns the key of the shared wishlist in an address; null without one. */
export const sharedListKey = (search: string): string | null =>
  new URLSearchParams(search).get(SHARED_LIST_PARAMETER);

/** Returns the query of a shared wishlist: `?gedeeld=…`. */
export const sharedListQuery = (key: string): string =>
  `?${new URLSearchParams({ [SHARED_LIST_PARAMETER]: key })}`;
