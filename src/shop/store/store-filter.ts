import { atom } from 'nanostores';
import {
  NO_STORE_FILTER,
  type StoreFacts,
  type StoreFilter,
} from '../../domain/store/store-filter.ts';

/** What the visitor asks of the branches on the page. */
export const $storeFilter = atom<StoreFilter>(NO_STORE_FILTER);

/** The branches on the page, in its order; empty on pages without them. */
export const $storeFacts = atom<readonly StoreFacts[]>([]);

/** Where the visitor searches near to; null before. */
export const $searchPlace = atom<{ lat: number; lng: number } | null>(null);
