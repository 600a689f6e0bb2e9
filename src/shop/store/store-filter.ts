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

/** The active store filters. */
export const $storeFilter: ReadableAtom<StoreFilter> = $chosen;

/** The stores on the page, in page order; empty on pages without stores. */
export const $storeFacts: ReadableAtom<readonly StoreFacts[]> = $facts;

/** The place of a search; null if none. */
export const $searchPlace: ReadableAtom<Place | null> = $place;

export const filterStores = (filter: StoreFilter): void => $chosen.set(filter);

export const noteStores = (facts: readonly StoreFacts[]): void => $facts.set(facts);

export const searchNear = (place: Place): void => $place.set(place);
