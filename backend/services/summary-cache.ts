import type { Locale } from '../../src/domain/entities/common.ts';
import { LOCALES } from '../../src/domain/locales.ts';

/** About 1.5 kB each: 60 MB at most. */
const MAX_ENTRIES = 40_000;

/**
 * Product summaries as JSON text per language: lists are put together from them without
 * reading or serialising a product twice. The least recently used go first.
 */
export class SummaryCache {
  readonly #entries = new Map<string, string>();

  get(id: number, locale: Locale): string | undefined {
    const key = `${locale}${id}`;
    const found = this.#entries.get(key);
    if (found === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, found);
    return found;
  }

  set(id: number, locale: Locale, json: string): void {
    this.#entries.set(`${locale}${id}`, json);
    if (this.#entries.size <= MAX_ENTRIES) return;
    const { value: oldest } = this.#entries.keys().next();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }

  /** Another one that holds the same but for these products. */
  without(ids: readonly number[]): SummaryCache {
    const other = new SummaryCache();
    for (const [key, json] of this.#entries) other.#entries.set(key, json);
    for (const id of ids) for (const locale of LOCALES) other.#entries.delete(`${locale}${id}`);
    return other;
  }
}
