/** Query key of a shared list, the same in both languages: the page stays when it is switched. */
const KEY = 'gedeeld';

/** The key of the shared list that an address shows; null without one. */
export const sharedListKey = (search: string): string | null =>
  new URLSearchParams(search).get(KEY);

/** The query of a shared list: `?gedeeld=…`. */
export const sharedListQuery = (key: string): string => `?${new URLSearchParams({ [KEY]: key })}`;
