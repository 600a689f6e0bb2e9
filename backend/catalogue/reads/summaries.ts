import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { type Locale, LOCALES } from '../../../src/domain/shared/common.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import type { Catalogue } from './catalogue.ts';
import { summaryRecord } from './product-record.ts';
import { readSummaries } from './product-rows.ts';
import type { Shop } from './shop.ts';

/** About 1.5 kB each: 60 MB at most. */
const MAX_ENTRIES = 40_000;

/**
 * Caches product summaries as JSON text per language, so that lists are composed without reading or
 * serialising a product twice. Evicts the least recently used.
 */
export class SummaryCache {
  readonly #entries = new Map<string, string>();

  get(id: number, locale: Locale): string | undefined {
    const key = `${locale}${id}`;
    const json = this.#entries.get(key);
    if (json === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, json);
    return json;
  }

  set(id: number, locale: Locale, json: string): void {
    this.#entries.set(`${locale}${id}`, json);
    if (this.#entries.size <= MAX_ENTRIES) return;
    const { value: oldest } = this.#entries.keys().next();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }

  /** Returns a copy without these products. */
  remove(ids: readonly number[]): SummaryCache {
    const copy = new SummaryCache();
    for (const [key, json] of this.#entries) copy.#entries.set(key, json);
    for (const id of ids) for (const locale of LOCALES) copy.#entries.delete(`${locale}${id}`);
    return copy;
  }
}

/** Returns summaries of products as a JSON list in the order of `ids`, without unknown ones. */
export async function summariesJson(
  db: Kysely<Database>,
  catalogue: Catalogue,
  cache: SummaryCache,
  ids: readonly number[],
  locale: Locale,
): Promise<string> {
  const texts = new Map<number, string>();
  for (const id of ids) {
    const cachedJson = cache.get(id, locale);
    if (cachedJson !== undefined) texts.set(id, cachedJson);
  }
  const missingIds = ids.filter((id) => !texts.has(id));
  for (const row of await readSummaries(db, missingIds)) {
    // In every language, since one read provides all of them.
    for (const eachLocale of LOCALES) {
      const json = JSON.stringify(summaryRecord(row, catalogue, eachLocale));
      if (eachLocale === locale) texts.set(row.id, json);
      cache.set(row.id, eachLocale, json);
    }
  }
  return `[${ids.flatMap((id) => texts.get(id) ?? []).join(',')}]`;
}

export interface WarmingOptions {
  /** Maximum number of products; by default most of the cache's capacity. */
  maxProducts?: number;
  /** Delay after the start, when visitors have to be served first. */
  afterMs?: number;
  /** Pause between batches, so that no visitor waits for the database. */
  pauseMs?: number;
}

const BATCH = 25;

/**
 * Fills the cache with summaries of the most popular products in advance, so that the first request
 * for a list is fast; again after every full reload. `done` resolves when the last of these runs is
 * finished; `stop` ends it early. Failures are ignored, since later requests report them.
 */
export function warmSummaries(
  shop: Shop,
  { maxProducts = 15_000, afterMs = 3_000, pauseMs = 15 }: WarmingOptions = {},
): { done(): Promise<void>; stop(): void } {
  const run = async ({ signal }: AbortController) => {
    const wait = (ms: number) => pause(ms, undefined, { signal, ref: false });
    await wait(afterMs);
    const rows = await shop.reads.read((db) =>
      db
        .selectFrom('products')
        .select('id')
        .orderBy('popularity', 'desc')
        .limit(maxProducts)
        .execute(),
    );
    for (let from = 0; from < rows.length; from += BATCH) {
      const ids = rows.slice(from, from + BATCH).map(({ id }) => id);
      await shop.summaries(ids, 'nl');
      await wait(pauseMs);
    }
  };
  let abortController = new AbortController();
  let currentRun = run(abortController).catch(() => {});
  shop.onReload(() => {
    if (abortController.signal.aborted) return;
    abortController.abort();
    abortController = new AbortController();
    currentRun = run(abortController).catch(() => {});
  });
  return { done: () => currentRun, stop: () => abortController.abort() };
}
