import { snapshot } from './reader.ts';
import { recordExpiry, recordRead, type PageReads, recordReads } from './reads.ts';

/**
 * A bounded map that evicts entries not used recently: a read moves an entry to the young half, and
 * when that is full it becomes the old one. Cheaper than an exact LRU list.
 */
export class RecentCache<V> {
  #young = new Map<string, V>();
  #old = new Map<string, V>();
  readonly #half: number;

  constructor(limit: number) {
    this.#half = Math.max(1, Math.floor(limit / 2));
  }

  get(key: string): V | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: string, value: V): void {
    if (this.#young.size >= this.#half) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
  }

  clear(): void {
    this.#young.clear();
    this.#old.clear();
  }
}

// Fragments that are equal on every page (menus, footer) are rendered only once. A page that uses one
// inherits its dependencies.

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
