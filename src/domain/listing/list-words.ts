import type { SearchResult } from '../search/search.ts';
import type { ListState } from './list-state.ts';

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
