/** The interface of the search index. One index serves one language. */
import type { ComparisonUnit, PackContent } from '../../src/domain/pricing/comparison-price.ts';
import type { Cents } from '../../src/domain/shared/money.ts';
import type { MeasureRange } from '../../src/domain/product/measure.ts';
import type { IN_STORE_SORT, SORT_FIELDS } from '../../src/domain/search/search-constants.ts';
import type { ListGroupAxis } from '../../src/domain/product/list-group.ts';
import type { FoundTask } from './tasks/task-model.ts';
import type { VariantForms } from './variant-sets.ts';

export type SearchLocale = 'nl' | 'en';

/** A product as the index reads it; only analysed, never returned. */
export interface SearchDocument {
  id: number;
  name: string;
  number: string;
  ean: string;
  brand: string;
  /** Ids of the own category and its parents, root first, and of the promotion nodes. */
  categoryIds: number[];
  /** Names of the own category and its parents, root first. */
  categoryNames: string[];
  description: string;
  /** Values by facet field (`thickness`: `12,5 mm`). */
  attributes: Record<string, string[]>;
  /** Incl. VAT, in cents. */
  price: Cents;
  /** Content of one piece, for the price per unit; null if only the piece price is compared. */
  content: PackContent | null;
  /** True if it is sold by the piece: without `content`, its price is that of one piece. */
  isPiece: boolean;
  popularity: number;
  soldOnline: boolean;
  orderable: boolean;
  available: boolean;
  /** Ids of the stores that have the product in stock. */
  storeIds: readonly number[];
  /** Absent where lists show a card for each product. */
  variant?: VariantForms;
  /** Epoch milliseconds. */
  createdAt: number;
}

export type SortOrder = (typeof SORT_FIELDS)[number] | typeof IN_STORE_SORT;

/** Settings of editors for searching (`content/search/`). */
export interface SearchGuide {
  /**
   * Returns synonyms of a word or phrase (of up to 4 words); empty for most. Spelling is ignored:
   * capitals, accents, plural, `wc-pot`.
   */
  synonyms(wordOrPhrase: string): readonly string[];
  /** Returns the redirect of a term; null for a list of results. */
  redirect(term: string): string | null;
  /** Returns the word with synonyms that a word may be a misspelling of; null without one. */
  respelled(word: string, edits: 0 | 1): string | null;
  /** Returns the task that a term describes and the words that find products for it; else null. */
  task(term: string): FoundTask | null;
  /** Resolves when `task` answers without preparing anything. */
  ready(): Promise<void>;
  /** Returns the ids of the products pinned to the top for a term. */
  pinned(term: string): readonly number[];
}

export interface SearchQuery {
  /** Trimmed; empty for a plain list. */
  term: string;
  /** Category of the list: only its documents are included, also in counts. */
  scopeId?: number | null;
  /**
   * Any of these categories, with their descendants. If `scopeId` is absent, a single one counts as
   * the category of the list.
   */
  categoryIds: number[];
  brands: string[];
  /** Values or ranges by field (`600..2400 mm`): one of them must match, for every field. */
  facets: { field: string; values: string[] }[];
  minPrice: Cents | null;
  maxPrice: Cents | null;
  onlySoldOnline: boolean;
  /** The store whose stock is counted, filtered and sorted by. */
  storeId?: number | null;
  /** Only products that this store has in stock. */
  onlyInStore?: boolean;
  /** Only these products. */
  productIds?: readonly number[] | null;
  /** Counts and returns the hits of a product group once. */
  grouped?: boolean;
  sort: SortOrder;
  offset: number;
  limit: number;
  guide?: SearchGuide;
}

/** A query without search term and filters. */
export const NO_CHOICES = {
  term: '',
  categoryIds: [],
  brands: [],
  facets: [],
  minPrice: null,
  maxPrice: null,
  onlyInStore: false,
  productIds: null,
} satisfies Partial<SearchQuery>;

/** A requested length that no match has, and the nearest one in the catalogue. */
export interface SizeInstead {
  /** As typed. */
  asked: string;
  nearestMm: number;
}

export interface FacetCount {
  field: string;
  values: { value: string; count: number }[];
  /** Range of the values if they are many measures of one dimension. */
  range?: MeasureRange;
}

/** A hit that stands for those of its product group. */
export interface HitGroup {
  id: number;
  /** Number of hits, at least 2. */
  count: number;
  /** The axis in which the members differ. */
  axis: ListGroupAxis;
  /** The cheapest hit; null if prices are equal, or a higher one is what the list is sorted by. */
  cheapestId: number | null;
}

export interface SearchHits {
  /** Ids of one page: matches of all words first, then close matches. */
  ids: number[];
  /** The cards of `ids` that stand for several hits; empty unless `grouped`. */
  groups: HitGroup[];
  /** Number of `ids` that match all words. */
  exact: number;
  /**
   * Number of matches of all words, to which facets, counts and prices refer; if no product has all
   * words, these refer to the close matches.
   */
  total: number;
  /** Number of close matches after them, on all pages; limited to some hundred. */
  closeTotal: number;
  /**
   * Counts by facet field, over the hits without that field's own filter, so that a count states
   * what selecting the value adds. The fields that most hits have come first; values are in natural
   * order (`9,5 mm` before `12,5 mm`); selected values are included even at 0.
   */
  facets: FacetCount[];
  /** Like facets, without the brand filter. Most hits first, then by name. */
  brands: { name: string; count: number }[];
  /**
   * Counts by category id, on all levels, without the `categoryIds` filter but within the scope.
   */
  categories: { id: number; count: number }[];
  /** Over the hits without the price filter, so that the ends of a slider stay the same. */
  priceRange: { min: Cents; max: Cents } | null;
  /** Unit by which the hits can be compared; null if they have several, or most have none. */
  unit: ComparisonUnit | null;
  /** Number of hits that the query's store has in stock; null without a store. */
  inStore: number | null;
  /** True if some matches cannot be ordered online, whether or not the filter hides them. */
  hasNotAvailableProducts: boolean;
  /**
   * The nearest available length, if the close matches lack only the requested length; otherwise
   * null.
   */
  sizeInstead: SizeInstead | null;
  /** Alternative terms if there are few results, best first. */
  alternatives: string[];
}

export interface SuggestHits {
  keywords: { text: string; categoryId: number | null }[];
  brands: string[];
  categoryIds: number[];
  productIds: number[];
}

/** The indexed data of a product, for recommendations. */
export interface IndexedProduct {
  id: number;
  brand: string;
  /** Values by attribute code, in the language of the index. */
  attributes: Readonly<Record<string, readonly string[]>>;
  /** Ids of the categories, root first, then of promotion nodes. */
  categoryIds: number[];
  ownCategoryId: number | null;
  price: Cents;
  popularity: number;
  orderable: boolean;
}

/** Selects products that are in all given groups; an absent group is ignored. */
export interface Selection {
  categoryId?: number;
  brand?: string;
}

export interface SearchIndex {
  readonly size: number;
  product(id: number): IndexedProduct | null;
  /** Returns the orderable products of a selection that `accept` allows, most popular first. */
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
  /** Replaces, adds or (if the document is null) removes products, effective immediately. */
  update(changes: { id: number; document: SearchDocument | null }[]): void;
}
