import type { CallInput } from '../../src/api/call.ts';
import type { boughtResults, FacetRecord } from '../../src/api/search/calls.ts';
import { priceRange } from '../../src/domain/listing/facets.ts';
import type { SearchQuery, SearchHits } from './types.ts';
import { isListedBrand } from '../../src/domain/frame/brand.ts';
import type { Locale } from '../../src/domain/shared/common.ts';
import type { Catalogue } from '../catalogue/reads/catalogue.ts';

export type SearchInput = CallInput<typeof boughtResults, 'query'>;

/** The facet used as brand filter. */
const BRAND_FACET = 'brand';

/** Converts the input of a search call to an index query. A brand may also be given as a facet. */
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
    grouped: input.groups,
    sort: input.sortOrder,
    offset: (input.page - 1) * input.pageSize,
    limit: input.pageSize,
  };
}

const BRAND_LABEL = { nl: 'Merk', en: 'Brand' } as const;
/** Maximum number of brands in the facet; selected ones are always included. */
const MAX_BRANDS = 60;

/**
 * Returns the facets of a result, the brand first. Each value states whether the query selected it.
 */
export function facetRecords(
  hits: SearchHits,
  query: SearchQuery,
  { facetLabels }: Catalogue,
  locale: Locale,
): FacetRecord[] {
  const chosen = new Map(query.facets.map(({ field, values }) => [field, new Set(values)]));
  const facets = hits.facets.map(({ field, values, range }) => ({
    Field: field,
    Label: facetLabels.get(field)?.[locale] ?? field,
    Values: values.map(({ value, count }) => ({
      Label: value,
      Value: value,
      Count: count,
      Checked: chosen.get(field)?.has(value) ?? false,
    })),
    ...(range && { Range: { Min: range.min, Max: range.max, Unit: range.unit } }),
  }));
  const brands = brandFacet(hits, query, locale);
  return brands.Values.length > 0 ? [brands, ...facets] : facets;
}

function brandFacet(hits: SearchHits, query: SearchQuery, locale: Locale): FacetRecord {
  const chosen = new Set(query.brands.map((name) => name.toLowerCase()));
  const values = hits.brands
    .filter(({ name }) => isListedBrand(name))
    .map(({ name, count }) => ({
      Label: name,
      Value: name,
      Count: count,
      Checked: chosen.has(name.toLowerCase()),
    }));
  return {
    Field: BRAND_FACET,
    Label: BRAND_LABEL[locale],
    Values: values.filter((value, index) => index < MAX_BRANDS || value.Checked),
  };
}

/** Returns the labels of all facet fields in one language. */
export function facetLabelRecord(
  { facetLabels }: Catalogue,
  locale: Locale,
): Record<string, string> {
  return Object.fromEntries([
    [BRAND_FACET, BRAND_LABEL[locale]],
    ...[...facetLabels].map(([field, label]) => [field, label[locale]]),
  ]);
}
