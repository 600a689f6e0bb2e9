/**
 * Renders fragments that are equal on every page (menus, footer) once. A page that uses a cached
 * fragment depends on everything that the fragment read.
 */
import { snapshot } from './reader.ts';
import { noteDue, noteRead, type Reads, recordReads } from './reads.ts';

type CachedFragment = Reads & { value: string };

// Keyed by the `readAt` object: reading the APIs again drops all fragments.
const fragmentsByReading = new WeakMap<Date, Map<string, CachedFragment>>();

/**
 * The text of `name`, made at the first call. `name` must include everything that the text depends
 * on.
 */
export async function cachedFragment(name: string, make: () => Promise<string>): Promise<string> {
  const reading = snapshot().readAt();
  let own = fragmentsByReading.get(reading);
  if (!own) fragmentsByReading.set(reading, (own = new Map<string, CachedFragment>()));
  let kept = own.get(name);
  if (!kept) own.set(name, (kept = await recordReads(make)));
  for (const key of kept.keys) noteRead(key);
  noteDue(kept.due);
  return kept.value;
}
