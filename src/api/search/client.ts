/** Calls of the search service. */
import type { ProductSummary } from '../../domain/product/product.ts';
import type {
  ProductListOptions,
  SearchResult,
  SearchSuggestions,
  Facet,
  SearchCategory,
  SiteLinks,
} from '../../domain/search/search.ts';
import type { ListGroup } from '../../domain/product/list-group.ts';
import type { ListState, SearchRequest } from '../../domain/listing/list-state.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, mapOutcome } from '../outcome.ts';
import { mapProductSummary } from '../products/mappers.ts';
import type { ProductRecord } from '../products/calls.ts';
import type {
  ListOptionsRecord,
  SearchResultRecord,
  ListGroupRecord,
  SuggestionsRecord,
  FacetRecord,
  SearchCategoryRecord,
  SiteLinkRecords,
} from './calls.ts';
import type { Endpoint } from '../call.ts';
import { isListedBrand } from '../../domain/frame/brand.ts';
import { printableLink } from '../../domain/frame/editor-address.ts';
import { FALLBACK_IMAGE } from '../../domain/product/image-constants.ts';
import { toCents } from '../../domain/shared/money.ts';
import { numberTrimmed } from '../../domain/shared/number-trimmed.ts';
import { DEFAULT_PAGE_SIZE, SITE_LINKS_LIMIT } from '../../domain/search/search-constants.ts';
import { mapShortBrand } from '../brands/client.ts';

/** Calls of the search service (spec 2 §7). The first two share a path; `bought` is an addition. */
export const SEARCH = {
  results: {
    audience: 'public',
    method: 'GET',
    path: '/api/sp/search',
    fixedQuery: { requestType: 'results' },
    serverErrorIsNotFound: true,
  },
  suggestions: {
    audience: 'public',
    method: 'GET',
    path: '/api/sp/search',
    fixedQuery: { requestType: 'autocompletesuggestions' },
  },
  bought: { audience: 'customer', method: 'GET', path: '/api/aspos/customer/products/search' },
  config: { audience: 'public', method: 'GET', path: '/api/sp/config' },
  recommendations: {
    audience: 'public',
    method: 'GET',
    path: '/api/sp/v1/product/recommendations',
  },
} as const satisfies Record<string, Endpoint>;

/** Returns the endpoint of a list: all products, or those that the signed-in customer bought. */
export const listEndpoint = ({ bought }: Pick<ListState, 'bought'>) =>
  bought ? SEARCH.bought : SEARCH.results;

/**
 * Returns a list or search result. A 500 is converted to NotFound (spec 2 §8). `request` comes from
 * `searchRequest`, `endpoint` from `listEndpoint`.
 */
export async function searchProducts(
  api: ApiClient,
  request: SearchRequest,
  now: Date,
  endpoint: ReturnType<typeof listEndpoint> = SEARCH.results,
  signal?: AbortSignal,
): Promise<Outcome<SearchResult>> {
  const query = { ...request };
  const outcome = await api.call<SearchResultRecord>(endpoint, { query, signal });
  return mapOutcome(outcome, (record) => mapSearchResult(record, now));
}

/** Returns suggestions for a term of at least two characters. */
export async function searchSuggestions(
  api: ApiClient,
  searchTerm: string,
  signal?: AbortSignal,
): Promise<Outcome<SearchSuggestions>> {
  const query = { searchTerm };
  const outcome = await api.call<SuggestionsRecord>(SEARCH.suggestions, { query, signal });
  return mapOutcome(outcome, mapSuggestions);
}

/** Returns the display options of lists. */
export async function listOptions(api: ApiClient): Promise<Outcome<ProductListOptions>> {
  return mapOutcome(await api.call<ListOptionsRecord>(SEARCH.config), mapListOptions);
}

interface RecommendationRequest {
  strategyString?: string;
  currentProductId?: number;
  productIds?: readonly number[];
  /** Default 10. */
  pageSize?: number;
  page?: number;
}

/** Returns recommendations for a product or a set of products. */
export async function recommendations(
  api: ApiClient,
  request: RecommendationRequest,
  now: Date,
): Promise<Outcome<ProductSummary[]>> {
  const query = { ...request, productIds: request.productIds?.join(',') };
  const outcome = await api.call<ProductRecord[]>(SEARCH.recommendations, { query });
  return mapOutcome(outcome, (records) => records.map((record) => mapProductSummary(record, now)));
}

function mapSearchCategory(record: SearchCategoryRecord): SearchCategory {
  return {
    code: record.Code,
    name: record.Name,
    url: record.Url,
    img: record.ImageUrl ?? null,
    children: (record.Children ?? []).map(mapSearchCategory),
    searchParameters: record.SearchParameters ?? '',
  };
}

function mapFacet(record: FacetRecord): Facet {
  return {
    field: record.Field,
    label: record.Label,
    values: record.Values.map((value) => ({
      label: value.Label,
      value: value.Value,
      count: value.Count,
      checked: value.Checked,
    })),
    range: record.Range
      ? { min: record.Range.Min, max: record.Range.Max, unit: record.Range.Unit }
      : null,
  };
}

/** Maps pages beside products; a link that a page may not print is left out. */
function mapSiteLinks({ Questions, Pages, Stores }: SiteLinkRecords): SiteLinks {
  const links = (records: SiteLinkRecords['Pages']) =>
    (records ?? [])
      .flatMap(({ Name, Url }) => {
        const url = printableLink(Url);
        return url ? [{ name: Name, url }] : [];
      })
      .slice(0, SITE_LINKS_LIMIT);
  return { questions: links(Questions), pages: links(Pages), stores: links(Stores) };
}

const mapListGroup = ({ Count, Axis, Cheapest }: ListGroupRecord): ListGroup => ({
  count: Count,
  axis: Axis,
  cheapest: Cheapest
    ? {
        id: Cheapest.Id,
        priceInclTax: toCents(Cheapest.PriceInclTax),
        priceExclTax: toCents(Cheapest.PriceExclTax),
        unit: Cheapest.Unit,
      }
    : null,
});

/** Maps a search result (spec 2 §3), without brands that have no name or are named "geen merk". */
export function mapSearchResult(record: SearchResultRecord, now: Date): SearchResult {
  const range = record.PriceRange;
  const groups = new Map((record.Groups ?? []).map((group) => [group.ProductId, group]));
  return {
    products: record.Products.map((product) => {
      const group = groups.get(product.Id);
      const summary = mapProductSummary(product, now);
      return group ? { ...summary, group: mapListGroup(group) } : summary;
    }),
    total: record.Total,
    exactCount: Math.min(record.ExactProducts ?? Infinity, record.Products.length),
    closeTotal: record.CloseTotal ?? 0,
    sizeInstead: record.SizeInstead
      ? { asked: record.SizeInstead.Asked, nearest: record.SizeInstead.Nearest }
      : null,
    unitPriceUnit: record.UnitPriceUnit ?? null,
    inStore: record.InStore
      ? { id: record.InStore.Id, name: record.InStore.Name, count: record.InStore.Count }
      : null,
    hasNotAvailableProducts: record.HasNotAvailableProducts,
    priceRange: range ? { min: toCents(range.Min), max: toCents(range.Max) } : null,
    popularCategories: (record.PopularCategories ?? []).map(mapSearchCategory),
    popularBrands: (record.PopularBrands ?? [])
      .map(mapShortBrand)
      .filter((brand) => isListedBrand(brand.name)),
    webNodeStats: (record.WebNodeStats ?? []).map((stat) => ({
      id: stat.Id,
      name: stat.Name,
      url: stat.Url,
      count: stat.Count,
    })),
    alternativeSuggestions: record.AlternativeSuggestions ?? [],
    redirectToUrl: printableLink(record.RedirectToUrl ?? '') || null,
    facets: (record.Facets ?? []).map(mapFacet),
    siteLinks: mapSiteLinks(record),
  };
}

/** Maps suggestions, as the search panel shows them (spec 1 §3). */
export function mapSuggestions(record: SuggestionsRecord): SearchSuggestions {
  return {
    suggestions: record.Suggestions.map((suggestion) => ({
      name: suggestion.Name,
      parameter: suggestion.Parameter,
      categoryName: suggestion.CategoryName ?? null,
      categoryCode: suggestion.CategoryCode ?? null,
    })),
    brands: record.Brands.map(mapShortBrand)
      .filter((brand) => isListedBrand(brand.name))
      .map(({ name, url }) => ({ name, url })),
    categories: record.Categories.map(({ Name, Url }) => ({ name: Name, url: Url })),
    products: record.Products.map((product) => ({
      id: product.Id,
      name: product.Name,
      url: product.Url,
      img: product.ImageUrl ?? FALLBACK_IMAGE,
      numberTrimmed: numberTrimmed(product.Number),
    })),
    ...mapSiteLinks(record),
  };
}

/** Maps product list options (spec 2 §3). The default page size is 12. */
export function mapListOptions(record: ListOptionsRecord): ProductListOptions {
  return {
    limit: record.Limit ?? DEFAULT_PAGE_SIZE,
    sortOptions: record.SortOptions.map(({ Label, Field }) => ({ label: Label, field: Field })),
    prefilters: (record.Prefilters ?? []).map(({ Field, Value }) => ({
      field: Field,
      value: Value,
    })),
    webNodeMode: record.WebNodeMode,
    brandMode: record.BrandMode,
    hasStoreStock: record.HasStoreStock ?? false,
    ...(record.HasGroups && { hasGroups: true }),
    facetLabels: record.FacetLabels,
  };
}
