import { atom, type ReadableAtom } from 'nanostores';
import {
  NO_STORE_FILTER,
  type StoreFacts,
  type StoreFilter,
} from '../../domain/store/store-filter.ts';

interface Place {
  lat: number;
  lng: number;
}

const $chosen = atom<StoreFilter>(NO_STORE_FILTER);
const $facts = atom<readonly StoreFacts[]>([]);
const $place = atom<Place | null>(null);

/** What the visitor asks of the branches on the page. */
export const $storeFilter: ReadableAtom<StoreFilter> = $chosen;

/** The branches on the page, in its order; empty on pages without them. */
export const $storeFacts: ReadableAtom<readonly StoreFacts[]> = $facts;

/** Where the visitor searches near to; null before. */
export const $searchPlace: ReadableAtom<Place | null> = $place;

export const filterStores = (filter: StoreFilter): void => $chosen.set(filter);

export const noteStores = (facts: readonly StoreFacts[]): void => $facts.set(facts);

export const searchNear = (place: Place): void => $place.set(place);
