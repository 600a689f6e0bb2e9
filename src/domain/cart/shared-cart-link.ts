/** Query key of a link to a shared cart. */
const SHARE_KEY = 'share';

/** Query of the cart's page that shows a shared cart. */
export const sharedCartQuery = (key: string): string =>
  `?${new URLSearchParams({ [SHARE_KEY]: key })}`;

/** The key of a shared cart in an address; null for an address without a well-formed one. */
export function sharedCartKey(search: string): string | null {
  const key = new URLSearchParams(search).get(SHARE_KEY);
  return key !== null && /^[\w-]{22}$/.test(key) ? key : null;
}
