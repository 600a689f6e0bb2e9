import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the page is built, and for the first render in the browser: neither knows the query. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
