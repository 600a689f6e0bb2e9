import type { Locale } from '../../domain/shared/common.ts';
import type { Facet, ProductListOptions } from '../../domain/search/search.ts';
import type { ListScope } from '../../domain/listing/list-state.ts';
import { shownFacets, shownValues, type PriceRange } from '../../domain/listing/facets.ts';
import type { RightBanner } from './banner-html.ts';
import { listingTexts, type ListingTexts } from './list-texts.ts';

/** What a page tells its list: small, since it stands in the HTML. */
export interface ListPageSetup {
  locale: Locale;
  /** Address of the list itself, without query. */
  path: string;
  /** Addresses of other lists, `*` for what they are of. */
  links: Record<'search' | 'category' | 'brand', string>;
  scope: ListScope;
  options: Pick<ProductListOptions, 'limit' | 'sortOptions' | 'prefilters'>;
  /** Categories are a filter here; elsewhere the page itself leads to those below it. */
  filtersCategories: boolean;
  /** Brands are a filter; where not, each leads to its own page (spec 2 §3, brandMode). */
  filtersBrands: boolean;
  /** Takes the place of one product on every page of the list. */
  banner: RightBanner | null;
}

/** What the parts of a list need. */
export interface ListSetup extends ListPageSetup {
  texts: ListingTexts;
}

export const withTexts = (setup: ListPageSetup): ListSetup => ({
  ...setup,
  texts: listingTexts(setup.locale),
});

/** What the static page shows around its cards. */
export interface ListSummary {
  total: number;
  priceRange: PriceRange | null;
  facets: ListedFacet[];
  webNodeStats: { id: number; name: string; count: number }[];
  hasNotAvailableProducts: boolean;
}

/** A facet without what the state says itself; a label that is the value is left out. */
export interface ListedFacet extends Pick<Facet, 'field' | 'label'> {
  values: { value: string; count: number; label?: string }[];
  /** Absent for a facet whose values are few or no measures. */
  range?: Facet['range'];
}

/** What stands in the page: the first values of the first facets. */
export function listSummary(result: ListSummary, filtersCategories: boolean): ListSummary {
  const { total, priceRange, facets, webNodeStats, hasNotAvailableProducts } = result;
  return {
    total,
    priceRange,
    facets: shownFacets(facets).map(({ field, label, values, range }) => ({
      field,
      label,
      values: shownValues(values).map(withoutEcho),
      ...(range && { range }),
    })),
    webNodeStats: filtersCategories
      ? shownValues(webNodeStats).map(({ id, name, count }) => ({ id, name, count }))
      : [],
    hasNotAvailableProducts,
  };
}

const withoutEcho = ({ value, count, label }: ListedFacet['values'][number]) =>
  label === value ? { value, count } : { value, count, label };
