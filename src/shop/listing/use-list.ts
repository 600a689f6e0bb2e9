import { useEffect, useRef, type Dispatch, type SetStateAction, useCallback, useMemo } from 'react';
import { useStore } from '@nanostores/react';
import { type ListStatus, createProductList, type ListView } from './product-list.ts';
import { listQuery, parseListQuery } from '../../domain/listing/list-query.ts';
import { defaultListState, type ListState } from '../../domain/listing/list-state.ts';
import { api } from '../calls/api.ts';
import type { ListSetup } from './list-setup.ts';

/**
 * Where a list was scrolled to when its page, or one of its states, was left. The browser brings
 * the visitor back to a place on what is shown at that moment; the list that belongs there may
 * come later, and be longer.
 */
const KEY = 'place';

/** Notes the place with the page's entry in the history. */
function notePlace(): void {
  history.replaceState({ ...history.state, [KEY]: Math.round(scrollY) }, '');
}

/** The place that was noted with this entry of the history; null for one that is new. */
function notedPlace(): number | null {
  const place = (history.state as { [KEY]?: unknown } | null)?.[KEY];
  return typeof place === 'number' ? place : null;
}

/** True for who comes back to this page, by Back or by loading it again. */
function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate';
}

/**
 * Once the list is there that a visitor came back to, so is the place in it: by Back and Forward
 * among its states, and from another page. `status` and `address` tell how the list stands now,
 * which a render may not know yet; `view` changes with it. Answers what to call before a state is
 * left for a new one.
 */
function usePlace(view: unknown, status: () => ListStatus, address: () => string) {
  const wanted = useRef<number | null>(null);
  /** The list that is shown; `search` is what the browser's address said then, cheap to compare. */
  const here = useRef({ address: '', search: '' });
  const now = useRef(address);
  useEffect(() => {
    now.current = address;
  });

  useEffect(() => {
    const places = new Map<string, number>();
    wanted.current = isReturn() ? notedPlace() : null;
    const back = () => {
      const next = now.current();
      if (next !== here.current.address) wanted.current = places.get(next) ?? notedPlace();
    };
    // After Back the browser scrolls by itself, while the list that was left is still shown: that
    // place is nobody's.
    const scrolled = () => {
      const { address: shown, search } = here.current;
      if (location.search === search) places.set(shown, Math.round(scrollY));
    };
    const done = new AbortController();
    const options = { signal: done.signal, passive: true };
    addEventListener('scroll', scrolled, options);
    addEventListener('popstate', back, options);
    addEventListener('pagehide', notePlace, options);
    return () => done.abort();
  }, []);

  useEffect(() => {
    here.current = { address: now.current(), search: location.search };
    requestAnimationFrame(() => {
      const top = wanted.current;
      if (top === null || status() === 'loading') return;
      wanted.current = null;
      scrollTo({ top, behavior: 'instant' });
    });
  }, [view, status]);

  return () => {
    notePlace();
    wanted.current = null;
  };
}

export interface UsedList {
  view: ListView;
  initial: ListState;
  /** Goes to a state, or to what follows from the one now: the address says so, Back returns. */
  go: Dispatch<SetStateAction<ListState>>;
  /** Asks once more for the state that is shown. */
  retry: () => Promise<void>;
  /** Address of the list in a state. */
  hrefOf: (state: ListState) => string;
}

/**
 * The list of a page, its state kept in the address (spec 2 §4). `initial` may carry a search
 * term; a list without its own static page asks at once.
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

  /** The state that the address asks for. */
  const asked = useCallback(() => {
    const fields = options.sortOptions.map(({ field }) => field);
    return parseListQuery(new URLSearchParams(location.search), initial, fields);
  }, [initial, options]);

  const status = useCallback(() => list.$view.get().status, [list]);
  const leave = usePlace(view, status, () => hrefOf(asked()));

  const follow = useCallback(
    (again: boolean) => {
      const state = asked();
      const isDefault = listQuery(state, initial).size === 0;
      if (isDefault && hasStaticPage) list.showStatic();
      else if (hasStaticPage || state.searchTerm) void list.show(state, again);
    },
    [list, initial, asked, hasStaticPage],
  );

  useEffect(() => {
    follow(false);
    const back = () => follow(true);
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [follow]);

  // What the address asked for is there: nothing of the static page is hidden any more.
  useEffect(() => {
    if (list.$view.get().status !== 'loading') delete document.documentElement.dataset.listQuery;
  }, [list, view]);

  // The answer may correct the state: a page that no longer exists, names of the other language.
  useEffect(() => {
    const { status, state } = list.$view.get();
    if (status !== 'ready' || hrefOf(asked()) === hrefOf(state)) return;
    history.replaceState(history.state, '', hrefOf(state));
  });

  // The shop may answer that something lies elsewhere (spec 2 §3).
  const elsewhere = view.result?.redirectToUrl;
  useEffect(() => {
    if (elsewhere) location.replace(elsewhere);
  }, [elsewhere]);

  return {
    view,
    initial,
    hrefOf,
    go: (asked) => {
      const state = typeof asked === 'function' ? asked(list.$view.get().state) : asked;
      leave();
      // What changes nothing is no step to go back.
      const href = hrefOf(state);
      if (href !== location.pathname + location.search) history.pushState(null, '', href);
      follow(false);
    },
    // The state now: what was chosen since this was rendered holds.
    retry: () => list.show(list.$view.get().state),
  };
}
