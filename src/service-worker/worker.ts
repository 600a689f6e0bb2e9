/**
 * The service worker (`docs/decisions/0026-service-worker.md`): makes visited pages available
 * offline, and shows notifications about orders. It never handles requests of the checkout.
 */
import { CACHES } from '../domain/frame/offline-caches.ts';
import { deleteCachesBut, scope, shop, type WorkerEvent } from './scope.ts';
import type { PushMessage } from '../domain/account/customer.ts';
import { keptPages, isPersonalRead, isPublicRead } from './kept-requests.ts';
import { offlinePage } from './offline-page.ts';
import { personalRead, assets, pages, pictures, products } from './strategies.ts';

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
