/**
 * The service worker (`docs/decisions/0026-service-worker.md`): makes visited pages available
 * offline, and shows notifications about orders. It never handles requests of the checkout.
 */
import { CACHES, isOwnedBy } from '../domain/frame/offline-caches.ts';
import { deleteCachesBut, scope, shop, type WorkerEvent } from './scope.ts';
import type { PushMessage } from '../domain/account/customer.ts';
import { keptPages, isPersonalRead, isPublicRead, readKey, ownerOf } from './kept-requests.ts';
import { offlinePage } from './offline-page.ts';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

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
const pageKey = (url: string): string => url.replace(/[?#].*$/, '');

/** Pages come from the server if it responds, whatever the status. */
const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  plugins: [
    cacheableOnly,
    { cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url) },
    expiration(60, 30),
  ],
});

/** Files whose name contains a hash of their content. */
const assets = new CacheFirst({
  cacheName: CACHES.assets,
  plugins: [cacheableOnly, expiration(400, 60)],
});

/** Pictures and icons, still subject to the browser's HTTP cache. */
const pictures = new NetworkFirst({
  cacheName: CACHES.pictures,
  plugins: [cacheableOnly, expiration(150, 30)],
});

/** Products with current prices and stock. */
const products = new NetworkFirst({
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
async function personalRead(request: Request, event: WorkerEvent): Promise<Response> {
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

const isKeptPage = keptPages(shop.slug);
const PICTURE = /^\/(?:api\/)?images\//;

/**
 * Answers a request, or returns null to leave it to the browser: writes, other origins, the
 * checkout, and all API calls that no page needs offline.
 */
function answer(request: Request, event: WorkerEvent): Promise<Response> | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return null;
  if (request.mode === 'navigate') return isKeptPage(url.pathname) ? page(request, event) : null;
  // Partial content of a video cannot be cached.
  if (request.headers.has('range')) return null;
  const { pathname } = url;
  if (pathname.startsWith('/_astro/')) return assets.handle({ request, event });
  if (PICTURE.test(pathname)) return pictures.handle({ request, event });
  if (isPersonalRead(pathname)) return personalRead(request, event);
  if (isPublicRead(pathname)) return products.handle({ request, event });
  return null;
}

async function page(request: Request, event: WorkerEvent): Promise<Response> {
  try {
    return await pages.handle({ request, event });
  } catch {
    return offlinePage(new URL(request.url).pathname);
  }
}

/**
 * Caches what a page loaded before the worker was active, so that the first page of a visit can be
 * read offline too. `urls`: the page and its files; those that may not be cached are skipped.
 */
async function keepLoaded(urls: readonly string[], event: WorkerEvent): Promise<void> {
  const stored = urls.map(async (address) => {
    const { origin, pathname } = new URL(address);
    const request = new Request(address);
    if (origin !== location.origin) return;
    if (pathname.startsWith('/_astro/')) await assets.handle({ request, event });
    else if (PICTURE.test(pathname)) await pictures.handle({ request, event });
    else if (isKeptPage(pathname)) await pages.handle({ request, event });
  });
  // A file that fails now is cached at the next visit.
  await Promise.allSettled(stored);
}

// Activates immediately: pages come from the server, so an open one works with any version of the
// worker.
scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([deleteCachesBut(Object.values(CACHES)), scope.clients.claim()])),
);

scope.addEventListener('fetch', (event) => {
  const answered = answer(event.request, event);
  if (answered) event.respondWith(answered);
});

scope.addEventListener('message', (event) => {
  const { keep } = (event.data ?? {}) as { keep?: unknown };
  if (Array.isArray(keep)) event.waitUntil(keepLoaded(keep.map(String), event));
});

showNotifications();

/** Shows push notifications, and opens their page when clicked. */
function showNotifications(): void {
  scope.addEventListener('push', (event) => {
    // Always shows something: browsers revoke the permission of sites that show no notification.
    const message = (event.data?.json() ?? {}) as Partial<PushMessage>;
    const { title = shop.name, body = '', path = '/', tag = path, locale = 'nl' } = message;
    event.waitUntil(
      scope.registration.showNotification(title, {
        ...{ body, tag, lang: locale },
        icon: `/images/icon-${shop.variant}-192.png`,
        data: { path },
      }),
    );
  });
  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    const { path = '/' } = (notification.data ?? {}) as { path?: string };
    event.waitUntil(show(new URL(path, location.origin).href));
  });
}

async function show(url: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window' });
  const open = windows.find((client) => client.url === url);
  await (open ? open.focus() : scope.clients.openWindow(url));
}
