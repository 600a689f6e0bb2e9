/** Query key of a shared cart. */
const SHARE_KEY = 'share';

/** Returns the query of the cart page that shows a shared cart. */
export const sharedCartQuery = (key: string): string =>
  `?${new URLSearchParams({ [SHARE_KEY]: key })}`;

/** Returns the key of a shared cart in an address; null if absent or malformed. */
export function sharedCartKey(search: string): string | null {
  const key = new URLSearchParams(search).get(SHARE_KEY);
  return key !== null && /^[\w-]{22}$/.test(key) ? key : null;
}
