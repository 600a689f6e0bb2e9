import { useStore } from '@nanostores/react';
import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo } from 'react';
import { listQuery, parseListQuery } from '../../domain/list-query.ts';
import { defaultListState, type ListState } from '../../domain/list-state.ts';
import { api } from '../../stores/api.ts';
import { createProductList, type ListView } from '../../stores/product-list.ts';
import type { ListSetup } from './list-setup.ts';
import { usePlace } from './use-place.ts';

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
