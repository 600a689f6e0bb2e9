import { useStore } from '@nanostores/react';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { listEndpoint, searchProducts } from '../../../api/search/client.ts';
import { IN_STORE_SORT } from '../../../domain/search/search-constants.ts';
import {
  isOnlyInStore,
  type ListState,
  searchRequest,
} from '../../../domain/listing/list-state.ts';
import type { SearchResult } from '../../../domain/search/search.ts';
import { branchPlace } from '../../../domain/store/store.ts';
import { $user } from '../../account/session/user.ts';
import { sessionApi } from '../../calls/api.ts';
import { now } from '../../calls/now.ts';
import { $store, type PreferredStore } from '../../store/preferred-store.ts';
import { cardSettings } from '../card-settings.ts';
import type { ListSetup } from '../list-setup.ts';

/** Facets of a list that depend on the shopper, so its static page cannot contain them. */
export interface OwnFacets {
  /** The store that the URL names, otherwise the preferred store; null if there is none. */
  branch: PreferredStore | null;
  /** Number of products of the list that this store has in stock; null while unknown. */
  inBranch: number | null;
  /** Number of products that the customer bought before; null while unknown, and for visitors. */
  bought: number | null;
}

export const NO_OWN_FACETS: OwnFacets = { branch: null, inBranch: null, bought: null };

/** A number that is fetched when `key` changes, until then the previous one; null without key. */
function useCount(key: string | null, countProducts: () => Promise<number | null>): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const setIfCurrent = (newCount: number | null) => isCurrent && setCount(newCount);
    if (key === null) setIfCurrent(null);
    else void countProducts().then(setIfCurrent);
    return () => void (isCurrent = false);
    // `countProducts` is not a dependency: it is a new function in every render, and `key` identifies its request.
  }, [key]);
  return key === null ? null : count;
}

let company: string | undefined;

/** Name of the company, which is the prefix of its store names; empty on a page without cards. */
const companyOfPage = (): string =>
  (company ??= document.querySelector('[data-cards]') ? cardSettings().company : '');

const FIRST_PRODUCT = { page: 1, limit: 1 };

/** The shopper's facets of a list; their counts are fetched for each state of the list. */
export function useOwnFacets(
  state: ListState,
  setup: Pick<ListSetup, 'scope' | 'options' | 'locale' | 'filtersStock'>,
  result: SearchResult | null,
  go: Dispatch<SetStateAction<ListState>>,
): OwnFacets {
  const { scope, options, locale, filtersStock } = setup;
  const preferredStore = useStore($store, { ssr: 'initial' });
  const user = useStore($user, { ssr: 'initial' });
  const resultStore = result?.inStore;
  const isOtherStore = state.storeId !== null && state.storeId !== preferredStore?.id;
  const branch = isOtherStore
    ? resultStore?.id === state.storeId
      ? resultStore
      : null
    : preferredStore;

  const searchOne = async (listState: ListState) => {
    const request = searchRequest(scope, listState, options);
    const outcome = await searchProducts(
      sessionApi(locale),
      request,
      now(),
      listEndpoint(listState),
    );
    return outcome.ok ? outcome.data : null;
  };
  const inStoreState: ListState | null =
    filtersStock && branch && state.storeId === null
      ? { ...state, ...FIRST_PRODUCT, storeId: branch.id, sort: IN_STORE_SORT }
      : null;
  const boughtState: ListState | null =
    user && !state.bought ? { ...state, ...FIRST_PRODUCT, bought: true } : null;
  const keyOf = (listState: ListState | null) =>
    listState &&
    JSON.stringify([searchRequest(scope, listState, options), listState.bought, user?.name]);
  const inBranch = useCount(
    keyOf(inStoreState),
    async () => (await searchOne(inStoreState!))?.inStore?.count ?? null,
  );
  const bought = useCount(keyOf(boughtState), async () => {
    const result = await searchOne(boughtState!);
    return result && (result.total || result.closeTotal);
  });

  // When the shopper chooses another store, a list of a store becomes that of the chosen one.
  useEffect(() => {
    if (state.storeId === null) return;
    return $store.listen(
      (chosen) =>
        chosen && go((currentState) => ({ ...currentState, page: 1, storeId: chosen.id })),
    );
  }, [go, state.storeId]);
  return {
    branch:
      filtersStock && branch
        ? { id: branch.id, name: branchPlace(branch.name, companyOfPage()) }
        : null,
    inBranch: state.storeId === null ? inBranch : (resultStore?.count ?? null),
    bought: state.bought && result ? result.total || result.closeTotal : bought,
  };
}

/** The state with the filter on a store's stock switched on, or off if it was on. */
export function toggleStore(state: ListState, storeId: number, defaultSort: string): ListState {
  if (isOnlyInStore(state)) return { ...state, page: 1, storeId: null };
  const sort = state.sort === IN_STORE_SORT ? defaultSort : state.sort;
  return { ...state, page: 1, storeId, sort };
}

/** The state with another sort order; sorting by a store's stock also sets that store. */
export function withSort(state: ListState, sort: string, branch: PreferredStore | null): ListState {
  const currentStoreId = isOnlyInStore(state) ? state.storeId : null;
  const storeId = sort === IN_STORE_SORT ? (branch?.id ?? null) : currentStoreId;
  return { ...state, page: 1, sort, storeId };
}
