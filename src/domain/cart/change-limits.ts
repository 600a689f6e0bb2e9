/** Most changes of one batch call; a quick order of 200 lines fits with room. */
export const MAX_BATCH = 500;
/** Most lines of a cart. */
export const MAX_CART_LINES = 500;
/** Most lines of one quick order. */
export const MAX_QUICK_ORDER_LINES = 500;
/** After the last change of the cart (spec 2 §9). */
export const CART_FLUSH_MS = 1000;
