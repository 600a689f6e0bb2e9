import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { type Locale, LOCALES } from '../../../src/domain/shared/common.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import type { Catalogue } from './catalogue.ts';
import { summaryRecord } from './product-record.ts';
import { summaryRows } from './product-rows.ts';
import type { Shop } from './shop.ts';

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

  /** A copy without these products. */
  without(ids: readonly number[]): SummaryCache {
    const other = new SummaryCache();
    for (const [key, json] of this.#entries) other.#entries.set(key, json);
    for (const id of ids) for (const locale of LOCALES) other.#entries.delete(`${locale}${id}`);
    return other;
  }
}

/** Summaries of products as one JSON list, in the order of `ids`; unknown ones left out. */
export async function summariesJson(
  db: Kysely<Database>,
  catalogue: Catalogue,
  cache: SummaryCache,
  ids: readonly number[],
  locale: Locale,
): Promise<string> {
  const texts = new Map<number, string>();
  for (const id of ids) {
    const known = cache.get(id, locale);
    if (known !== undefined) texts.set(id, known);
  }
  const missing = ids.filter((id) => !texts.has(id));
  for (const row of await summaryRows(db, missing)) {
    // In every language: one read serves them all.
    for (const each of LOCALES) {
      const json = JSON.stringify(summaryRecord(row, catalogue, each));
      if (each === locale) texts.set(row.id, json);
      cache.set(row.id, each, json);
    }
  }
  return `[${ids.flatMap((id) => texts.get(id) ?? []).join(',')}]`;
}

export interface WarmingOptions {
  /** Products at most: as many as are kept in memory, and some room. */
  most?: number;
  /** A shop that has just started has visitors to answer first. */
  afterMs?: number;
  /** Pause between batches, so that no visitor waits for the database. */
  pauseMs?: number;
}

const BATCH = 25;

/**
 * Fills the cache with the summaries of the most popular products before anybody asks, so that the
 * first request for a list is as quick as any other; again after every full reload. `done` resolves
 * when the last of these is finished; `stop` ends it early. Failures are ignored here: a request
 * for such a list reports them.
 */
export function warmSummaries(
  shop: Shop,
  { most = 15_000, afterMs = 3_000, pauseMs = 15 }: WarmingOptions = {},
): { done(): Promise<void>; stop(): void } {
  const run = async ({ signal }: AbortController) => {
    const rest = (ms: number) => pause(ms, undefined, { signal, ref: false });
    await rest(afterMs);
    const rows = await shop.db
      .selectFrom('products')
      .select('id')
      .orderBy('popularity', 'desc')
      .limit(most)
      .execute();
    for (let from = 0; from < rows.length; from += BATCH) {
      const ids = rows.slice(from, from + BATCH).map(({ id }) => id);
      await shop.summaries(ids, 'nl');
      await rest(pauseMs);
    }
  };
  let stopping = new AbortController();
  let running = run(stopping).catch(() => {});
  shop.onReload(() => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    stopping = new AbortController();
    running = run(stopping).catch(() => {});
  });
  return { done: () => running, stop: () => stopping.abort() };
}
