import { atom, type ReadableAtom } from 'nanostores';
import { isBrandField } from '../../domain/frame/brand.ts';
import { isOnlyInStore, type ListState } from '../../domain/listing/list-state.ts';
import {
  type MeasureRange,
  measureRangeText,
  parseMeasureRange,
} from '../../domain/product/measure.ts';
import type { ListFiltersProps } from './list-filters.tsx';

/** The selected values of a facet. */
export function chosenValues(state: ListState, field: string): string[] {
  if (isBrandField(field)) return state.brands;
  return state.facets.find((facet) => facet.field === field)?.values ?? [];
}

/** The selected range of a facet; null if none. */
export function chosenRange(state: ListState, field: string): MeasureRange | null {
  if (isBrandField(field)) return null;
  for (const value of chosenValues(state, field)) {
    const range = parseMeasureRange(value);
    if (range) return range;
  }
  return null;
}

/**
 * The state with a facet value toggled, on the first page. Selecting a single value replaces a
 * range, so that the list matches what is ticked.
 */
export function toggleValue(state: ListState, field: string, value: string): ListState {
  const chosen = chosenValues(state, field);
  if (isBrandField(field)) return { ...state, page: 1, brands: toggled(chosen, value) };
  const values = toggled(chosen, value);
  const isTicked = values.includes(value);
  return withValues(
    state,
    field,
    isTicked ? values.filter((facetValue) => !parseMeasureRange(facetValue)) : values,
  );
}

/** The state with a range of a facet in place of its selected values; null removes it. */
export function withRange(state: ListState, field: string, range: MeasureRange | null): ListState {
  return withValues(state, field, range ? [measureRangeText(range)] : []);
}

const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

function withValues(state: ListState, field: string, values: string[]): ListState {
  const otherFacets = state.facets.filter((facet) => facet.field !== field);
  const facets = values.length > 0 ? [...otherFacets, { field, values }] : otherFacets;
  return { ...state, page: 1, facets };
}

/**
 * The state with a category toggled; the filter's name joins those of the selected categories (spec
 * 2 §4).
 */
export function toggleCategory(
  state: ListState,
  id: number,
  categories: readonly { id: number; name: string }[],
): ListState {
  const chosen = state.category?.ids ?? [];
  const ids = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
  const names = categories.filter((node) => ids.includes(node.id)).map(({ name }) => name);
  const name = names.join(', ') || (state.category?.name ?? '');
  return { ...state, page: 1, category: ids.length > 0 ? { name, ids } : null };
}

/** An active filter, and the state without it. */
export interface ChosenFilter {
  key: string;
  /** Name of the filter; null if the value is self-explanatory. */
  field: string | null;
  value: string;
  stateWithout: ListState;
}

/** The active filters except those whose text depends on the language: price, store, purchases. */
export function chosenFilters(state: ListState): ChosenFilter[] {
  const facet = (field: string, value: string, label: string | null) => ({
    key: `${field}|${value}`,
    field: label,
    value,
    stateWithout: toggleValue(state, field, value),
  });
  const { category } = state;
  return [
    ...(category
      ? [
          {
            key: 'category',
            field: null,
            value: category.name,
            stateWithout: { ...state, page: 1, category: null },
          },
        ]
      : []),
    ...state.brands.map((brand) => facet('brand', brand, null)),
    ...state.facets.flatMap(({ field, values }) =>
      values.map((value) => facet(field, value, field)),
    ),
  ];
}

/** Number of active filters. */
export function filterCount(state: ListState): number {
  const values = state.facets.reduce((sum, facet) => sum + facet.values.length, 0);
  const otherFilters = [state.price, state.category, state.bought, isOnlyInStore(state)];
  return values + state.brands.length + otherFilters.filter(Boolean).length;
}

/** The state without filters; sorting and search term stay. */
export function withoutFilters(state: ListState): ListState {
  const storeId = isOnlyInStore(state) ? null : state.storeId;
  const noFilters = { price: null, category: null, brands: [], facets: [], bought: false };
  return { ...state, ...noFilters, page: 1, storeId };
}

const $currentList = atom<ListFiltersProps | null>(null);

/** The list of this page with the data for its filters, which the filter sidebar shows too. */
export const $shownList: ReadableAtom<ListFiltersProps | null> = $currentList;

export const showList = (list: ListFiltersProps): void => $currentList.set(list);
