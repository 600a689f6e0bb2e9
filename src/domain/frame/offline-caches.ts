/** Name of the cache with data of one customer; one of `CACHES`. */
export const PERSONAL_CACHE = 'shop-personal-1';

/**
 * Names of the service worker's caches. Increase the number when the format of an entry changes: on
 * activation a worker deletes all caches that it does not know, also after a rollback.
 */
export const CACHES = {
  pages: 'shop-pages-1',
  assets: 'shop-assets-1',
  pictures: 'shop-pictures-1',
  products: 'shop-products-1',
  personal: PERSONAL_CACHE,
} as const;

/** Query parameter, added to a cached request, that names the owner of the response. */
export const OWNER_PARAM = 'kept-for';

/**
 * Returns whether a cached response belongs to this owner: a contact id, or empty for a visitor.
 */
export const isOwnedBy = (key: string, owner: string): boolean =>
  new URL(key).searchParams.get(OWNER_PARAM) === owner;

/**
 * Address of the service worker (`src/publish/bundle/bundle-worker.ts`). At the root, so that its
 * scope is the whole site.
 */
export const SERVICE_WORKER_PATH = '/service-worker.js';
