import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { CACHES } from '../domain/frame/offline-caches.ts';
import { readKey } from './offline-reads.ts';

const DAY_S = 86_400;
/** After this time without an answer the network counts as gone, where a page was kept. */
const PATIENCE_S = 5;

/** Answers that the shop marks as private are never kept. */
const whole = {
  cacheWillUpdate: async ({ response }: { response: Response }) => {
    const control = response.headers.get('cache-control') ?? '';
    return response.status === 200 && !/private|no-store/.test(control) ? response : null;
  },
};

const bounded = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_S, purgeOnQuotaError: true });

/** The address of a page without its query: the page is the same, its scripts read the query. */
export const pageKey = (url: string): string => url.replace(/[?#].*$/, '');

/** Pages: from the shop where it answers, whatever it answers. */
export const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [
    whole,
    { cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url) },
    bounded(60, 30),
  ],
});

/** Files whose name changes with their content. */
export const assets = new CacheFirst({
  cacheName: CACHES.assets,
  plugins: [whole, bounded(400, 60)],
});

/** Pictures and icons: the browser's own cache answers first, as without a worker. */
export const pictures = new NetworkFirst({
  cacheName: CACHES.pictures,
  plugins: [whole, bounded(150, 30)],
});

/** Products as they are now. */
export const products = new NetworkFirst({
  cacheName: CACHES.products,
  plugins: [whole, { cacheKeyWillBeUsed: async ({ request }) => readKey(request) }, bounded(60, 7)],
});
