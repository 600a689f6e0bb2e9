import { persistentAtom } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
import type { Locale } from '../../domain/shared/common.ts';
import type { SearchHistoryEntry } from '../../domain/search/search.ts';
import { withoutUrl, parseHistory, withEntry } from '../../domain/search/search-history.ts';

const keyOf = (locale: Locale) => `search-history:${locale}`;

const kept = new Map<Locale, WritableAtom<SearchHistoryEntry[]>>();

/**
 * What was searched for in this browser, newest first (spec 1 §2.8). One history for each
 * language: an entry leads to an address, and that is in one language.
 */
export function searchHistory(locale: Locale): WritableAtom<SearchHistoryEntry[]> {
  const known = kept.get(locale);
  if (known) return known;
  const made = persistentAtom<SearchHistoryEntry[]>(keyOf(locale), [], {
    encode: JSON.stringify,
    decode: parseHistory,
  });
  kept.set(locale, made);
  return made;
}

/** Puts an entry in front. */
export function rememberSearch(locale: Locale, entry: SearchHistoryEntry): void {
  change(locale, (history) => withEntry(history, entry));
}

/** Takes an address out. */
export function forgetSearch(locale: Locale, url: string): void {
  change(locale, (history) => withoutUrl(history, url));
}

type Change = (history: SearchHistoryEntry[]) => SearchHistoryEntry[];

/** Another tab may have written what this one has not heard of yet: what is stored counts. */
function change(locale: Locale, to: Change): void {
  const history = searchHistory(locale);
  history.set(to(stored(locale) ?? history.get()));
}

/** Null where nothing can be stored. */
function stored(locale: Locale): SearchHistoryEntry[] | null {
  try {
    return parseHistory(localStorage.getItem(keyOf(locale)) ?? '');
  } catch {
    return null;
  }
}
