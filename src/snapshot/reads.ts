/**
 * Which page read which entity, and until when what it read says the same. The page's code is
 * bundled apart from the renderer, so the storage is shared through `globalThis`.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Reads {
  /** Keys of the entities. */
  keys: ReadonlySet<string>;
  /** The first moment at which equal entities may give another text; null: never. */
  due: Date | null;
}

interface Noted {
  keys: Set<string>;
  due: number;
}

const KEY = Symbol.for('bouwmaat.snapshot.reads');

function storage(): AsyncLocalStorage<Noted> {
  const shared = globalThis as Record<symbol, unknown>;
  shared[KEY] ??= new AsyncLocalStorage<Noted>();
  return shared[KEY] as AsyncLocalStorage<Noted>;
}

/** Notes that the page being rendered read an entity; outside a page it does nothing. */
export function noteRead(key: string): void {
  storage().getStore()?.keys.add(key);
}

/** Notes that the page being rendered may be another from then on. */
export function noteDue(due: Date | null): void {
  const noted = storage().getStore();
  if (noted && due) noted.due = Math.min(noted.due, due.getTime());
}

/** Runs a render and tells what it read, whatever runs beside it. */
export async function recordReads<T>(run: () => Promise<T>): Promise<{ value: T } & Reads> {
  const noted: Noted = { keys: new Set(), due: Infinity };
  const value = await storage().run(noted, run);
  return { value, keys: noted.keys, due: noted.due === Infinity ? null : new Date(noted.due) };
}
