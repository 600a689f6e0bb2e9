import type { Payload } from './payload.ts';

/** Answers judge by the clock too (a category's period): none is kept longer than this. */
const KEEP_MS = 60_000;
const MAX_BYTES = 48 * 1024 * 1024;

/**
 * Finished answers of calls that depend on catalogue and language only, by address. The
 * whole cache is dropped when the catalogue changes; the least recently used go first.
 */
export class AnswerCache {
  readonly #entries = new Map<string, { payload: Payload; until: number }>();
  readonly #now: () => number;
  #bytes = 0;
  #generation = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Changes at every `clear`: an answer begun before one is not kept after it. */
  get generation(): number {
    return this.#generation;
  }

  get(key: string): Payload | null {
    const found = this.#entries.get(key);
    if (!found) return null;
    this.#entries.delete(key);
    if (found.until <= this.#now()) {
      this.#bytes -= found.payload.size;
      return null;
    }
    this.#entries.set(key, found);
    return found.payload;
  }

  set(key: string, payload: Payload, generation: number): void {
    if (generation !== this.#generation || payload.size > MAX_BYTES / 16) return;
    const before = this.#entries.get(key);
    if (before) this.#bytes -= before.payload.size;
    this.#entries.delete(key);
    this.#entries.set(key, { payload, until: this.#now() + KEEP_MS });
    this.#bytes += payload.size;
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#entries.delete(oldest);
      this.#bytes -= entry.payload.size;
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
    this.#generation++;
  }
}
