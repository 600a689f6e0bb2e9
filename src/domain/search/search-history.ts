import type { SearchHistoryEntry } from './search.ts';
import { SEARCH_HISTORY_MAX } from './search-constants.ts';

type History = readonly SearchHistoryEntry[];

/** Adds an entry at the front: newest first, each address once, at most 10 (spec 1 §2.8). */
export function withEntry(history: History, entry: SearchHistoryEntry): SearchHistoryEntry[] {
  return [entry, ...withoutUrl(history, entry.url)].slice(0, SEARCH_HISTORY_MAX);
}

/** Removes an address. */
export function withoutUrl(history: History, url: string): SearchHistoryEntry[] {
  return history.filter((entry) => entry.url !== url);
}

/** Parses the stored history. Invalid entries are dropped; invalid JSON gives an empty history. */
export function parseHistory(text: string): SearchHistoryEntry[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter(isEntry).slice(0, SEARCH_HISTORY_MAX) : [];
  } catch {
    return [];
  }
}

/** Only paths of the shop are accepted, so that stored data cannot lead to another site. */
function isEntry(value: unknown): value is SearchHistoryEntry {
  const { name, url } = (value ?? {}) as Partial<SearchHistoryEntry>;
  return typeof name === 'string' && typeof url === 'string' && /^\/(?!\/)/.test(url);
}
