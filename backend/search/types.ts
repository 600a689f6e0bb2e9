/** The search index and what goes in and out of it. One index serves one language. */
import type { Cents } from '../../src/domain/entities/money.ts';

export type SearchLocale = 'nl' | 'en';

/** A product as the index reads it: analysed once, never shown. */
export interface SearchDocument {
  id: number;
  name: string;
  number: string;
  ean: string;
  brand: string;
  /** Own category and its parents, from the root down (ids), and the promotion nodes. */
  categoryIds: number[];
  /** Names of the own category and its parents, from the root down. */
  categoryNames: string[];
  description: string;
  /** Facet field → values (`thickness` → `12,5 mm`). */
  attributes: Record<string, string[]>;
  /** Incl. VAT, in cents. */
  price: Cents;
  popularity: number;
  soldOnline: boolean;
  orderable: boolean;
  available: boolean;
  /** Epoch milliseconds. */
  createdAt: number;
}

export type SortOrder = 'relevance' | 'price-asc' | 'price-desc' | 'name-asc' | 'newest';

export interface SearchQuery {
  /** Trimmed; empty for a plain list. */
  term: string;
  /** Any of these (each with its descendants, as documents carry their parents). */
  categoryIds: number[];
  brands: string[];
  /** Per field any of the values; all fields must hold. */
  facets: { field: string; values: string[] }[];
  minPrice: Cents | null;
  maxPrice: Cents | null;
  onlySoldOnline: boolean;
  sort: SortOrder;
  offset: number;
  limit: number;
}

export interface FacetCount {
  field: string;
  values: { value: string; count: number }[];
}

export interface SearchHits {
  ids: number[];
  total: number;
  /** Counts per facet field over the hits without that field's own filter. */
  facets: FacetCount[];
  brands: { name: string; count: number }[];
  /** Count of hits per category id, all levels. */
  categories: { id: number; count: number }[];
  priceRange: { min: Cents; max: Cents } | null;
  hasNotAvailableProducts: boolean;
  /** Other words to try, best first, when the term found little. */
  alternatives: string[];
}

export interface SuggestHits {
  keywords: { text: string; categoryId: number | null }[];
  brands: string[];
  categoryIds: number[];
  productIds: number[];
}

export interface SearchIndex {
  readonly size: number;
  search(query: SearchQuery): SearchHits;
  suggest(term: string, limits: { keywords: number; brands: number; categories: number; products: number }): SuggestHits;
  /** Replaces, adds or (where a document is null) removes; visible to the next call. */
  update(changes: { id: number; document: SearchDocument | null }[]): void;
}
