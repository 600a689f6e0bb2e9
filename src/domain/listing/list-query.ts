import type { ListState } from './list-state.ts';
import { toEuros } from '../shared/money.ts';
import { priceRangeFromQuery } from './facets.ts';
import { IN_STORE_SORT, MAX_FILTER_LENGTH, SEARCH_TERM_KEY } from '../search/search-constants.ts';
import type { SearchResult } from '../search/search.ts';

/** Query keys of a list (spec 2 §4). `Sort`, `Vestiging`, `Gekocht` and `f.{field}` are additions to the spec. */
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
  store: 'Vestiging',
  bought: 'Gekocht',
} as const;

const FACET_PREFIX = 'f.';
// Names may contain commas and spaces. A pipe or backslash in a name is escaped by a backslash.
const SEPARATOR = '|';
const MAX_PAGE = 100_000;
const MAX_IDS = 200;
/**
 * Maximum number of brands, and of facet values in all. Together with the filters of the list
 * itself they stay below the maximum of the search call.
 */
const MAX_CHOSEN_VALUES = 40;

const KEYS = LIST_QUERY_KEYS;

/**
 * Reads the list state from a query, on top of the list's default state. Unknown keys and invalid
 * values are ignored.
 */
export function parseListQuery(
  query: URLSearchParams,
  defaults: ListState,
  sortFields: readonly string[] = [],
): ListState {
  const sort = query.get(KEYS.sort) ?? '';
  const storeId = positiveInteger(query.get(KEYS.store)) ?? defaults.storeId;
  const isStoreSort = sort === IN_STORE_SORT && storeId !== null;
  const ids = parseList(query.get(KEYS.categoryIds)?.replaceAll(',', SEPARATOR))
    .map(positiveInteger)
    .filter((id) => id !== null)
    .slice(0, MAX_IDS);
  const name = query.get(KEYS.categoryName)?.trim() ?? '';
  return {
    ...defaults,
    sort: sortFields.includes(sort) || isStoreSort ? sort : defaults.sort,
    // Any value but 0 leaves the default (spec 2 §4).
    soldOnline: query.get(KEYS.soldOnline) === '0' ? false : defaults.soldOnline,
    page: Math.min(positiveInteger(query.get(KEYS.page)) ?? defaults.page, MAX_PAGE),
    price:
      priceRangeFromQuery(query.get(KEYS.minPrice), query.get(KEYS.maxPrice)) ?? defaults.price,
    categoryId: positiveInteger(query.get(KEYS.categoryId)) ?? defaults.categoryId,
    category: name && ids.length > 0 ? { name, ids } : defaults.category,
    brands: query.has(KEYS.brands)
      ? parseList(query.get(KEYS.brands)).slice(0, MAX_CHOSEN_VALUES)
      : defaults.brands,
    facets: parseFacets(query) ?? defaults.facets,
    storeId,
    bought: query.get(KEYS.bought) === '1' || defaults.bought,
    // Calls refuse NUL characters, so they are removed here.
    searchTerm: query.get(KEYS.searchTerm)?.replaceAll('\0', '').trim() || defaults.searchTerm,
  };
}

/** Writes a list state as a query, without the values that equal the default. */
export function listQuery(state: ListState, defaults: ListState): URLSearchParams {
  const query = new URLSearchParams();
  const set = (key: string, value: string, fallback: string) => {
    if (value !== fallback && value !== '') query.set(key, value);
  };
  if (state.price) {
    query.set(KEYS.minPrice, String(toEuros(state.price.min)));
    query.set(KEYS.maxPrice, String(toEuros(state.price.max)));
  }
  set(KEYS.categoryId, String(state.categoryId ?? ''), String(defaults.categoryId ?? ''));
  if (state.category && state.category.ids.length > 0) {
    query.set(KEYS.categoryName, state.category.name);
    query.set(KEYS.categoryIds, state.category.ids.join(','));
  }
  set(KEYS.brands, formatList(state.brands), formatList(defaults.brands));
  for (const { field, values } of state.facets) {
    set(FACET_PREFIX + field, formatList(values), '');
  }
  set(KEYS.store, String(state.storeId ?? ''), String(defaults.storeId ?? ''));
  set(KEYS.bought, state.bought ? '1' : '', defaults.bought ? '1' : '');
  set(KEYS.searchTerm, state.searchTerm, defaults.searchTerm);
  set(KEYS.sort, state.sort, defaults.sort);
  if (state.soldOnline !== defaults.soldOnline)
    query.set(KEYS.soldOnline, state.soldOnline ? '1' : '0');
  set(KEYS.page, String(state.page), String(defaults.page));
  return query;
}

function parseFacets(query: URLSearchParams): ListState['facets'] | null {
  const facets: ListState['facets'] = [];
  let room = MAX_CHOSEN_VALUES;
  for (const key of new Set(query.keys())) {
    const field = key.startsWith(FACET_PREFIX) ? key.slice(FACET_PREFIX.length) : '';
    const values = parseList(query.get(key)).slice(0, room);
    if (values.length === 0 || parseList(field)[0] !== field) continue;
    facets.push({ field, values });
    room -= values.length;
  }
  return facets.length > 0 ? facets : null;
}

function formatList(values: readonly string[]): string {
  return values.map((value) => value.replace(/[\\|]/g, '\\$&')).join(SEPARATOR);
}

/** Splits a pipe-separated list, without duplicates, overlong names and control characters. */
function parseList(value: string | null | undefined): string[] {
  const parts = (value?.match(/(?:\\[^]|[^\\|])+/g) ?? [])
    .map((part) => part.replace(/\\([^])/g, '$1').trim())
    .filter(
      (part) => part && part.length <= MAX_FILTER_LENGTH && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(part),
    );
  return [...new Set(parts)];
}

function positiveInteger(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}

type ResponseLabels = Pick<SearchResult, 'facets' | 'webNodeStats'>;

/**
 * Translates a state to the language of the response. An address that was switched from the other
 * language names facet values and categories in that language; the response marks the corresponding
 * values as checked. Returns `state` itself if nothing changes.
 */
export function translateListState(state: ListState, response: ResponseLabels): ListState {
  const facets = state.facets.map((chosen) => translateFacet(chosen, response.facets));
  const category = translateCategory(state.category, response.webNodeStats);
  const isSame =
    category === state.category && facets.every((facet, at) => facet === state.facets[at]);
  return isSame ? state : { ...state, facets, category };
}

/**
 * Returns the state without its store if the response does not know that store, so that the list
 * was not limited to it.
 */
export function withKnownStore(
  state: ListState,
  response: Pick<SearchResult, 'inStore'>,
  defaults: Pick<ListState, 'sort'>,
): ListState {
  if (state.storeId === null || response.inStore?.id === state.storeId) return state;
  const sort = state.sort === IN_STORE_SORT ? defaults.sort : state.sort;
  return { ...state, storeId: null, sort };
}

type ChosenFacet = ListState['facets'][number];

function translateFacet(chosen: ChosenFacet, facets: ResponseLabels['facets']): ChosenFacet {
  const answered = facets.find(({ field }) => field === chosen.field)?.values ?? [];
  const checked = answered.filter((value) => value.checked).map(({ value }) => value);
  const knownValues = chosen.values.filter((value) => answered.some((one) => one.value === value));
  if (knownValues.length === chosen.values.length || checked.length === 0) return chosen;
  return { field: chosen.field, values: [...new Set([...knownValues, ...checked])] };
}

function translateCategory(
  category: ListState['category'],
  stats: ResponseLabels['webNodeStats'],
): ListState['category'] {
  if (!category) return null;
  const names = stats.filter(({ id }) => category.ids.includes(id)).map(({ name }) => name);
  const isKnown = names.length === category.ids.length;
  if (!isKnown || names.every((name) => category.name.includes(name))) return category;
  return { name: names.join(', '), ids: category.ids };
}
