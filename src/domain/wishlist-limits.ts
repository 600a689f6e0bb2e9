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
