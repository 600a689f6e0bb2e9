import { type Filters, PRICE_BIT } from './filters.ts';
import type { SearchStore } from './store.ts';
import type { Tally } from './tally.ts';

const MAX_LISTS = 64;
/** Shorter lists are counted faster than they are worth keeping. */
const MIN_ROWS = 1000;

/**
 * The counts of unfiltered category lists and of the whole range. Everyone who walks through
 * the shop asks for these, and they only change with the catalogue.
 */
export class ListCache {
  private lists = new Map<string, Tally>();
  private builtAt = -1;

  /** The list's tally, counted by `count` when it is not at hand. */
  get(store: SearchStore, filters: Filters, length: number, count: () => Tally): Tally {
    const isPlain = filters.valueBits === 0 && (filters.required & PRICE_BIT) === 0;
    if (!isPlain || length < MIN_ROWS) return count();
    if (this.builtAt !== store.version) {
      this.lists = new Map();
      this.builtAt = store.version;
    }
    const key = `${filters.scope} ${filters.required}`;
    let list = this.lists.get(key);
    if (!list) list = count();
    this.lists.delete(key);
    this.lists.set(key, list);
    if (this.lists.size > MAX_LISTS) this.lists.delete(this.lists.keys().next().value!);
    return list;
  }
}
