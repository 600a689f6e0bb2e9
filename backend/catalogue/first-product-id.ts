/** The lowest product id. */
export const FIRST_PRODUCT_ID = 100_000;
