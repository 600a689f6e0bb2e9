import { useEffect, useRef, type Dispatch, type SetStateAction, useCallback, useMemo } from 'react';
import { useStore } from '@nanostores/react';
import {
  listQuery,
  parseListQuery,
  withKnownStore,
  translateListState,
} from '../../domain/listing/list-query.ts';
import {
  defaultListState,
  type ListState,
  lastPage,
  type ListScope,
  searchRequest,
  shownTotal,
} from '../../domain/listing/list-state.ts';
import { $user } from '../account/session/user.ts';
import { api } from '../calls/api.ts';
import type { ListSetup } from './list-setup.ts';
import { atom, type ReadableAtom } from 'nanostores';
import type { ApiClient } from '../../api/client.ts';
import { errorPageStatus } from '../../api/outcome.ts';
import { listEndpoint, searchProducts } from '../../api/search/client.ts';
import type { ProductListOptions, SearchResult } from '../../domain/search/search.ts';
import { now } from '../calls/now.ts';

/**
 * - `static`: the prerendered page, i.e. the list in its default state;
 * - `loading`: a request is pending, the previous result may still be shown;
 * - `ready`, `failed`.
 */
type ListStatus = 'static' | 'loading' | 'ready' | 'failed';

interface ListView {
  status: ListStatus;
  state: ListState;
  /** The last response; null while only the prerendered page has been shown. */
  result: SearchResult | null;
}

interface ProductList {
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
  const resultCache = new Map<string, SearchResult>();

  const keyOf = (state: ListState) =>
    JSON.stringify([searchRequest(scope, state, options), state.bought]);

  const cacheResult = (key: string, result: SearchResult) => {
    resultCache.delete(key);
    resultCache.set(key, result);
    const [oldest] = resultCache.keys();
    if (resultCache.size > MAX_STORED && oldest !== undefined) resultCache.delete(oldest);
  };

  const list: ProductList = {
    $view,
    async show(state, again = false) {
      running?.abort();
      const { signal } = (running = new AbortController());
      const request = searchRequest(scope, state, options);
      const before = again && resultCache.get(keyOf(state));
      if (before) return $view.set({ status: 'ready', state, result: before });
      $view.set({ ...$view.get(), status: 'loading', state });
      const endpoint = listEndpoint(state);
      const outcome = await searchProducts(client, request, now(), endpoint, signal);
      // If an error page follows, the list keeps its state until then.
      if (signal.aborted || (!outcome.ok && errorPageStatus(outcome, endpoint))) return;
      const last = outcome.ok ? lastPage(shownTotal(outcome.data), state.limit) : state.page;
      if (state.page > last) return list.show({ ...state, page: last }, again);
      if (!outcome.ok) return $view.set({ ...$view.get(), status: 'failed' });
      const shown = withKnownStore(translateListState(state, outcome.data), outcome.data, initial);
      cacheResult(keyOf(shown), outcome.data);
      $view.set({ status: 'ready', state: shown, result: outcome.data });
    },
    showStatic() {
      running?.abort();
      $view.set({ status: 'static', state: initial, result: null });
    },
  };
  return list;
}

/**
 * Scroll position of a list when its page or state was left. The browser restores its scroll
 * position on the content visible at that moment, but the list may load later and be longer.
 */
const KEY = 'place';

/** Stores the scroll position in the current history entry. */
function notePlace(): void {
  history.replaceState({ ...history.state, [KEY]: Math.round(scrollY) }, '');
}

/** The scroll position stored in this history entry; null for a new entry. */
function notedPlace(): number | null {
  const place = (history.state as { [KEY]?: unknown } | null)?.[KEY];
  return typeof place === 'number' ? place : null;
}

/** True if the page was opened by Back, Forward or a reload. */
function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate';
}

/**
 * Restores the scroll position once the list has loaded: after Back and Forward between its states,
 * and on return from another page. `status` and `address` return the current values, which a render
 * may not have yet; `view` changes with them. Returns a function to call before leaving a state.
 */
function usePlace(view: unknown, status: () => ListStatus, address: () => string) {
  const scrollTarget = useRef<number | null>(null);
  /** The visible list; `search` caches the query of the browser's URL, for a cheap comparison. */
  const here = useRef({ address: '', search: '' });
  const now = useRef(address);
  useEffect(() => {
    now.current = address;
  });

  useEffect(() => {
    const places = new Map<string, number>();
    scrollTarget.current = isReturn() ? notedPlace() : null;
    const back = () => {
      const next = now.current();
      if (next !== here.current.address) scrollTarget.current = places.get(next) ?? notedPlace();
    };
    // After Back, the browser scrolls while the previous list is still visible: ignore that
    // position.
    const scrolled = () => {
      const { address: shown, search } = here.current;
      if (location.search === search) places.set(shown, Math.round(scrollY));
    };
    const listeners = new AbortController();
    const options = { signal: listeners.signal, passive: true };
    addEventListener('scroll', scrolled, options);
    addEventListener('popstate', back, options);
    addEventListener('pagehide', notePlace, options);
    return () => listeners.abort();
  }, []);

  useEffect(() => {
    here.current = { address: now.current(), search: location.search };
    requestAnimationFrame(() => {
      const top = scrollTarget.current;
      if (top === null || status() === 'loading') return;
      scrollTarget.current = null;
      scrollTo({ top, behavior: 'instant' });
    });
  }, [view, status]);

  return () => {
    notePlace();
    scrollTarget.current = null;
  };
}

export interface UsedList {
  view: ListView;
  initial: ListState;
  /** Goes to a state, or to one derived from the current; adds a history entry. */
  go: Dispatch<SetStateAction<ListState>>;
  /** Repeats the request for the current state. */
  retry: () => Promise<void>;
  /** URL of the list in a state. */
  hrefOf: (state: ListState) => string;
}

/**
 * The list of a page, with its state in the URL (spec 2 §4). `initial` may contain a search term; a
 * list without its own static page loads at once.
 */
export function useList(setup: ListSetup, searchTerm = '', hasStaticPage = true): UsedList {
  const { scope, options, locale } = setup;
  const hasRightBanner = setup.banner !== null;
  const { list, initial } = useMemo(() => {
    const start = { ...defaultListState(options, { hasRightBanner }), searchTerm };
    return { initial: start, list: createProductList(api(locale), scope, options, start) };
  }, [scope, options, locale, hasRightBanner, searchTerm]);
  const view = useStore(list.$view);

  const hrefOf = (state: ListState) => {
    const query = listQuery(state, initial).toString();
    return query ? `${setup.path}?${query}` : setup.path;
  };

  /** The state in the URL. */
  const stateOfAddress = useCallback(() => {
    const fields = options.sortOptions.map(({ field }) => field);
    const state = parseListQuery(new URLSearchParams(location.search), initial, fields);
    // A visitor who opens a shared address gets the whole list: only customers have bought
    // products.
    return { ...state, bought: state.bought && $user.get() !== undefined };
  }, [initial, options]);

  const status = useCallback(() => list.$view.get().status, [list]);
  const notePosition = usePlace(view, status, () => hrefOf(stateOfAddress()));

  const follow = useCallback(
    (again: boolean) => {
      const state = stateOfAddress();
      const isDefault = listQuery(state, initial).size === 0;
      if (isDefault && hasStaticPage) list.showStatic();
      else if (hasStaticPage || state.searchTerm) void list.show(state, again);
    },
    [list, initial, stateOfAddress, hasStaticPage],
  );

  useEffect(() => {
    follow(false);
    const back = () => follow(true);
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [follow]);

  // The requested list has loaded: stop hiding parts of the static page.
  useEffect(() => {
    if (list.$view.get().status !== 'loading') delete document.documentElement.dataset.listQuery;
  }, [list, view]);

  // The response may correct the state: a page number that no longer exists, names in the other
  // language.
  useEffect(() => {
    const { status, state } = list.$view.get();
    if (status !== 'ready' || hrefOf(stateOfAddress()) === hrefOf(state)) return;
    history.replaceState(history.state, '', hrefOf(state));
  });

  // The API may redirect (spec 2 §3).
  const elsewhere = view.result?.redirectToUrl;
  useEffect(() => {
    if (elsewhere) location.replace(elsewhere);
  }, [elsewhere]);

  return {
    view,
    initial,
    hrefOf,
    go: (change) => {
      const state = typeof change === 'function' ? change(list.$view.get().state) : change;
      notePosition();
      // No history entry if nothing changes.
      const href = hrefOf(state);
      if (href !== location.pathname + location.search) history.pushState(null, '', href);
      follow(false);
    },
    // Use the current state, which may be newer than this render.
    retry: () => list.show(list.$view.get().state),
  };
}
