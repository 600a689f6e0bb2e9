import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { CACHES, isOwnedBy } from '../domain/frame/offline-caches.ts';
import { readKey, ownerOf } from './kept-requests.ts';
import type { WorkerEvent } from './scope.ts';

const DAY_S = 86_400;
/** After this time without a response, a cached page is shown. */
const NETWORK_TIMEOUT_S = 5;

/** Only complete responses are cached, and none that are marked private or no-store. */
const cacheableOnly = {
  cacheWillUpdate: async ({ response }: { response: Response }) => {
    const control = response.headers.get('cache-control') ?? '';
    return response.status === 200 && !/private|no-store/.test(control) ? response : null;
  },
};

const expiration = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_S, purgeOnQuotaError: true });

/**
 * Returns the address of a page without its query: the HTML does not depend on it, only scripts
 * read it.
 */
export const pageKey = (url: string): string => url.replace(/[?#].*$/, '');

/** Pages come from the server if it responds, whatever the status. */
export const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  plugins: [
    cacheableOnly,
    { cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url) },
    expiration(60, 30),
  ],
});

/** Files whose name contains a hash of their content. */
export const assets = new CacheFirst({
  cacheName: CACHES.assets,
  plugins: [cacheableOnly, expiration(400, 60)],
});

/** Pictures and icons, still subject to the browser's HTTP cache. */
export const pictures = new NetworkFirst({
  cacheName: CACHES.pictures,
  plugins: [cacheableOnly, expiration(150, 30)],
});

/** Products with current prices and stock. */
export const products = new NetworkFirst({
  cacheName: CACHES.products,
  plugins: [
    cacheableOnly,
    { cacheKeyWillBeUsed: async ({ request }) => readKey(request) },
    expiration(60, 7),
  ],
});

/**
 * Maximum number of cached responses, more than a customer usually views. The oldest is removed
 * first.
 */
const MAX_ENTRIES = 40;

/**
 * Answers a personal read from the server, or without a connection from the cache of the same
 * customer. Only one customer's responses are cached: the first response to another one deletes
 * them.
 */
export async function personalRead(request: Request, event: WorkerEvent): Promise<Response> {
  const owner = ownerOf(request.headers.get('authorization'));
  const key = readKey(request, owner);
  try {
    const response = await fetch(request);
    event.waitUntil(cacheResponse(key, owner, response.clone()));
    return response;
  } catch (error) {
    const cachedResponse = await (await caches.open(CACHES.personal)).match(key);
    if (cachedResponse) return cachedResponse;
    throw error;
  }
}

async function cacheResponse(key: string, owner: string, response: Response): Promise<void> {
  // The session has ended, so its responses must no longer be readable.
  if (response.status === 401) return void (await caches.delete(CACHES.personal));
  if (response.status !== 200) return;
  const cache = await caches.open(CACHES.personal);
  const keys = await cache.keys();
  const others = keys.filter(({ url }) => !isOwnedBy(url, owner));
  const oldest = keys.slice(0, Math.max(0, keys.length - MAX_ENTRIES + 1));
  await Promise.all([...others, ...oldest].map((old) => cache.delete(old)));
  await cache.put(key, response);
}
