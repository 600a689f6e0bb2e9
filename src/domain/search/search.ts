import type { MeasureRange } from '../product/measure.ts';
import type { Cents } from '../shared/money.ts';
import type { ListedProduct } from '../product/list-group.ts';

export interface FacetValue {
  label: string;
  value: string;
  count: number;
  checked: boolean;
}

export interface Facet {
  field: string;
  label: string;
  values: FacetValue[];
  /** Range of the values if they are many measures of one dimension, else null. */
  range: MeasureRange | null;
}

/** A category in a search result (spec 2 §3, "search category"). */
export interface SearchCategory {
  code: string;
  name: string;
  url: string;
  img: string | null;
  children: SearchCategory[];
  searchParameters: string;
}

export interface WebNodeStat {
  id: number;
  name: string;
  url: string;
  count: number;
}

export interface NamedLink {
  name: string;
  url: string;
}

/** Pages beside products that a term asks for; `url` is a path of this site. */
export interface SiteLinks {
  questions: NamedLink[];
  /** Guides, other pages of editors, and tools. */
  pages: NamedLink[];
  stores: NamedLink[];
}

export interface SearchResult {
  /** One page of products: those that match the whole term first, then close matches. */
  products: ListedProduct[];
  total: number;
  /** Number of `products`, counted from the first, that match the whole term. */
  exactCount: number;
  /** Number of close matches on all pages, in addition to the exact ones in `total`. */
  closeTotal: number;
  /** The length that was asked for and no product has, and that of the first close match. */
  sizeInstead: { asked: string; nearest: string } | null;
  /** Unit of the unit price that the whole list shares; null if it cannot be sorted by one. */
  unitPriceUnit: string | null;
  /** The asked store, and the number of matches that it has in stock; null without a store. */
  inStore: { id: number; name: string; count: number } | null;
  hasNotAvailableProducts: boolean;
  priceRange: { min: Cents; max: Cents } | null;
  popularCategories: SearchCategory[];
  popularBrands: { name: string; url: string; img: string | null }[];
  webNodeStats: WebNodeStat[];
  alternativeSuggestions: string[];
  redirectToUrl: string | null;
  facets: Facet[];
  siteLinks: SiteLinks;
}

export interface KeywordSuggestion {
  name: string;
  parameter: string;
  categoryName: string | null;
  categoryCode: string | null;
}

export interface SearchSuggestions extends SiteLinks {
  suggestions: KeywordSuggestion[];
  brands: NamedLink[];
  categories: NamedLink[];
  products: { id: number; name: string; url: string; img: string; numberTrimmed: string }[];
}

export interface SearchHistoryEntry {
  name: string;
  url: string;
}

/** Response of `GET api/sp/config` (spec 2 §3, "product list options"). */
export interface ProductListOptions {
  limit: number;
  sortOptions: { label: string; field: string }[];
  prefilters: { field: string; value: string }[];
  webNodeMode: 'Navigation' | 'Filter';
  brandMode: 'Navigation' | 'Filter';
  /** True if a list can be filtered and sorted by the stock of a store. */
  hasStoreStock: boolean;
  /** True if lists show one card per product group. */
  hasGroups?: true;
  /** Label by field. */
  facetLabels: Record<string, string>;
}
