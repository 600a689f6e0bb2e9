const PREFIX = 'shop-';

/** Deletes all caches of the shop except those named. */
export async function deleteCachesBut(kept: readonly string[]): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && !kept.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
