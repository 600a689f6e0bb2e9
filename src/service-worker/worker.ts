/**
 * The service worker (`docs/decisions/0026-service-worker.md`): makes visited pages available
 * offline, and shows notifications about orders. It never handles requests of the checkout.
 */
import { CACHES, isOwnedBy } from '../domain/frame/offline-caches.ts';
import { deleteOtherCaches, scope, shop, type WorkerEvent } from './scope.ts';
import type { PushMessage } from '../domain/account/customer.ts';
import {
  cacheablePageTest,
  isPersonalRead,
  isPublicRead,
  cacheKeyOfRead,
  ownerOf,
} from './kept-requests.ts';
import { offlinePage } from './offline-page.ts';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

const DAY_S = 86_400;
/** After this time without a response, a cached page is shown. */
const NETWORK_TIMEOUT_S = 5;

/** Plugin: caches only complete responses that are not marked private or no-store. */
const onlyCacheable = {
  cacheWillUpdate: async ({ response }: { response: Response }) => {
    const control = response.headers.get('cache-control') ?? '';
    return response.status === 200 && !/private|no-store/.test(control) ? response : null;
  },
};

const expirationPlugin = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_S, purgeOnQuotaError: true });

/** Returns the address of a page without its query, on which the HTML does not depend. */
const pageKey = (url: string): string => url.replace(/[?#].*$/, '');

/** Pages come from the server if it responds with any status, otherwise from the cache. */
const pageStrategy = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  plugins: [
    onlyCacheable,
    { cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url) },
    expirationPlugin(60, 30),
  ],
});

/** Files whose name contains a hash of their content. */
const assetStrategy = new CacheFirst({
  cacheName: CACHES.assets,
  plugins: [onlyCacheable, expirationPlugin(400, 60)],
});

/** Pictures and icons, still subject to the browser's HTTP cache. */
const pictureStrategy = new NetworkFirst({
  cacheName: CACHES.pictures,
  plugins: [onlyCacheable, expirationPlugin(150, 30)],
});

/** Products with current prices and stock. */
const productStrategy = new NetworkFirst({
  cacheName: CACHES.products,
  plugins: [
    onlyCacheable,
    { cacheKeyWillBeUsed: async ({ request }) => cacheKeyOfRead(request) },
    expirationPlugin(60, 7),
  ],
});

/** Maximum number of cached personal responses; the oldest are removed first. */
const MAX_PERSONAL_RESPONSES = 40;

/**
 * Fetches a personal response from the server, or without a connection from the cache. Only the
 * responses of one customer are cached: the first response to another customer deletes them.
 */
async function fetchPersonal(request: Request, event: WorkerEvent): Promise<Response> {
  const owner = ownerOf(request.headers.get('authorization'));
  const key = cacheKeyOfRead(request, owner);
  try {
    const response = await fetch(request);
    event.waitUntil(cachePersonal(key, owner, response.clone()));
    return response;
  } catch (error) {
    const cachedResponse = await (await caches.open(CACHES.personal)).match(key);
    if (cachedResponse) return cachedResponse;
    throw error;
  }
}

async function cachePersonal(key: string, owner: string, response: Response): Promise<void> {
  // The session has ended, so its responses must not be readable any more.
  if (response.status === 401) return void (await caches.delete(CACHES.personal));
  if (response.status !== 200) return;
  const cache = await caches.open(CACHES.personal);
  const keys = await cache.keys();
  const keysOfOthers = keys.filter(({ url }) => !isOwnedBy(url, owner));
  const oldestKeys = keys.slice(0, Math.max(0, keys.length - MAX_PERSONAL_RESPONSES + 1));
  await Promise.all([...keysOfOthers, ...oldestKeys].map((staleKey) => cache.delete(staleKey)));
  await cache.put(key, response);
}

const isCacheablePage = cacheablePageTest(shop.slug);
const PICTURE_PATH = /^\/(?:api\/)?images\//;

/**
 * Responds to a request, or returns null to leave it to the browser: writes, other origins, the
 * checkout, and all API calls that no page needs offline.
 */
function respond(request: Request, event: WorkerEvent): Promise<Response> | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return null;
  if (request.mode === 'navigate')
    return isCacheablePage(url.pathname) ? respondWithPage(request, event) : null;
  // Partial content of a video cannot be cached.
  if (request.headers.has('range')) return null;
  const { pathname } = url;
  if (pathname.startsWith('/_astro/')) return assetStrategy.handle({ request, event });
  if (PICTURE_PATH.test(pathname)) return pictureStrategy.handle({ request, event });
  if (isPersonalRead(pathname)) return fetchPersonal(request, event);
  if (isPublicRead(pathname)) return productStrategy.handle({ request, event });
  return null;
}

async function respondWithPage(request: Request, event: WorkerEvent): Promise<Response> {
  try {
    return await pageStrategy.handle({ request, event });
  } catch {
    return offlinePage(new URL(request.url).pathname);
  }
}

/**
 * Caches what a page had loaded before the worker was active, so that the first page of a visit can
 * be read offline too. `urls`: the page and its files; those that may not be cached are skipped.
 */
async function cacheLoaded(urls: readonly string[], event: WorkerEvent): Promise<void> {
  const requests = urls.map(async (address) => {
    const { origin, pathname } = new URL(address);
    const request = new Request(address);
    if (origin !== location.origin) return;
    if (pathname.startsWith('/_astro/')) await assetStrategy.handle({ request, event });
    else if (PICTURE_PATH.test(pathname)) await pictureStrategy.handle({ request, event });
    else if (isCacheablePage(pathname)) await pageStrategy.handle({ request, event });
  });
  // A file that cannot be fetched now is cached at the next visit.
  await Promise.allSettled(requests);
}

// Replaces an earlier worker at once: open pages work with any version, since pages come from the
// server.
scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([deleteOtherCaches(Object.values(CACHES)), scope.clients.claim()])),
);

scope.addEventListener('fetch', (event) => {
  const response = respond(event.request, event);
  if (response) event.respondWith(response);
});

scope.addEventListener('message', (event) => {
  const { keep } = (event.data ?? {}) as { keep?: unknown };
  if (Array.isArray(keep)) event.waitUntil(cacheLoaded(keep.map(String), event));
});

showNotifications();

/** Shows push notifications, and opens their page when clicked. */
function showNotifications(): void {
  scope.addEventListener('push', (event) => {
    // Show a notification even for an empty message: otherwise browsers revoke the permission.
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
    event.waitUntil(focusOrOpenPage(new URL(path, location.origin).href));
  });
}

async function focusOrOpenPage(url: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window' });
  const existingWindow = windows.find((client) => client.url === url);
  await (existingWindow ? existingWindow.focus() : scope.clients.openWindow(url));
}
