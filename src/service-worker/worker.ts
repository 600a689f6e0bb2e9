/**
 * The service worker (`docs/decisions/0026-service-worker.md`): makes visited pages available
 * offline, and shows notifications about orders. It never handles requests of the checkout.
 */
import { CACHES } from '../domain/frame/offline-caches.ts';
import { answer, keepLoaded } from './answer.ts';
import { deleteCachesBut, scope, shop } from './scope.ts';
import type { PushMessage } from '../domain/account/customer.ts';

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
