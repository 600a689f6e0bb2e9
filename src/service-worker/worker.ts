/**
 * The service worker (`docs/decisions/0026-service-worker.md`): makes visited pages available
 * offline, and shows notifications about orders. It never handles requests of the checkout.
 */
import { CACHES } from '../domain/frame/offline-caches.ts';
import { answer, keepLoaded } from './answer.ts';
import { deleteCachesBut } from './delete-caches.ts';
import { showNotifications } from './notifications.ts';
import { scope } from './scope.ts';

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
