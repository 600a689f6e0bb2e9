import { atom, type ReadableAtom } from 'nanostores';
import type { ApiClient } from '../../api/client.ts';
import { searchSuggestions } from '../../api/search/client.ts';
import type { SearchSuggestions } from '../../domain/search/search.ts';
import { SEARCH_DEBOUNCE_MS } from '../../domain/search/search-constants.ts';
import { canSuggest, trimTerm } from '../../domain/search/search-term.ts';

/**
 * - `idle`: the term is too short to search for;
 * - `waiting`: for the end of typing or for the response; previous results may still be shown;
 * - `ready`, `failed`.
 */
export type SearchPanelStatus = 'idle' | 'waiting' | 'ready' | 'failed';

export interface SearchPanelView {
  status: SearchPanelStatus;
  /** Content of the field, trimmed. */
  term: string;
  /** The last response, while there is a term to search for. */
  found: SearchSuggestions | null;
}

export interface SearchPanel {
  $view: ReadableAtom<SearchPanelView>;
  /** Handles input; sends a request 500 ms after the last change (spec 1 §2.8). */
  type: (keyword: string) => void;
  /** Repeats the request at once. */
  retry: () => void;
}

/** Suggestions for the typed text; outdated responses are dropped. */
export function createSearchPanel(client: ApiClient): SearchPanel {
  const $view = atom<SearchPanelView>({ status: 'idle', term: '', found: null });
  let running: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fetchSuggestions = async () => {
    running?.abort();
    const { signal } = (running = new AbortController());
    const { term } = $view.get();
    const outcome = await searchSuggestions(client, term, signal);
    if (signal.aborted) return;
    $view.set(
      outcome.ok
        ? { status: 'ready', term, found: outcome.data }
        : { status: 'failed', term, found: null },
    );
  };
  const wait = (term: string) => {
    running?.abort();
    clearTimeout(timer);
    $view.set({ status: 'waiting', term, found: $view.get().found });
  };

  return {
    $view,
    type(keyword) {
      const term = trimTerm(keyword);
      if (term === $view.get().term) return;
      wait(term);
      if (canSuggest(term)) timer = setTimeout(() => void fetchSuggestions(), SEARCH_DEBOUNCE_MS);
      else $view.set({ status: 'idle', term, found: null });
    },
    retry() {
      wait($view.get().term);
      void fetchSuggestions();
    },
  };
}
