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
  /** The last response; null while the term is too short to search for. */
  suggestions: SearchSuggestions | null;
}

export interface SearchPanel {
  $view: ReadableAtom<SearchPanelView>;
  /** Handles input; sends a request 500 ms after the last change (spec 1 §2.8). */
  handleInput: (keyword: string) => void;
  /** Repeats the request at once. */
  retry: () => void;
}

/** Suggestions for the typed text; outdated responses are dropped. */
export function createSearchPanel(client: ApiClient): SearchPanel {
  const $view = atom<SearchPanelView>({ status: 'idle', term: '', suggestions: null });
  let runningRequest: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fetchSuggestions = async () => {
    runningRequest?.abort();
    const { signal } = (runningRequest = new AbortController());
    const { term } = $view.get();
    const outcome = await searchSuggestions(client, term, signal);
    if (signal.aborted) return;
    $view.set(
      outcome.ok
        ? { status: 'ready', term, suggestions: outcome.data }
        : { status: 'failed', term, suggestions: null },
    );
  };
  const waitFor = (term: string) => {
    runningRequest?.abort();
    clearTimeout(timer);
    $view.set({ status: 'waiting', term, suggestions: $view.get().suggestions });
  };

  return {
    $view,
    handleInput(keyword) {
      const term = trimTerm(keyword);
      if (term === $view.get().term) return;
      waitFor(term);
      if (canSuggest(term)) timer = setTimeout(() => void fetchSuggestions(), SEARCH_DEBOUNCE_MS);
      else $view.set({ status: 'idle', term, suggestions: null });
    },
    retry() {
      waitFor($view.get().term);
      void fetchSuggestions();
    },
  };
}
