import { atom } from 'nanostores';
import { NO_STORE_FILTER, type StoreFacts, type StoreFilter } from '../domain/store-filter.ts';

/** What the visitor asks of the branches on the page. */
export const $storeFilter = atom<StoreFilter>(NO_STORE_FILTER);

/** The branches on the page; empty on pages without them. */
export const $storeFacts = atom<readonly StoreFacts[]>([]);
