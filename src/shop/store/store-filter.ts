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

const $filter = atom<StoreFilter>(NO_STORE_FILTER);
const $facts = atom<readonly StoreFacts[]>([]);
const $place = atom<Place | null>(null);

/** The active store filters. */
export const $storeFilter: ReadableAtom<StoreFilter> = $filter;

/** The stores on the page, in page order; empty on pages without stores. */
export const $storeFacts: ReadableAtom<readonly StoreFacts[]> = $facts;

/** The place of a search; null if none. */
export const $searchPlace: ReadableAtom<Place | null> = $place;

export const setStoreFilter = (filter: StoreFilter): void => $filter.set(filter);

export const setStoreFacts = (facts: readonly StoreFacts[]): void => $facts.set(facts);

export const setSearchPlace = (place: Place): void => $place.set(place);
