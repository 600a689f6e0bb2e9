import type { ListState } from './list-state.ts';
import { toEuros } from './money.ts';
import { priceRange } from './price-range.ts';
import { SEARCH_TERM_KEY } from './search-constants.ts';

/** The query keys of a list (spec 2 §4). `Sort` and `f.{field}` are ours: the spec names none. */
export const LIST_QUERY_KEYS = {
  minPrice: 'MinPrice',
  maxPrice: 'MaxPrice',
  categoryId: 'CategoryID',
  categoryIds: 'CatIds',
  categoryName: 'Categorie',
  brands: 'Merken',
  searchTerm: SEARCH_TERM_KEY,
  page: 'Page',
  soldOnline: 'SoldOnline',
  sort: 'Sort',
} as const;

const FACET_PREFIX = 'f.';
// Names hold commas and spaces; no name holds a pipe.
const SEPARATOR = '|';
const MAX_PAGE = 100_000;

const K = LIST_QUERY_KEYS;

/**
 * The state that a query asks for, on top of the default state of the list. Keys that are
 * unknown and values that make no sense are ignored.
 */
export function parseListQuery(
  query: URLSearchParams,
  defaults: ListState,
  sortFields: readonly string[] = [],
): ListState {
  const sort = query.get(K.sort) ?? '';
  const ids = texts(query.get(K.categoryIds)?.replaceAll(',', SEPARATOR))
    .map(wholeNumber)
    .filter((id) => id !== null);
  const name = query.get(K.categoryName)?.trim() ?? '';
  return {
    ...defaults,
    sort: sortFields.includes(sort) ? sort : defaults.sort,
    // A 0 turns it off, anything else leaves it on (spec 2 §4).
    soldOnline: query.get(K.soldOnline) === '0' ? false : defaults.soldOnline,
    page: Math.min(wholeNumber(query.get(K.page)) ?? defaults.page, MAX_PAGE),
    price: priceRange(query.get(K.minPrice), query.get(K.maxPrice)) ?? defaults.price,
    categoryId: wholeNumber(query.get(K.categoryId)) ?? defaults.categoryId,
    category: name && ids.length > 0 ? { name, ids } : defaults.category,
    brands: query.has(K.brands) ? texts(query.get(K.brands)) : defaults.brands,
    facets: facetsOf(query) ?? defaults.facets,
    searchTerm: query.get(K.searchTerm)?.trim() || defaults.searchTerm,
  };
}

/** The query of a state: what equals the default leaves no key. */
export function listQuery(state: ListState, defaults: ListState): URLSearchParams {
  const query = new URLSearchParams();
  const set = (key: string, value: string, fallback: string) => {
    if (value !== fallback && value !== '') query.set(key, value);
  };
  if (state.price) {
    query.set(K.minPrice, String(toEuros(state.price.min)));
    query.set(K.maxPrice, String(toEuros(state.price.max)));
  }
  set(K.categoryId, String(state.categoryId ?? ''), String(defaults.categoryId ?? ''));
  if (state.category && state.category.ids.length > 0) {
    query.set(K.categoryName, state.category.name);
    query.set(K.categoryIds, state.category.ids.join(','));
  }
  set(K.brands, state.brands.join(SEPARATOR), defaults.brands.join(SEPARATOR));
  for (const { field, values } of state.facets) {
    set(FACET_PREFIX + field, values.join(SEPARATOR), '');
  }
  set(K.searchTerm, state.searchTerm, defaults.searchTerm);
  set(K.sort, state.sort, defaults.sort);
  if (state.soldOnline !== defaults.soldOnline)
    query.set(K.soldOnline, state.soldOnline ? '1' : '0');
  set(K.page, String(state.page), String(defaults.page));
  return query;
}

function facetsOf(query: URLSearchParams): ListState['facets'] | null {
  const facets = [...new Set(query.keys())]
    .filter((key) => key.startsWith(FACET_PREFIX) && key.length > FACET_PREFIX.length)
    .map((key) => ({ field: key.slice(FACET_PREFIX.length), values: texts(query.get(key)) }))
    .filter(({ values }) => values.length > 0);
  return facets.length > 0 ? facets : null;
}

function texts(value: string | null | undefined): string[] {
  const parts = (value ?? '').split(SEPARATOR).map((part) => part.trim());
  return [...new Set(parts.filter(Boolean))];
}

function wholeNumber(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}
