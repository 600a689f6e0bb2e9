/**
 * Served instead of the worker with SERVICE_WORKER=off: deletes the worker's caches and unregisters
 * it, so that all requests go to the server again.
 */
import { deleteOtherCaches, scope } from './scope.ts';

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([deleteOtherCaches([]), scope.registration.unregister()])),
);
