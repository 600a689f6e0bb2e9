import { type Cents, toEuros } from '../shared/money.ts';
import type { ProductListOptions } from '../search/search.ts';
import type { PriceRange } from './facets.ts';
import {
  DEFAULT_PAGE_SIZE,
  IN_STORE_SORT,
  SEARCH_TERM_MAX_LENGTH,
  SORT_FIELDS,
} from '../search/search-constants.ts';

/** Filters, sorting and page that a shopper chose in a list. */
export interface ListState {
  sort: string;
  soldOnline: boolean;
  /** Products per page. */
  limit: number;
  /** Counts from 1. */
  page: number;
  price: PriceRange | null;
  /** Restricts a search to one category; overrides the category of the list. */
  categoryId: number | null;
  /** Category filter: its label, and the category ids it selects. */
  category: { name: string; ids: number[] } | null;
  brands: string[];
  facets: { field: string; values: string[] }[];
  /**
   * Id of a store. The list shows only products that it has in stock or, with the sort order
   * `in-store`, shows those first.
   */
  storeId: number | null;
  /** Only what the signed-in customer bought before. */
  bought: boolean;
  searchTerm: string;
}

/** The subject of a list: a category or promotion, a brand, or a search. */
export interface ListScope {
  categoryId?: number;
  /** The brand's `parameter`. */
  brand?: string;
  searchTerm?: string;
}

/** Query of the search call with requestType results (spec 2 §7). Prices in euros. */
export interface SearchRequest {
  searchTerm?: string;
  categoryID?: number;
  categoryIDs?: number[];
  brandNames?: string[];
  /** Each in the form `field|value`. */
  filterFacets?: string[];
  minPrice?: number;
  maxPrice?: number;
  onlySoldOnline: boolean;
  storeID?: number;
  onlyInStore?: boolean;
  /** One product for each product group. */
  groups?: boolean;
  sortOrder: string;
  page: number;
  pageSize: number;
}

/**
 * Returns the initial state of a list: first sort option, sold-online on, first page, and 12
 * products, or 11 beside a right-hand banner (spec 2 §4, §9). The prerendered page, the island and
 * the backend all use it, so that hydration never changes a list.
 */
export function defaultListState(
  options: Pick<ProductListOptions, 'limit' | 'sortOptions'>,
  place: { hasRightBanner?: boolean } = {},
): ListState {
  const limit = options.limit > 0 ? options.limit : DEFAULT_PAGE_SIZE;
  return {
    sort: options.sortOptions[0]?.field ?? SORT_FIELDS[0],
    soldOnline: true,
    limit: Math.max(1, limit - (place.hasRightBanner ? 1 : 0)),
    page: 1,
    price: null,
    categoryId: null,
    category: null,
    brands: [],
    facets: [],
    storeId: null,
    bought: false,
    searchTerm: '',
  };
}

const euros = (cents: Cents | undefined) => (cents === undefined ? undefined : toEuros(cents));

/** Returns the number of products on all pages: the exact matches and the close ones after them. */
export function shownTotal({ total, closeTotal }: { total: number; closeTotal: number }): number {
  return total + closeTotal;
}

/** Returns the number of the last page; an empty list has one page. */
export function lastPage(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit));
}

/** Returns whether a list is limited to the stock of a store. */
export function isOnlyInStore({ storeId, sort }: Pick<ListState, 'storeId' | 'sort'>): boolean {
  return storeId !== null && sort !== IN_STORE_SORT;
}

/** Returns the query of the search call for a list and its state. Empty filters are omitted. */
export function searchRequest(
  scope: ListScope,
  state: ListState,
  options: Pick<ProductListOptions, 'prefilters' | 'hasGroups'> = { prefilters: [] },
): SearchRequest {
  const searchTerm = (state.searchTerm || scope.searchTerm || '')
    .trim()
    .slice(0, SEARCH_TERM_MAX_LENGTH);
  const brands = [...new Set([...(scope.brand ? [scope.brand] : []), ...state.brands])];
  const facets = [
    ...options.prefilters.map(({ field, value }) => `${field}|${value}`),
    ...state.facets.flatMap(({ field, values }) => values.map((value) => `${field}|${value}`)),
  ];
  const request: SearchRequest = {
    searchTerm: searchTerm || undefined,
    categoryID: state.categoryId ?? scope.categoryId,
    categoryIDs: state.category?.ids.length ? state.category.ids : undefined,
    brandNames: brands.length > 0 ? brands : undefined,
    filterFacets: facets.length > 0 ? facets : undefined,
    minPrice: euros(state.price?.min),
    maxPrice: euros(state.price?.max),
    onlySoldOnline: state.soldOnline,
    storeID: state.storeId ?? undefined,
    onlyInStore: isOnlyInStore(state) || undefined,
    // Products bought before are shown one by one, without groups, so that the same variant can be
    // reordered.
    groups: (options.hasGroups && !state.bought) || undefined,
    sortOrder: state.sort,
    page: state.page,
    pageSize: state.limit,
  };
  for (const key of Object.keys(request) as (keyof SearchRequest)[]) {
    if (request[key] === undefined) delete request[key];
  }
  return request;
}
