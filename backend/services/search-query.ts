import type { CallInput } from '../../src/api/call.ts';
import type { searchResults } from '../../src/api/search/calls.ts';
import { priceRange } from '../../src/domain/price-range.ts';
import type { SearchQuery } from '../search/types.ts';

export type SearchInput = CallInput<typeof searchResults, 'query'>;

/** The facet that stands for the brand filter. */
export const BRAND_FACET = 'brand';

/** What the index is asked for a search call. A brand may come as a facet, too. */
export function searchQuery(input: SearchInput): SearchQuery {
  const facets = new Map<string, string[]>();
  for (const filter of input.filterFacets) {
    const split = filter.indexOf('|');
    const field = filter.slice(0, split);
    facets.set(field, [...(facets.get(field) ?? []), filter.slice(split + 1)]);
  }
  const brands = [...input.brandNames, ...(facets.get(BRAND_FACET) ?? [])];
  facets.delete(BRAND_FACET);
  const price = priceRange(input.minPrice, input.maxPrice);
  return {
    term: input.searchTerm,
    scopeId: input.categoryID ?? null,
    categoryIds: input.categoryIDs,
    brands: [...new Set(brands)],
    facets: [...facets].map(([field, values]) => ({ field, values })),
    minPrice: price?.min ?? null,
    maxPrice: price?.max ?? null,
    onlySoldOnline: input.onlySoldOnline,
    sort: input.sortOrder,
    offset: (input.page - 1) * input.pageSize,
    limit: input.pageSize,
  };
}
