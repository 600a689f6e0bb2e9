import { type Cents, toEuros } from '../shared/money.ts';
import type { ProductListOptions } from '../search/search.ts';
import type { PriceRange } from './facets.ts';
import {
  DEFAULT_PAGE_SIZE,
  SEARCH_TERM_MAX_LENGTH,
  SORT_FIELDS,
} from '../search/search-constants.ts';

/** What a shopper chose in a list. */
export interface ListState {
  sort: string;
  soldOnline: boolean;
  /** Products on a page. */
  limit: number;
  /** Counts from 1. */
  page: number;
  price: PriceRange | null;
  /** Narrows a search to one category; wins over the list's own. */
  categoryId: number | null;
  /** Category filter: what it is called, and the ids it stands for. */
  category: { name: string; ids: number[] } | null;
  brands: string[];
  facets: { field: string; values: string[] }[];
  searchTerm: string;
}

/** What a list is a list of: a category or promotion node, a brand, or a search. */
export interface ListScope {
  categoryId?: number;
  /** `parameter` of the brand. */
  brand?: string;
  searchTerm?: string;
}

/** The query of the search call, requestType results (spec 2 §7). Prices in euros. */
export interface SearchRequest {
  searchTerm?: string;
  categoryID?: number;
  categoryIDs?: number[];
  brandNames?: string[];
  /** `field|value`. */
  filterFacets?: string[];
  minPrice?: number;
  maxPrice?: number;
  onlySoldOnline: boolean;
  sortOrder: string;
  page: number;
  pageSize: number;
}

/**
 * The state in which a list opens: first sort option, sold-online on, first page, and 12
 * products, one less beside a right-hand banner (spec 2 §4, §9). The prerendered page, the
 * island and the backend all begin here, so that hydration never changes a list.
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
    searchTerm: '',
  };
}

const euros = (cents: Cents | undefined) => (cents === undefined ? undefined : toEuros(cents));

/** Products over all pages of a list: the exact matches and the close ones after them. */
export function shownTotal({ total, closeTotal }: { total: number; closeTotal: number }): number {
  return total + closeTotal;
}

/** The last page of so many products; an empty list has one as well. */
export function lastPage(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit));
}

/** The search call that answers a list in a state. Fields that say nothing are absent. */
export function searchRequest(
  scope: ListScope,
  state: ListState,
  options: Pick<ProductListOptions, 'prefilters'> = { prefilters: [] },
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
    sortOrder: state.sort,
    page: state.page,
    pageSize: state.limit,
  };
  for (const key of Object.keys(request) as (keyof SearchRequest)[]) {
    if (request[key] === undefined) delete request[key];
  }
  return request;
}
