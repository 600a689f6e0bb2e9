/** Characters of a name. */
export const MAX_WISHLIST_NAME = 80;
/** Lists of one customer. */
export const MAX_WISHLISTS = 100;
/** Products on one list. */
export const MAX_WISHLIST_PRODUCTS = 500;
