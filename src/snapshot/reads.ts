/**
 * Which page read which entity. The page's code is bundled apart from the renderer, so the
 * storage is shared through `globalThis`.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export type ReadSet = ReadonlySet<string>;

const KEY = Symbol.for('bouwmaat.snapshot.reads');

function storage(): AsyncLocalStorage<Set<string>> {
  const shared = globalThis as Record<symbol, unknown>;
  shared[KEY] ??= new AsyncLocalStorage<Set<string>>();
  return shared[KEY] as AsyncLocalStorage<Set<string>>;
}

/** Notes that the page being rendered read an entity; outside a page it does nothing. */
export function noteRead(key: string): void {
  storage().getStore()?.add(key);
}

/** Runs a render and tells what it read, whatever runs beside it. */
export async function recordReads<T>(run: () => Promise<T>): Promise<{ value: T; reads: ReadSet }> {
  const reads = new Set<string>();
  const value = await storage().run(reads, run);
  return { value, reads };
}
