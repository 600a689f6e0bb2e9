import { LRUCache } from 'lru-cache';
import type { Payload } from './payload.ts';

/** Responses also depend on the clock (a category's period), so none is kept longer than this. */
const MAX_AGE_MS = 60_000;
const MAX_BYTES = 48 * 1024 * 1024;

/**
 * Caches responses that depend only on catalogue and language, by address. Cleared when the
 * catalogue changes; evicts the least recently used.
 */
export class AnswerCache {
  readonly #entries = new LRUCache<string, { payload: Payload; until: number }>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_BYTES / 16,
    sizeCalculation: ({ payload }) => payload.size,
  });
  readonly #now: () => number;
  #generation = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Changes at every `clear`: a response started before that is not cached. */
  get generation(): number {
    return this.#generation;
  }

  get(key: string): Payload | null {
    const found = this.#entries.get(key);
    return found && found.until > this.#now() ? found.payload : null;
  }

  set(key: string, payload: Payload, generation: number): void {
    if (generation !== this.#generation) return;
    this.#entries.set(key, { payload, until: this.#now() + MAX_AGE_MS });
  }

  clear(): void {
    this.#entries.clear();
    this.#generation++;
  }
}
