import { atom, type ReadableAtom } from 'nanostores';
import type { ApiClient } from '../api/client.ts';
import { searchProducts } from '../api/search/client.ts';
import type { ProductListOptions, SearchResult } from '../domain/entities/search.ts';
import { type ListScope, type ListState, searchRequest } from '../domain/list-state.ts';

/**
 * - `static`: what the page brought, the list in its default state;
 * - `loading`: an answer is on its way, the one before may still be shown;
 * - `ready`, `failed`.
 */
export type ListStatus = 'static' | 'loading' | 'ready' | 'failed';

export interface ListView {
  status: ListStatus;
  state: ListState;
  /** The last answer; null while nothing but the static page was shown. */
  result: SearchResult | null;
}

export interface ProductList {
  $view: ReadableAtom<ListView>;
  /** Shows the list in a state; an answer that comes after a later request is dropped. */
  show(state: ListState): Promise<void>;
  /** Back to what the page brought. */
  showStatic(): void;
}

/** One list on a page: its state and its last answer. */
export function createProductList(
  client: ApiClient,
  scope: ListScope,
  options: Pick<ProductListOptions, 'prefilters'>,
  initial: ListState,
): ProductList {
  const $view = atom<ListView>({ status: 'static', state: initial, result: null });
  let running: AbortController | null = null;
  return {
    $view,
    async show(state) {
      running?.abort();
      const { signal } = (running = new AbortController());
      $view.set({ ...$view.get(), status: 'loading', state });
      const request = searchRequest(scope, state, options);
      const outcome = await searchProducts(client, request, new Date(), signal);
      if (signal.aborted) return;
      $view.set(
        outcome.ok
          ? { status: 'ready', state, result: outcome.data }
          : { ...$view.get(), status: 'failed' },
      );
    },
    showStatic() {
      running?.abort();
      $view.set({ status: 'static', state: initial, result: null });
    },
  };
}
