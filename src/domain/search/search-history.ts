import type { SearchHistoryEntry } from './search.ts';
import { SEARCH_HISTORY_MAX } from './search-constants.ts';

type History = readonly SearchHistoryEntry[];

/** The history with an entry in front: newest first, each address once, at most 10 (spec 1 §2.8). */
export function remembered(history: History, entry: SearchHistoryEntry): SearchHistoryEntry[] {
  return [entry, ...forgotten(history, entry.url)].slice(0, SEARCH_HISTORY_MAX);
}

/** The history without an address. */
export function forgotten(history: History, url: string): SearchHistoryEntry[] {
  return history.filter((entry) => entry.url !== url);
}

/** What was kept as text: entries that make no sense are left out, broken text is no history. */
export function parseHistory(text: string): SearchHistoryEntry[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isEntry).slice(0, SEARCH_HISTORY_MAX) : [];
  } catch {
    return [];
  }
}

/** An address leads into the shop, or it is not followed. */
function isEntry(value: unknown): value is SearchHistoryEntry {
  const { name, url } = (value ?? {}) as Partial<SearchHistoryEntry>;
  return typeof name === 'string' && typeof url === 'string' && /^\/(?!\/)/.test(url);
}
