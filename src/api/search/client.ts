/** Calls of the search service. */
import type { ProductSummary } from '../../domain/product/product.ts';
import type {
  ProductListOptions,
  SearchResult,
  SearchSuggestions,
} from '../../domain/search/search.ts';
import type { ListState, SearchRequest } from '../../domain/listing/list-state.ts';
import type { ApiClient } from '../client.ts';
import { type Outcome, mapOutcome } from '../outcome.ts';
import { mapProductSummary } from '../products/mappers.ts';
import type { ProductRecord } from '../products/wire.ts';
import { SEARCH } from './endpoints.ts';
import { mapListOptions, mapSearchResult, mapSuggestions } from './mappers.ts';
import type { ListOptionsRecord, SearchResultRecord, SuggestionsRecord } from './wire.ts';

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
