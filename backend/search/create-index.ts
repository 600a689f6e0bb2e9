import { ListCache } from './list-cache.ts';
import { Matcher } from './match.ts';
import { popularProducts, productOf } from './lookup.ts';
import { searchStore } from './search.ts';
import { SearchStore } from './store.ts';
import { Suggester } from './suggest.ts';
import type { SearchDocument, SearchIndex, SearchLocale } from './types.ts';
import { TypoFinder } from './typo.ts';

/**
 * Builds the index of one language from documents, which it reads once and does not keep.
 * Of two documents with one id the later counts.
 */
export function createSearchIndex(
  locale: SearchLocale,
  documents: Iterable<SearchDocument>,
): SearchIndex {
  const store = new SearchStore(locale);
  const matcher = new Matcher();
  const typos = new TypoFinder(store.vocabulary, store.compounds);
  const lists = new ListCache();
  const suggester = new Suggester(store, matcher);

  function put(document: SearchDocument, dead: number[]): void {
    const row = store.kill(document.id);
    if (row >= 0) dead.push(row);
    store.append(document);
  }

  const replaced: number[] = [];
  for (const document of documents) put(document, replaced);
  store.forget(replaced);
  store.trim();

  return {
    get size() {
      return store.columns.live;
    },
    search: (query) => searchStore(store, matcher, typos, lists, query),
    suggest: (term, limits, guide) => suggester.suggest(term, limits, guide),
    product: (id) => productOf(store, id),
    popular: (selection, limit, accept) => popularProducts(store, selection, limit, accept),
    update(changes) {
      const dead: number[] = [];
      for (const { id, document } of changes) {
        if (document) put(document, dead);
        else {
          const row = store.kill(id);
          if (row >= 0) dead.push(row);
        }
      }
      store.forget(dead);
    },
  };
}
