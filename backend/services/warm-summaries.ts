import { setTimeout as pause } from 'node:timers/promises';
import type { Shop } from './shop.ts';

export interface WarmingOptions {
  /** Products at most: as many as are kept in memory, and some room. */
  most?: number;
  /** A shop that has just started has visitors to answer first. */
  afterMs?: number;
  /** Between batches, so that nobody waits for the database. */
  pauseMs?: number;
}

const BATCH = 25;

/**
 * Puts the summaries of the most popular products together while nobody waits for them, so that a
 * list asked for the first time is as quick as any; anew whenever everything was read again. `done`
 * answers once the last of these is done; `stop` ends it before. What fails is told to nobody: who
 * asks for such a list will hear of it.
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
  shop.onReadAnew(() => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    stopping = new AbortController();
    running = run(stopping).catch(() => {});
  });
  return { done: () => running, stop: () => stopping.abort() };
}
