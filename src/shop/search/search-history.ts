import { persistentAtom } from '@nanostores/persistent';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { Locale } from '../../domain/shared/common.ts';
import type { SearchHistoryEntry } from '../../domain/search/search.ts';
import { withoutUrl, parseHistory, withEntry } from '../../domain/search/search-history.ts';
import { readStored } from '../ui/storage.ts';

const keyOf = (locale: Locale) => `search-history:${locale}`;

const kept = new Map<Locale, WritableAtom<SearchHistoryEntry[]>>();

function atomOf(locale: Locale): WritableAtom<SearchHistoryEntry[]> {
  const known = kept.get(locale);
  if (known) return known;
  const made = persistentAtom<SearchHistoryEntry[]>(keyOf(locale), [], {
    encode: JSON.stringify,
    decode: parseHistory,
  });
  kept.set(locale, made);
  return made;
}

/**
 * What was searched for in this browser, newest first (spec 1 §2.8). One history for each
 * language: an entry leads to an address, and that is in one language.
 */
export const searchHistory = (locale: Locale): ReadableAtom<SearchHistoryEntry[]> => atomOf(locale);

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
  const history = atomOf(locale);
  const stored = readStored('localStorage', keyOf(locale));
  history.set(to(stored === null ? history.get() : parseHistory(stored)));
}
