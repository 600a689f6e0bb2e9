import type { Locale } from '../../domain/shared/common.ts';
import type { Facet, ProductListOptions } from '../../domain/search/search.ts';
import type { ListScope } from '../../domain/listing/list-state.ts';
import { shownFacets, shownValues, type PriceRange } from '../../domain/listing/facets.ts';
import type { RightBanner } from './banner-html.ts';
import { listingTexts, type ListingTexts } from './list-texts.ts';

/** Data of a page for its list; kept small, since it is part of the HTML. */
export interface ListPageSetup {
  locale: Locale;
  /** Path of the list, without query. */
  path: string;
  /** Paths of other lists, with `*` as placeholder. */
  links: Record<'search' | 'category' | 'brand', string>;
  scope: ListScope;
  options: Pick<ProductListOptions, 'limit' | 'sortOptions' | 'prefilters' | 'hasGroups'>;
  /** True if categories are a filter; otherwise the page links to its subcategories. */
  filtersCategories: boolean;
  /** True if brands are a filter; otherwise each links to its own page (spec 2 §3, brandMode). */
  filtersBrands: boolean;
  /** True if the list can be filtered and sorted by the stock of a store. */
  filtersStock: boolean;
  /** Takes the place of one product on every page of the list. */
  banner: RightBanner | null;
}

/** Data for the components of a list. */
export interface ListSetup extends ListPageSetup {
  texts: ListingTexts;
}

export const withTexts = (setup: ListPageSetup): ListSetup => ({
  ...setup,
  texts: listingTexts(setup.locale),
});

/** The data that the static page shows around its cards. */
export interface ListSummary {
  total: number;
  priceRange: PriceRange | null;
  facets: ListedFacet[];
  webNodeStats: { id: number; name: string; count: number }[];
  hasNotAvailableProducts: boolean;
  /** Offers the sort by price per unit; absent from most lists. */
  unitPriceUnit?: string | null;
}

/** A facet without what the list state tells already; a label equal to its value is omitted. */
export interface ListedFacet extends Pick<Facet, 'field' | 'label'> {
  values: { value: string; count: number; label?: string }[];
  /** Undefined for a facet with few values, or without measures. */
  range?: Facet['range'];
}

/** The summary of a result for the HTML: of the facets only the first ones, with first values. */
export function listSummary(result: ListSummary, filtersCategories: boolean): ListSummary {
  const { total, priceRange, facets, webNodeStats, hasNotAvailableProducts, unitPriceUnit } =
    result;
  return {
    total,
    priceRange,
    facets: shownFacets(facets).map(({ field, label, values, range }) => ({
      field,
      label,
      values: shownValues(values).map(withoutRepeatedLabel),
      ...(range && { range }),
    })),
    webNodeStats: filtersCategories
      ? shownValues(webNodeStats).map(({ id, name, count }) => ({ id, name, count }))
      : [],
    hasNotAvailableProducts,
    ...(unitPriceUnit && { unitPriceUnit }),
  };
}

const withoutRepeatedLabel = ({ value, count, label }: ListedFacet['values'][number]) =>
  label === value ? { value, count } : { value, count, label };
