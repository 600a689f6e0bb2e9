/** Schemas of search results and list options (spec 2 §3), and the calls that answer them. */
import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, IN_STORE_SORT } from '../../domain/search/search-constants.ts';
import { LIST_GROUP_AXES } from '../../domain/product/list-group.ts';
import {
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
  euros,
  id,
} from '../fields.ts';
import { productRecord } from '../products/calls.ts';
import { SEARCH } from './client.ts';
import { shortBrandRecord } from '../brands/calls.ts';

/** A page of this site: its name and its path. */
const siteLinkRecord = z.object({ Name: z.string(), Url: z.string() });

/** Pages beside products that a term asks for, the best first; a missing group is empty. */
const siteLinkFields = {
  Questions: z.array(siteLinkRecord).nullish(),
  /** Guides, other pages of editors, and tools. */
  Pages: z.array(siteLinkRecord).nullish(),
  Stores: z.array(siteLinkRecord).nullish(),
};

export const facetRecord = z.object({
  Field: z.string(),
  Label: z.string(),
  Values: z.array(
    z.object({
      Label: z.string(),
      Value: z.string(),
      Count: z.int().min(0),
      Checked: z.boolean(),
    }),
  ),
  /** Range of the values in one of their units; absent if they are few, or not measures. */
  Range: z.object({ Min: z.number().min(0), Max: z.number().min(0), Unit: z.string() }).nullish(),
});

export const searchCategoryRecord = z.object({
  Code: z.string(),
  Name: z.string(),
  Url: z.string(),
  ImageUrl: z.string().nullish(),
  get Children(): z.ZodOptional<z.ZodNullable<z.ZodArray<typeof searchCategoryRecord>>> {
    return z.array(searchCategoryRecord).nullish();
  },
  /** Query of the search call that lists this category: `categoryID=12`. */
  SearchParameters: z.string().nullish(),
});

const listGroupRecord = z.object({
  ProductId: id,
  /** Number of matches in the group. */
  Count: z.int().min(2),
  /** The axis in which the members differ. */
  Axis: z.enum(LIST_GROUP_AXES),
  /** The cheapest match, if prices differ; absent if the product's own price is to be shown. */
  Cheapest: z
    .object({ Id: id, PriceInclTax: euros, PriceExclTax: euros, Unit: z.string() })
    .nullish(),
});

export const searchResultRecord = z.object({
  Products: z.array(productRecord),
  /**
   * Number of products that match the whole term; counts and facets refer to these, or to the close
   * matches if no product matches the whole term.
   */
  Total: z.int().min(0),
  /** Number of `Products`, from the first, that match the whole term; default all. */
  ExactProducts: z.int().min(0).nullish(),
  /** Number of close matches after the exact ones, on all pages; default none. */
  CloseTotal: z.int().min(0).nullish(),
  /** The length that was asked for and no product has, and that of the first close match. */
  SizeInstead: z.object({ Asked: z.string(), Nearest: z.string() }).nullish(),
  /**
   * Unit of `UnitPrice` that the products of the whole list share (`m²`): the list can be sorted by
   * it. Absent if they have several, or most have none.
   */
  UnitPriceUnit: z.string().nullish(),
  /** The asked store, and the number of matches that it has in stock; absent without a store. */
  InStore: z.object({ Id: id, Name: z.string(), Count: z.int().min(0) }).nullish(),
  HasNotAvailableProducts: z.boolean(),
  PriceRange: z.object({ Min: euros, Max: euros }).nullish(),
  PopularCategories: z.array(searchCategoryRecord).nullish(),
  PopularBrands: z.array(shortBrandRecord).nullish(),
  WebNodeStats: z
    .array(z.object({ Id: id, Name: z.string(), Url: z.string(), Count: z.int().min(0) }))
    .nullish(),
  AlternativeSuggestions: z.array(z.string()).nullish(),
  RedirectToUrl: z.string().nullish(),
  Facets: z.array(facetRecord).nullish(),
  /**
   * Products of this page that stand for several matches of their product group. With `groups` all
   * numbers of the answer count a group once. Absent without it.
   */
  Groups: z.array(listGroupRecord).nullish(),
  ...siteLinkFields,
});

export const suggestionsRecord = z.object({
  Suggestions: z.array(
    z.object({
      Name: z.string(),
      Parameter: z.string(),
      CategoryName: z.string().nullish(),
      CategoryCode: z.string().nullish(),
    }),
  ),
  Brands: z.array(shortBrandRecord),
  Categories: z.array(z.object({ Name: z.string(), Url: z.string() })),
  Products: z.array(
    z.object({
      Id: id,
      Name: z.string(),
      Url: z.string(),
      ImageUrl: z.string().nullish(),
      Number: z.string(),
    }),
  ),
  ...siteLinkFields,
});

const navigationMode = z.enum(['Navigation', 'Filter']);

export const listOptionsRecord = z.object({
  Limit: z.int().min(1).nullish(),
  SortOptions: z.array(z.object({ Label: z.string(), Field: z.string() })).min(1),
  Prefilters: z.array(z.object({ Field: z.string(), Value: z.string() })).nullish(),
  WebNodeMode: navigationMode,
  BrandMode: navigationMode,
  /** True if `searchResults` takes a store; default false. */
  HasStoreStock: z.boolean().nullish(),
  /** True if lists are to show one card per product group, with `groups`; default false. */
  HasGroups: z.boolean().nullish(),
  /** Label by field. */
  FacetLabels: z.record(z.string(), z.string()),
});

export type FacetRecord = z.infer<typeof facetRecord>;
export type ListGroupRecord = z.infer<typeof listGroupRecord>;
export type SearchCategoryRecord = z.infer<typeof searchCategoryRecord>;
export type SearchResultRecord = z.infer<typeof searchResultRecord>;
export type SiteLinkRecords = Pick<SuggestionsRecord, keyof typeof siteLinkFields>;
export type SuggestionsRecord = z.infer<typeof suggestionsRecord>;
export type ListOptionsRecord = z.infer<typeof listOptionsRecord>;

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
const SORT_ORDERS = [...SORT_FIELDS, IN_STORE_SORT] as const;

/** Filters and sort order of a list. */
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
  sortOrder: z
    .enum(SORT_ORDERS, { error: `must be one of ${SORT_ORDERS.join(', ')}` })
    .default('relevance'),
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
