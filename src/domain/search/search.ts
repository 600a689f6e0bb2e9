import type { MeasureRange } from '../product/measure.ts';
import type { Cents } from '../shared/money.ts';
import type { ProductSummary } from '../product/product.ts';

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
  /** What the values span, where they are many measures of one dimension. */
  range: MeasureRange | null;
}

/** A category as the search call answers it (spec 2 §3, "search category"). */
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

export interface SearchResult {
  /** One page: what matches all of the term, then what comes close to it. */
  products: ProductSummary[];
  total: number;
  /** How many of `products`, from the first on, match all of the term. */
  exactCount: number;
  /** Close matches that follow the `total` exact ones, over all pages. */
  closeTotal: number;
  hasNotAvailableProducts: boolean;
  priceRange: { min: Cents; max: Cents } | null;
  popularCategories: SearchCategory[];
  popularBrands: { name: string; url: string; img: string | null }[];
  webNodeStats: WebNodeStat[];
  alternativeSuggestions: string[];
  redirectToUrl: string | null;
  facets: Facet[];
}

export interface KeywordSuggestion {
  name: string;
  parameter: string;
  categoryName: string | null;
  categoryCode: string | null;
}

export interface SearchSuggestions {
  suggestions: KeywordSuggestion[];
  brands: NamedLink[];
  categories: NamedLink[];
  products: { id: number; name: string; url: string; img: string; numberTrimmed: string }[];
}

export interface SearchHistoryEntry {
  name: string;
  url: string;
}

/** What `GET api/sp/config` answers (spec 2 §3, "product list options"). */
export interface ProductListOptions {
  limit: number;
  sortOptions: { label: string; field: string }[];
  prefilters: { field: string; value: string }[];
  webNodeMode: 'Navigation' | 'Filter';
  brandMode: 'Navigation' | 'Filter';
  /** Field → label. */
  facetLabels: Record<string, string>;
}
