import { atom, type ReadableAtom } from 'nanostores';
import type { ApiClient } from '../../api/client.ts';
import { errorPage } from '../../api/outcome.ts';
import { listEndpoint, searchProducts } from '../../api/search/client.ts';
import type { ProductListOptions, SearchResult } from '../../domain/search/search.ts';
import {
  lastPage,
  type ListScope,
  type ListState,
  searchRequest,
  shownTotal,
} from '../../domain/listing/list-state.ts';
import { knownStore, translateListState } from '../../domain/listing/list-query.ts';
import { now } from '../calls/now.ts';

/**
 * - `static`: the prerendered page, i.e. the list in its default state;
 * - `loading`: a request is pending, the previous result may still be shown;
 * - `ready`, `failed`.
 */
export type ListStatus = 'static' | 'loading' | 'ready' | 'failed';

export interface ListView {
  status: ListStatus;
  state: ListState;
  /** The last response; null while only the prerendered page has been shown. */
  result: SearchResult | null;
}

export interface ProductList {
  $view: ReadableAtom<ListView>;
  /**
   * Shows the list in a state; outdated responses are dropped. A page number beyond the last page,
   * e.g. from an old link, becomes the last page; filter names in the other language are replaced
   * by those of the response.
   * `again`: the visitor navigated back, so a cached response is shown at once.
   */
  show(state: ListState, again?: boolean): Promise<void>;
  /** Returns to the prerendered page. */
  showStatic(): void;
}

/** Number of responses cached for navigating back. */
const MAX_STORED = 20;

/** A product list on a page: its state and its last response. */
export function createProductList(
  client: ApiClient,
  scope: ListScope,
  options: Pick<ProductListOptions, 'prefilters' | 'hasGroups'>,
  initial: ListState,
): ProductList {
  const $view = atom<ListView>({ status: 'static', state: initial, result: null });
  let running: AbortController | null = null;
  const kept = new Map<string, SearchResult>();

  const keyOf = (state: ListState) =>
    JSON.stringify([searchRequest(scope, state, options), state.bought]);

  const keep = (key: string, result: SearchResult) => {
    kept.delete(key);
    kept.set(key, result);
    const [oldest] = kept.keys();
    if (kept.size > MAX_STORED && oldest !== undefined) kept.delete(oldest);
  };

  const list: ProductList = {
    $view,
    async show(state, again = false) {
      running?.abort();
      const { signal } = (running = new AbortController());
      const request = searchRequest(scope, state, options);
      const before = again && kept.get(keyOf(state));
      if (before) return $view.set({ status: 'ready', state, result: before });
      $view.set({ ...$view.get(), status: 'loading', state });
      const endpoint = listEndpoint(state);
      const outcome = await searchProducts(client, request, now(), endpoint, signal);
      // If an error page follows, the list keeps its state until then.
      if (signal.aborted || (!outcome.ok && errorPage(outcome, endpoint))) return;
      const last = outcome.ok ? lastPage(shownTotal(outcome.data), state.limit) : state.page;
      if (state.page > last) return list.show({ ...state, page: last }, again);
      if (!outcome.ok) return $view.set({ ...$view.get(), status: 'failed' });
      const shown = knownStore(translateListState(state, outcome.data), outcome.data, initial);
      keep(keyOf(shown), outcome.data);
      $view.set({ status: 'ready', state: shown, result: outcome.data });
    },
    showStatic() {
      running?.abort();
      $view.set({ status: 'static', state: initial, result: null });
    },
  };
  return list;
}
