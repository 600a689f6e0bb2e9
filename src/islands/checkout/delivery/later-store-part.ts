import { lazy } from 'react';

/** The choice of a store, fetched once pickup is chosen. */
export const StorePart = lazy(() =>
  import('./store-part.tsx').then((part) => ({ default: part.StorePart })),
);
