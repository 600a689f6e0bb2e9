import {
  isOwnedBy,
  PERSONAL_CACHE,
  SERVICE_WORKER_PATH,
} from '../../domain/frame/offline-caches.ts';
import { currentOwner } from '../cart/cart-count.ts';

/**
 * Erases the cart and lists that the service worker kept, if they belong to somebody else. `owner`:
 * the contact id of who is signed in, empty for a visitor.
 */
async function eraseReadsOfOthers(owner: string): Promise<void> {
  // Only pages on https and on this machine have caches.
  if (!('caches' in globalThis) || !(await caches.has(PERSONAL_CACHE))) return;
  const keys = await (await caches.open(PERSONAL_CACHE)).keys();
  if (keys.some(({ url }) => !isOwnedBy(url, owner))) await caches.delete(PERSONAL_CACHE);
}

/**
 * Registers the service worker, looks for its next version, and has it keep this page if it was
 * loaded without it. What an earlier customer of this browser left is erased.
 */
async function keepForOffline(): Promise<void> {
  // A session may have ended while no page was open.
  await eraseReadsOfOthers(currentOwner());
  const { serviceWorker } = navigator;
  const isNew = !serviceWorker.controller;
  // Its file is compared with the shop's: an answer out of a cache would delay an update.
  const registration = await serviceWorker.register(SERVICE_WORKER_PATH, {
    updateViaCache: 'none',
  });
  if (!isNew) return void (await registration.update());
  const { active } = await serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ keep: [...new Set([location.href, ...files])] });
}

// Without the worker everything works, but for reading offline.
if ('serviceWorker' in navigator) void keepForOffline().catch(() => {});
