/** The search index and what goes in and out of it. One index serves one language. */
import type { Cents } from '../../src/domain/shared/money.ts';
import type { MeasureRange } from '../../src/domain/product/measure.ts';

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

/** What editors say about searching (`content/search/`). */
export interface SearchGuide {
  /**
   * Words and phrases (of up to 4 words) that find what `wordOrPhrase` should find too; empty
   * for most. All spellings of a phrase are alike: capitals, accents, plural, `wc-pot`.
   */
  synonyms(wordOrPhrase: string): readonly string[];
  /** Where a term leads instead of to a list. */
  redirect(term: string): string | null;
  /** Ids of the products that come first for a term. */
  pinned(term: string): readonly number[];
}

export interface SearchQuery {
  /** Trimmed; empty for a plain list. */
  term: string;
  /** The list's own place: only its documents take part, in the counts too. */
  scopeId?: number | null;
  /**
   * Any of these (each with its descendants, as documents carry their parents). Where
   * `scopeId` is left out, a single one counts as the list's place.
   */
  categoryIds: number[];
  brands: string[];
  /** Per field any of the values or ranges of them (`600..2400 mm`); all fields must hold. */
  facets: { field: string; values: string[] }[];
  minPrice: Cents | null;
  maxPrice: Cents | null;
  onlySoldOnline: boolean;
  sort: SortOrder;
  offset: number;
  limit: number;
  guide?: SearchGuide;
}

/** What a query asks for before anybody searches or filters. */
export const NO_CHOICES = {
  term: '',
  categoryIds: [],
  brands: [],
  facets: [],
  minPrice: null,
  maxPrice: null,
} satisfies Partial<SearchQuery>;

export interface FacetCount {
  field: string;
  values: { value: string; count: number }[];
  /** What the values span, where they are many measures of one dimension. */
  range?: MeasureRange;
}

export interface SearchHits {
  /** One page: first what has all words of the term, then what misses some but is close. */
  ids: number[];
  /** How many of `ids` have all words. */
  exact: number;
  /** All that has all words; what follows (facets, counts, prices) is of these. */
  total: number;
  /** How many close matches follow them over all pages; together at most some hundred. */
  closeTotal: number;
  /**
   * Counts per facet field over the hits without that field's own filter: choosing one value
   * more gives what its count says. The fields that most hits have come first; values stand in
   * natural order (`9,5 mm` before `12,5 mm`); chosen values are there even at 0.
   */
  facets: FacetCount[];
  /** As facets: without the brand filter. Most hits first, then by name. */
  brands: { name: string; count: number }[];
  /** Per category id, all levels, without the `categoryIds` filter but inside the scope. */
  categories: { id: number; count: number }[];
  /** Over the hits without the price filter itself, so that a slider keeps its ends. */
  priceRange: { min: Cents; max: Cents } | null;
  /** True where something that matches cannot be bought online, shown or hidden by the toggle. */
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

/** What the index knows of one product, for recommendations. */
export interface IndexedProduct {
  id: number;
  brand: string;
  /** Values by the code of the attribute, as they are written in the language of the index. */
  attributes: Readonly<Record<string, readonly string[]>>;
  /** Ids from the root category down to its own, then promotion nodes. */
  categoryIds: number[];
  ownCategoryId: number | null;
  price: Cents;
  popularity: number;
  orderable: boolean;
}

/** Products of any of these groups; a group left out does not narrow. */
export interface Selection {
  categoryId?: number;
  brand?: string;
}

export interface SearchIndex {
  readonly size: number;
  product(id: number): IndexedProduct | null;
  /** Orderable products of a selection that pass `accept`, most popular first. */
  popular(
    selection: Selection,
    limit: number,
    accept: (product: IndexedProduct) => boolean,
  ): IndexedProduct[];
  search(query: SearchQuery): SearchHits;
  suggest(
    term: string,
    limits: { keywords: number; brands: number; categories: number; products: number },
    guide?: SearchGuide,
  ): SuggestHits;
  /** Replaces, adds or (where a document is null) removes; visible to the next call. */
  update(changes: { id: number; document: SearchDocument | null }[]): void;
}
