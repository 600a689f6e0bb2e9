import type { ListState } from '../../domain/list-state.ts';

/** Fields by which search answers name the brand; it has a query key of its own (`Merken`). */
const BRAND_FIELDS = new Set(['brand', 'merk', 'brandnames']);

export const isBrandField = (field: string): boolean => BRAND_FIELDS.has(field.toLowerCase());

/** The values of a facet that a state asks for. */
export function chosenValues(state: ListState, field: string): string[] {
  if (isBrandField(field)) return state.brands;
  return state.facets.find((facet) => facet.field === field)?.values ?? [];
}

/** The state with a facet value turned on or off; the list starts again at its first page. */
export function toggleValue(state: ListState, field: string, value: string): ListState {
  const chosen = chosenValues(state, field);
  const values = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value];
  if (isBrandField(field)) return { ...state, page: 1, brands: values };
  const others = state.facets.filter((facet) => facet.field !== field);
  const facets = values.length > 0 ? [...others, { field, values }] : others;
  return { ...state, page: 1, facets };
}

/** How many filters narrow the list. */
export function filterCount(state: ListState): number {
  const values = state.facets.reduce((sum, facet) => sum + facet.values.length, 0);
  return values + state.brands.length + (state.price ? 1 : 0) + (state.category ? 1 : 0);
}

/** The state without its filters; sort and search stay. */
export function withoutFilters(state: ListState): ListState {
  return { ...state, page: 1, price: null, category: null, brands: [], facets: [] };
}
