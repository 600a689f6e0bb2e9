import { isOf, PERSONAL_CACHE } from '../../domain/frame/offline-caches.ts';

/**
 * Erases the cart and lists that the service worker kept, if they belong to somebody else. `owner`:
 * the contact id of who is signed in, empty for a visitor.
 */
export async function eraseReadsOfOthers(owner: string): Promise<void> {
  // Only pages on https and on this machine have caches.
  if (!('caches' in globalThis) || !(await caches.has(PERSONAL_CACHE))) return;
  const keys = await (await caches.open(PERSONAL_CACHE)).keys();
  if (keys.some(({ url }) => !isOf(url, owner))) await caches.delete(PERSONAL_CACHE);
}
