import { z } from 'zod';
import {
  DEFAULT_PAGE_SIZE,
  IN_STORE_SORT,
  MAX_FILTER_LENGTH,
  MAX_FILTER_VALUES,
  RECOMMENDATIONS_PAGE_SIZE,
  SEARCH_TERM_MAX_LENGTH,
  SORT_FIELDS,
} from '../../domain/search/search-constants.ts';
import { BOUNDS } from '../bounds.ts';
import { defineCall } from '../call.ts';
import {
  euroField,
  flagField,
  idField,
  idList,
  pageField,
  pageSizeField,
  textField,
  textList,
} from '../fields.ts';
import { productRecord } from '../products/wire.ts';
import { SEARCH } from './endpoints.ts';
import { listOptionsRecord, searchResultRecord, suggestionsRecord } from './wire.ts';

const area = 'search';

const optionalId = z.preprocess((value) => (value === '' ? undefined : value), idField.optional());
const optionalTerm = z
  .string({ error: 'must be a text' })
  .trim()
  .max(SEARCH_TERM_MAX_LENGTH, `must have at most ${SEARCH_TERM_MAX_LENGTH} characters`)
  .default('');

/**
 * `field|value`: the code of a field, a pipe, and a facet value or a range of measures in any unit
 * of its dimension (`lengte|600..2400 mm`).
 */
const facetFilter = textList(MAX_FILTER_VALUES, MAX_FILTER_LENGTH * 2).pipe(
  z.array(z.string().regex(/^[^|]+\|.+$/, 'must be written as field|value')).max(MAX_FILTER_VALUES),
);

/** Values of the sort parameter. */
const SORTS = [...SORT_FIELDS, IN_STORE_SORT] as const;

/** What a list is limited to and sorted by. */
const listQuery = z.object({
  searchTerm: optionalTerm,
  /** Category (including subcategories) or promotion of the list. */
  categoryID: optionalId,
  /** Category filter: any of these categories. */
  categoryIDs: idList,
  brandNames: textList(MAX_FILTER_VALUES),
  filterFacets: facetFilter,
  minPrice: euroField,
  maxPrice: euroField,
  onlySoldOnline: flagField(false),
  /**
   * Store whose stock is counted (`InStore`), and which `onlyInStore` and the sort order `in-store`
   * refer to. An unknown store is ignored.
   */
  storeID: optionalId,
  onlyInStore: flagField(false),
  /** One product for each product group (`Groups`); an API without `HasGroups` ignores it. */
  groups: flagField(false),
  sortOrder: z.enum(SORTS, { error: `must be one of ${SORTS.join(', ')}` }).default('relevance'),
  page: pageField,
  pageSize: pageSizeField(DEFAULT_PAGE_SIZE),
});

export const searchResults = defineCall({
  ...SEARCH.results,
  name: 'searchResults',
  area,
  bounds: BOUNDS.search,
  summary: 'Products of a list or a search, with facets; pages count from 1',
  query: listQuery.extend({ requestType: z.literal('results') }),
  data: searchResultRecord,
});

export const boughtResults = defineCall({
  ...SEARCH.bought,
  name: 'boughtResults',
  area,
  bounds: BOUNDS.search,
  summary: 'Like searchResults, of the products that the customer bought before',
  query: listQuery,
  data: searchResultRecord,
});

export const searchSuggestions = defineCall({
  ...SEARCH.suggestions,
  name: 'searchSuggestions',
  area,
  bounds: BOUNDS.search,
  summary: 'Suggestions while a term is typed',
  query: z.object({
    requestType: z.literal('autocompletesuggestions'),
    searchTerm: textField(SEARCH_TERM_MAX_LENGTH),
  }),
  data: suggestionsRecord,
});

export const listOptions = defineCall({
  ...SEARCH.config,
  name: 'listOptions',
  area,
  bounds: BOUNDS.read,
  summary: 'Display options of lists: page size, sort options, labels of facets',
  data: listOptionsRecord,
});

export const recommendations = defineCall({
  ...SEARCH.recommendations,
  name: 'recommendations',
  area,
  bounds: BOUNDS.list,
  summary: 'Recommendations for a product or a set of products',
  query: z.object({
    strategyString: z
      .string({ error: 'must be a text' })
      .trim()
      .max(100, 'must have at most 100 characters')
      .default(''),
    currentProductId: optionalId,
    productIds: idList,
    page: pageField,
    pageSize: pageSizeField(RECOMMENDATIONS_PAGE_SIZE),
  }),
  data: z.array(productRecord),
});
