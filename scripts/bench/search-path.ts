import { SEARCH } from '../../src/api/search/endpoints.ts';
import { addressOf } from '../../src/api/client.ts';
import type { SearchQuery } from '../../backend/search/types.ts';

/** A query of the index as the search call over HTTP. */
export function searchPath(query: SearchQuery): string {
  return addressOf(SEARCH.results, {
    query: {
      searchTerm: query.term,
      categoryID: query.categoryIds[0] ?? '',
      brandNames: query.brands,
      filterFacets: query.facets.flatMap(({ field, values }) =>
        values.map((value) => `${field}|${value}`),
      ),
      minPrice: query.minPrice === null ? '' : query.minPrice / 100,
      maxPrice: query.maxPrice === null ? '' : query.maxPrice / 100,
      onlySoldOnline: query.onlySoldOnline,
      sortOrder: query.sort,
      page: 1,
      pageSize: query.limit,
    },
  });
}
