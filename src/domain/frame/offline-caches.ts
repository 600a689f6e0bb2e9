/** The cache of what only one customer may read; see `CACHES`. */
export const PERSONAL_CACHE = 'shop-personal-1';

/**
 * Caches of the service worker. A change of what an entry means gets a new number: a worker that
 * becomes active deletes all caches that it does not know, also after a rollback.
 */
export const CACHES = {
  pages: 'shop-pages-1',
  assets: 'shop-assets-1',
  pictures: 'shop-pictures-1',
  products: 'shop-products-1',
  personal: PERSONAL_CACHE,
} as const;

/** Query parameter that names whose a kept answer is. */
export const OWNER = 'kept-for';

/** True if a kept answer belongs to this owner: a contact id, empty for a visitor. */
export const isOf = (key: string, owner: string): boolean =>
  new URL(key).searchParams.get(OWNER) === owner;

/** Address of the worker's file (`src/publish/bundle/bundle-worker.ts`): below it lies the whole site. */
export const WORKER = '/service-worker.js';
