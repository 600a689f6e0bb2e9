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
   * `isBackNavigation`: after Back or Forward, a cached response is shown at once.
   */
  show(state: ListState, isBackNavigation?: boolean): Promise<void>;
  /** Returns to the prerendered page. */
  showStatic(): void;
}

/** Number of responses cached for navigating back. */
const MAX_CACHED = 20;

/** A product list on a page: its state and its last response. */
export function createProductList(
  client: ApiClient,
  scope: ListScope,
  options: Pick<ProductListOptions, 'prefilters' | 'hasGroups'>,
  initial: ListState,
): ProductList {
  const $view = atom<ListView>({ status: 'static', state: initial, result: null });
  let runningRequest: AbortController | null = null;
  const resultCache = new Map<string, SearchResult>();

  const keyOf = (state: ListState) =>
    JSON.stringify([searchRequest(scope, state, options), state.bought]);

  const cacheResult = (key: string, result: SearchResult) => {
    resultCache.delete(key);
    resultCache.set(key, result);
    const [oldest] = resultCache.keys();
    if (resultCache.size > MAX_CACHED && oldest !== undefined) resultCache.delete(oldest);
  };

  const list: ProductList = {
    $view,
    async show(state, isBackNavigation = false) {
      runningRequest?.abort();
      const { signal } = (runningRequest = new AbortController());
      const request = searchRequest(scope, state, options);
      const cachedResult = isBackNavigation && resultCache.get(keyOf(state));
      if (cachedResult) return $view.set({ status: 'ready', state, result: cachedResult });
      $view.set({ ...$view.get(), status: 'loading', state });
      const endpoint = listEndpoint(state);
      const outcome = await searchProducts(client, request, now(), endpoint, signal);
      // If an error page follows, the list keeps its state until then.
      if (signal.aborted || (!outcome.ok && errorPageStatus(outcome, endpoint))) return;
      const lastPageNumber = outcome.ok
        ? lastPage(shownTotal(outcome.data), state.limit)
        : state.page;
      if (state.page > lastPageNumber)
        return list.show({ ...state, page: lastPageNumber }, isBackNavigation);
      if (!outcome.ok) return $view.set({ ...$view.get(), status: 'failed' });
      const shownState = withKnownStore(
        translateListState(state, outcome.data),
        outcome.data,
        initial,
      );
      cacheResult(keyOf(shownState), outcome.data);
      $view.set({ status: 'ready', state: shownState, result: outcome.data });
    },
    showStatic() {
      runningRequest?.abort();
      $view.set({ status: 'static', state: initial, result: null });
    },
  };
  return list;
}

/**
 * Key in `history.state` of the scroll position at which a page or state of the list was left. The
 * browser's own restoration comes too early: the list may load later and be longer.
 */
const SCROLL_KEY = 'place';

/** Stores the scroll position in the current history entry. */
function storeScroll(): void {
  history.replaceState({ ...history.state, [SCROLL_KEY]: Math.round(scrollY) }, '');
}

/** The scroll position stored in this history entry; null for a new entry. */
function storedScroll(): number | null {
  const scroll = (history.state as { [SCROLL_KEY]?: unknown } | null)?.[SCROLL_KEY];
  return typeof scroll === 'number' ? scroll : null;
}

/** True if the page was opened by Back, Forward or a reload. */
function isReturnVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate';
}

/**
 * Restores the scroll position once the list has loaded: after Back and Forward between its states,
 * and on return from another page. `status` and `address` return the current values, which may be
 * newer than the last render; a new `view` means that the list has changed. Returns a function to
 * call before leaving a state.
 */
function useScrollRestoration(view: unknown, status: () => ListStatus, address: () => string) {
  const scrollTarget = useRef<number | null>(null);
  /** The visible list; `search` caches the query of the browser's URL, for a cheap comparison. */
  const visibleList = useRef({ address: '', search: '' });
  const currentAddress = useRef(address);
  useEffect(() => {
    currentAddress.current = address;
  });

  useEffect(() => {
    const scrollByAddress = new Map<string, number>();
    scrollTarget.current = isReturnVisit() ? storedScroll() : null;
    const setScrollTarget = () => {
      const next = currentAddress.current();
      if (next !== visibleList.current.address)
        scrollTarget.current = scrollByAddress.get(next) ?? storedScroll();
    };
    // After Back, the browser scrolls while the previous list is still visible: ignore that
    // position.
    const rememberScroll = () => {
      const { address: shown, search } = visibleList.current;
      if (location.search === search) scrollByAddress.set(shown, Math.round(scrollY));
    };
    const listeners = new AbortController();
    const options = { signal: listeners.signal, passive: true };
    addEventListener('scroll', rememberScroll, options);
    addEventListener('popstate', setScrollTarget, options);
    addEventListener('pagehide', storeScroll, options);
    return () => listeners.abort();
  }, []);

  useEffect(() => {
    visibleList.current = { address: currentAddress.current(), search: location.search };
    requestAnimationFrame(() => {
      const top = scrollTarget.current;
      if (top === null || status() === 'loading') return;
      scrollTarget.current = null;
      scrollTo({ top, behavior: 'instant' });
    });
  }, [view, status]);

  return () => {
    storeScroll();
    scrollTarget.current = null;
  };
}

export interface ListInUrl {
  view: ListView;
  initial: ListState;
  /** Goes to a state, or to one derived from the current; adds a history entry. */
  goTo: Dispatch<SetStateAction<ListState>>;
  /** Repeats the request for the current state. */
  retry: () => Promise<void>;
  /** URL of the list in a state. */
  hrefOf: (state: ListState) => string;
}

/**
 * The list of a page, with its state in the URL (spec 2 §4). `initial` may contain a search term; a
 * list without its own static page loads at once.
 */
export function useList(setup: ListSetup, searchTerm = '', hasStaticPage = true): ListInUrl {
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
  const stateOfUrl = useCallback(() => {
    const fields = options.sortOptions.map(({ field }) => field);
    const state = parseListQuery(new URLSearchParams(location.search), initial, fields);
    // A visitor who opens a shared address gets the whole list: only customers have bought
    // products.
    return { ...state, bought: state.bought && $user.get() !== undefined };
  }, [initial, options]);

  const status = useCallback(() => list.$view.get().status, [list]);
  const leaveState = useScrollRestoration(view, status, () => hrefOf(stateOfUrl()));

  const showStateOfUrl = useCallback(
    (isBackNavigation: boolean) => {
      const state = stateOfUrl();
      const isDefault = listQuery(state, initial).size === 0;
      if (isDefault && hasStaticPage) list.showStatic();
      else if (hasStaticPage || state.searchTerm) void list.show(state, isBackNavigation);
    },
    [list, initial, stateOfUrl, hasStaticPage],
  );

  useEffect(() => {
    showStateOfUrl(false);
    const showPreviousState = () => showStateOfUrl(true);
    addEventListener('popstate', showPreviousState);
    return () => removeEventListener('popstate', showPreviousState);
  }, [showStateOfUrl]);

  // The requested list has loaded: stop hiding parts of the static page.
  useEffect(() => {
    if (list.$view.get().status !== 'loading') delete document.documentElement.dataset.listQuery;
  }, [list, view]);

  // The response may correct the state: a page number that no longer exists, names in the other
  // language.
  useEffect(() => {
    const { status, state } = list.$view.get();
    if (status !== 'ready' || hrefOf(stateOfUrl()) === hrefOf(state)) return;
    history.replaceState(history.state, '', hrefOf(state));
  });

  // The response of the API may name an address to redirect to (spec 2 §3).
  const redirectUrl = view.result?.redirectToUrl;
  useEffect(() => {
    if (redirectUrl) location.replace(redirectUrl);
  }, [redirectUrl]);

  return {
    view,
    initial,
    hrefOf,
    goTo: (change) => {
      const state = typeof change === 'function' ? change(list.$view.get().state) : change;
      leaveState();
      // No history entry if nothing changes.
      const href = hrefOf(state);
      if (href !== location.pathname + location.search) history.pushState(null, '', href);
      showStateOfUrl(false);
    },
    // Use the current state, which may be newer than this render.
    retry: () => list.show(list.$view.get().state),
  };
}
