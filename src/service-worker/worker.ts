/**
 * The service worker of the shop (docs/decisions/0026): what was visited can be read without a
 * connection, and notifications about orders are shown. It never answers for the checkout.
 */
import { CACHES } from '../domain/frame/offline-caches.ts';
import { answer, keepLoaded } from './answer.ts';
import { deleteCachesBut } from './delete-caches.ts';
import { showNotifications } from './notifications.ts';
import { scope } from './scope.ts';

// At once: pages come from the shop, so that an open one works with any version of the worker.
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
