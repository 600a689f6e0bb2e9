/**
 * Served in place of the worker with SERVICE_WORKER=off: removes what the worker kept, and then
 * itself. Pages are answered by the shop alone from then on.
 */
import { deleteCachesBut } from './delete-caches.ts';
import { scope } from './scope.ts';

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([deleteCachesBut([]), scope.registration.unregister()])),
);
