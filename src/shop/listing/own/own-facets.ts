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

/** The facets of a list that concern this shopper alone, which its static page cannot have. */
export interface OwnFacets {
  /** The store of the list: that of the address, else the shopper's; null if none is known. */
  branch: PreferredStore | null;
  /** Number of products that it has in stock; null while unknown. */
  inBranch: number | null;
  /** Number of products that the customer bought before; null while unknown, and for visitors. */
  bought: number | null;
}

export const NO_OWN_FACETS: OwnFacets = { branch: null, inBranch: null, bought: null };

/** The answer to a question, the last one while another is on its way; null without a question. */
function useCount(key: string | null, countProducts: () => Promise<number | null>): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const take = (answer: number | null) => isCurrent && setCount(answer);
    if (key === null) take(null);
    else void countProducts().then(take);
    return () => void (isCurrent = false);
    // `countProducts` is not a dependency: it is a new function in every render, and `key` identifies its request.
  }, [key]);
  return key === null ? null : count;
}

let company: string | undefined;

/** The company whose name begins those of its stores; empty on a page that was built without cards. */
const companyHere = (): string =>
  (company ??= document.querySelector('[data-cards]') ? cardSettings().company : '');

const ONE = { page: 1, limit: 1 };

/** The facets of this shopper for a list; counts are asked for each state. */
export function useOwnFacets(
  state: ListState,
  setup: Pick<ListSetup, 'scope' | 'options' | 'locale' | 'filtersStock'>,
  result: SearchResult | null,
  go: Dispatch<SetStateAction<ListState>>,
): OwnFacets {
  const { scope, options, locale, filtersStock } = setup;
  const preferredStore = useStore($store, { ssr: 'initial' });
  const user = useStore($user, { ssr: 'initial' });
  const answered = result?.inStore;
  const isForeign = state.storeId !== null && state.storeId !== preferredStore?.id;
  const branch = isForeign ? (answered?.id === state.storeId ? answered : null) : preferredStore;

  const countProducts = async (listState: ListState) => {
    const request = searchRequest(scope, listState, options);
    const outcome = await searchProducts(
      sessionApi(locale),
      request,
      now(),
      listEndpoint(listState),
    );
    return outcome.ok ? outcome.data : null;
  };
  const inStore: ListState | null =
    filtersStock && branch && state.storeId === null
      ? { ...state, ...ONE, storeId: branch.id, sort: IN_STORE_SORT }
      : null;
  const ofCustomer: ListState | null =
    user && !state.bought ? { ...state, ...ONE, bought: true } : null;
  const keyOf = (listState: ListState | null) =>
    listState &&
    JSON.stringify([searchRequest(scope, listState, options), listState.bought, user?.name]);
  const inBranch = useCount(
    keyOf(inStore),
    async () => (await countProducts(inStore!))?.inStore?.count ?? null,
  );
  const bought = useCount(keyOf(ofCustomer), async () => {
    const answer = await countProducts(ofCustomer!);
    return answer && (answer.total || answer.closeTotal);
  });

  // A list of a store follows the shopper to another one.
  useEffect(() => {
    if (state.storeId === null) return;
    return $store.listen(
      (chosen) => chosen && go((before) => ({ ...before, page: 1, storeId: chosen.id })),
    );
  }, [go, state.storeId]);
  return {
    branch:
      filtersStock && branch
        ? { id: branch.id, name: branchPlace(branch.name, companyHere()) }
        : null,
    inBranch: state.storeId === null ? inBranch : (answered?.count ?? null),
    bought: state.bought && result ? result.total || result.closeTotal : bought,
  };
}

/** The state limited to what a store has in stock, or no longer; all of it is then in stock. */
export function toggleStore(state: ListState, storeId: number, defaultSort: string): ListState {
  if (isOnlyInStore(state)) return { ...state, page: 1, storeId: null };
  const sort = state.sort === IN_STORE_SORT ? defaultSort : state.sort;
  return { ...state, page: 1, storeId, sort };
}

/** The state in another order; that of a store's stock names the store. */
export function withSort(state: ListState, sort: string, branch: PreferredStore | null): ListState {
  const before = isOnlyInStore(state) ? state.storeId : null;
  const storeId = sort === IN_STORE_SORT ? (branch?.id ?? null) : before;
  return { ...state, page: 1, sort, storeId };
}
