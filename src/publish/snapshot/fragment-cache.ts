/**
 * Renders fragments that are equal on every page (menus, footer) only once. A page that uses a
 * cached fragment inherits its dependencies.
 */
import { snapshot } from './reader.ts';
import { recordExpiry, recordRead, type PageReads, recordReads } from './reads.ts';

type CachedFragment = PageReads & { value: string };

// Keyed by the `readAt` object: a new reading of the APIs drops all fragments.
const fragmentsByReading = new WeakMap<Date, Map<string, CachedFragment>>();

/**
 * Returns the fragment `name`, rendered at the first call. `name` must include everything the text
 * depends on.
 */
export async function cachedFragment(name: string, make: () => Promise<string>): Promise<string> {
  const reading = snapshot().readAt();
  let own = fragmentsByReading.get(reading);
  if (!own) fragmentsByReading.set(reading, (own = new Map<string, CachedFragment>()));
  let kept = own.get(name);
  if (!kept) own.set(name, (kept = await recordReads(make)));
  for (const key of kept.keys) recordRead(key);
  recordExpiry(kept.due);
  return kept.value;
}
