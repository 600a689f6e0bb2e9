import { CACHES, isOwnedBy } from '../domain/frame/offline-caches.ts';
import { ownerOf, readKey } from './offline-reads.ts';
import type { WorkerEvent } from './scope.ts';

/**
 * Maximum number of cached responses, more than a customer usually views. The oldest is removed
 * first.
 */
const MAX_ENTRIES = 40;

/**
 * Answers a personal read from the server, or without a connection from the cache of the same
 * customer. Only one customer's responses are cached: the first response to another one deletes
 * them.
 */
export async function personalRead(request: Request, event: WorkerEvent): Promise<Response> {
  const owner = ownerOf(request.headers.get('authorization'));
  const key = readKey(request, owner);
  try {
    const response = await fetch(request);
    event.waitUntil(keep(key, owner, response.clone()));
    return response;
  } catch (error) {
    const kept = await (await caches.open(CACHES.personal)).match(key);
    if (kept) return kept;
    throw error;
  }
}

async function keep(key: string, owner: string, response: Response): Promise<void> {
  // The session has ended, so its responses must no longer be readable.
  if (response.status === 401) return void (await caches.delete(CACHES.personal));
  if (response.status !== 200) return;
  const cache = await caches.open(CACHES.personal);
  const keys = await cache.keys();
  const others = keys.filter(({ url }) => !isOwnedBy(url, owner));
  const oldest = keys.slice(0, Math.max(0, keys.length - MAX_ENTRIES + 1));
  await Promise.all([...others, ...oldest].map((old) => cache.delete(old)));
  await cache.put(key, response);
}
