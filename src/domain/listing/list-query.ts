import type { ListState } from './list-state.ts';
import { toEuros } from '../shared/money.ts';
import { queriedPriceRange } from './facets.ts';
import { MAX_FILTER_LENGTH, SEARCH_TERM_KEY } from '../search/search-constants.ts';
import type { SearchResult } from '../search/search.ts';

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
// Names hold commas and spaces; a pipe in one is written \\|.
const SEPARATOR = '|';
const MAX_PAGE = 100_000;
const MAX_IDS = 200;
/** Of brands, and of facet values together: with what the list adds, a call may hold them. */
const MAX_CHOSEN = 40;

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
    .filter((id) => id !== null)
    .slice(0, MAX_IDS);
  const name = query.get(K.categoryName)?.trim() ?? '';
  return {
    ...defaults,
    sort: sortFields.includes(sort) ? sort : defaults.sort,
    // A 0 turns it off, anything else leaves it on (spec 2 §4).
    soldOnline: query.get(K.soldOnline) === '0' ? false : defaults.soldOnline,
    page: Math.min(wholeNumber(query.get(K.page)) ?? defaults.page, MAX_PAGE),
    price: queriedPriceRange(query.get(K.minPrice), query.get(K.maxPrice)) ?? defaults.price,
    categoryId: wholeNumber(query.get(K.categoryId)) ?? defaults.categoryId,
    category: name && ids.length > 0 ? { name, ids } : defaults.category,
    brands: query.has(K.brands) ? texts(query.get(K.brands)).slice(0, MAX_CHOSEN) : defaults.brands,
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
  set(K.brands, joined(state.brands), joined(defaults.brands));
  for (const { field, values } of state.facets) {
    set(FACET_PREFIX + field, joined(values), '');
  }
  set(K.searchTerm, state.searchTerm, defaults.searchTerm);
  set(K.sort, state.sort, defaults.sort);
  if (state.soldOnline !== defaults.soldOnline)
    query.set(K.soldOnline, state.soldOnline ? '1' : '0');
  set(K.page, String(state.page), String(defaults.page));
  return query;
}

function facetsOf(query: URLSearchParams): ListState['facets'] | null {
  const facets: ListState['facets'] = [];
  let room = MAX_CHOSEN;
  for (const key of new Set(query.keys())) {
    const field = key.startsWith(FACET_PREFIX) ? key.slice(FACET_PREFIX.length) : '';
    const values = texts(query.get(key)).slice(0, room);
    if (values.length === 0 || texts(field)[0] !== field) continue;
    facets.push({ field, values });
    room -= values.length;
  }
  return facets.length > 0 ? facets : null;
}

function joined(values: readonly string[]): string {
  return values.map((value) => value.replace(/[\\|]/g, '\\$&')).join(SEPARATOR);
}

/** What stands between the pipes, each once; no name is that long or holds a control character. */
function texts(value: string | null | undefined): string[] {
  const parts = (value?.match(/(?:\\[^]|[^\\|])+/g) ?? [])
    .map((part) => part.replace(/\\([^])/g, '$1').trim())
    .filter(
      (part) => part && part.length <= MAX_FILTER_LENGTH && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(part),
    );
  return [...new Set(parts)];
}

function wholeNumber(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}

type Words = Pick<SearchResult, 'facets' | 'webNodeStats'>;

/**
 * The state in the words of its answer. An address that comes from the other language names
 * facet values and categories in that language; the answer marks the same values as checked.
 * Answers the state itself where nothing differs.
 */
export function inWordsOf(state: ListState, answer: Words): ListState {
  const facets = state.facets.map((chosen) => facetIn(chosen, answer.facets));
  const category = categoryIn(state.category, answer.webNodeStats);
  const isSame =
    category === state.category && facets.every((facet, at) => facet === state.facets[at]);
  return isSame ? state : { ...state, facets, category };
}

type ChosenFacet = ListState['facets'][number];

function facetIn(chosen: ChosenFacet, facets: Words['facets']): ChosenFacet {
  const answered = facets.find(({ field }) => field === chosen.field)?.values ?? [];
  const checked = answered.filter((value) => value.checked).map(({ value }) => value);
  const known = chosen.values.filter((value) => answered.some((one) => one.value === value));
  if (known.length === chosen.values.length || checked.length === 0) return chosen;
  return { field: chosen.field, values: [...new Set([...known, ...checked])] };
}

function categoryIn(
  category: ListState['category'],
  stats: Words['webNodeStats'],
): ListState['category'] {
  if (!category) return null;
  const names = stats.filter(({ id }) => category.ids.includes(id)).map(({ name }) => name);
  const isKnown = names.length === category.ids.length;
  if (!isKnown || names.every((name) => category.name.includes(name))) return category;
  return { name: names.join(', '), ids: category.ids };
}
