/** Query key of a shared cart. */
const SHARED_CART_PARAMETER = 'share';

/** Returns the query of the cart page that shows a shared cart. */
export const sharedCartQuery = (key: string): string =>
  `?${new URLSearchParams({ [SHARED_CART_PARAMETER]: key })}`;

/** Returns the key of a shared cart in an address; null if absent or malformed. */
export function sharedCartKey(search: string): string | null {
  const key = new URLSearchParams(search).get(SHARED_CART_PARAMETER);
  return key !== null && /^[\w-]{22}$/.test(key) ? key : null;
}
