import {
  isOwnedBy,
  PERSONAL_CACHE,
  SERVICE_WORKER_PATH,
} from '../../domain/frame/offline-caches.ts';
import { currentOwner } from '../cart/cart-count.ts';

/**
 * Deletes the cart and lists in the service worker's cache if they belong to a different user.
 * `owner`: contact id of the customer, empty for a visitor.
 */
async function deleteCacheOfOthers(owner: string): Promise<void> {
  // The Cache API exists only in secure contexts (https, localhost).
  if (!('caches' in globalThis) || !(await caches.has(PERSONAL_CACHE))) return;
  const keys = await (await caches.open(PERSONAL_CACHE)).keys();
  if (keys.some(({ url }) => !isOwnedBy(url, owner))) await caches.delete(PERSONAL_CACHE);
}

/**
 * Registers the service worker, checks for updates, and has it cache this page if the page was
 * loaded without it. Deletes cached data of an earlier user of this browser.
 */
async function registerWorker(): Promise<void> {
  // The session may have ended while no page was open.
  await deleteCacheOfOthers(currentOwner());
  const { serviceWorker } = navigator;
  const isNew = !serviceWorker.controller;
  // Bypass the HTTP cache for the worker script, so that updates are not delayed.
  const registration = await serviceWorker.register(SERVICE_WORKER_PATH, {
    updateViaCache: 'none',
  });
  if (!isNew) return void (await registration.update());
  const { active } = await serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ keep: [...new Set([location.href, ...files])] });
}

// Errors are ignored: only offline reading depends on the worker.
if ('serviceWorker' in navigator) void registerWorker().catch(() => {});
