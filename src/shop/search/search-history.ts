import { persistentAtom } from '@nanostores/persistent';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { Locale } from '../../domain/shared/common.ts';
import type { SearchHistoryEntry } from '../../domain/search/search.ts';
import { withoutUrl, parseHistory, withEntry } from '../../domain/search/search-history.ts';
import { readStored } from '../ui/storage.ts';

const keyOf = (locale: Locale) => `search-history:${locale}`;

const historyAtoms = new Map<Locale, WritableAtom<SearchHistoryEntry[]>>();

function atomOf(locale: Locale): WritableAtom<SearchHistoryEntry[]> {
  const existing = historyAtoms.get(locale);
  if (existing) return existing;
  const newAtom = persistentAtom<SearchHistoryEntry[]>(keyOf(locale), [], {
    encode: JSON.stringify,
    decode: parseHistory,
  });
  historyAtoms.set(locale, newAtom);
  return newAtom;
}

/**
 * Searches made in this browser, newest first (spec 1 §2.8). One history per language, since the
 * stored URLs are localized.
 */
export const searchHistory = (locale: Locale): ReadableAtom<SearchHistoryEntry[]> => atomOf(locale);

/** Adds an entry to the front. */
export function rememberSearch(locale: Locale, entry: SearchHistoryEntry): void {
  updateStored(locale, (history) => withEntry(history, entry));
}

/** Removes the entry with a URL. */
export function forgetSearch(locale: Locale, url: string): void {
  updateStored(locale, (history) => withoutUrl(history, url));
}

type HistoryChange = (history: SearchHistoryEntry[]) => SearchHistoryEntry[];

/** Applies a change to the stored history, which may be newer than the atom's (another tab). */
function updateStored(locale: Locale, change: HistoryChange): void {
  const history = atomOf(locale);
  const stored = readStored('localStorage', keyOf(locale));
  history.set(change(stored === null ? history.get() : parseHistory(stored)));
}
