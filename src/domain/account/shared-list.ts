/**
 * Query key of a shared wishlist. The same in both languages, so that it survives a language
 * switch.
 */
const KEY = 'gedeeld';

/** Returns the key of the shared wishlist in an address; null without one. */
export const sharedListKey = (search: string): string | null =>
  new URLSearchParams(search).get(KEY);

/** Returns the query of a shared wishlist: `?gedeeld=…`. */
export const sharedListQuery = (key: string): string => `?${new URLSearchParams({ [KEY]: key })}`;
