import { isListedBrand } from '../../domain/frame/brand.ts';
import { printableLink } from '../../domain/frame/editor-address.ts';
import type {
  Facet,
  ProductListOptions,
  SearchCategory,
  SearchResult,
  SearchSuggestions,
  SiteLinks,
} from '../../domain/search/search.ts';
import type { ListGroup } from '../../domain/product/list-group.ts';
import { FALLBACK_IMAGE } from '../../domain/product/image-constants.ts';
import { toCents } from '../../domain/shared/money.ts';
import { numberTrimmed } from '../../domain/shared/number-trimmed.ts';
import { DEFAULT_PAGE_SIZE, SITE_LINKS_LIMIT } from '../../domain/search/search-constants.ts';
import { mapShortBrand } from '../brands/mappers.ts';
import { mapProductSummary } from '../products/mappers.ts';
import type {
  FacetRecord,
  ListGroupRecord,
  ListOptionsRecord,
  SearchCategoryRecord,
  SearchResultRecord,
  SiteLinkRecords,
  SuggestionsRecord,
} from './wire.ts';

function mapSearchCategory(record: SearchCategoryRecord): SearchCategory {
  return {
    code: record.Code,
    name: record.Name,
    url: record.Url,
    img: record.ImageUrl ?? null,
    children: (record.Children ?? []).map(mapSearchCategory),
    searchParameters: record.SearchParameters ?? '',
  };
}

function mapFacet(record: FacetRecord): Facet {
  return {
    field: record.Field,
    label: record.Label,
    values: record.Values.map((value) => ({
      label: value.Label,
      value: value.Value,
      count: value.Count,
      checked: value.Checked,
    })),
    range: record.Range
      ? { min: record.Range.Min, max: record.Range.Max, unit: record.Range.Unit }
      : null,
  };
}

/** Maps pages beside products; a link that a page may not print is left out. */
function mapSiteLinks({ Questions, Pages, Stores }: SiteLinkRecords): SiteLinks {
  const links = (records: SiteLinkRecords['Pages']) =>
    (records ?? [])
      .flatMap(({ Name, Url }) => {
        const url = printableLink(Url);
        return url ? [{ name: Name, url }] : [];
      })
      .slice(0, SITE_LINKS_LIMIT);
  return { questions: links(Questions), pages: links(Pages), stores: links(Stores) };
}

const mapListGroup = ({ Count, Axis, Cheapest }: ListGroupRecord): ListGroup => ({
  count: Count,
  axis: Axis,
  cheapest: Cheapest
    ? {
        id: Cheapest.Id,
        priceInclTax: toCents(Cheapest.PriceInclTax),
        priceExclTax: toCents(Cheapest.PriceExclTax),
        unit: Cheapest.Unit,
      }
    : null,
});

/** Maps a search result (spec 2 §3), without brands that have no name or are named "geen merk". */
export function mapSearchResult(record: SearchResultRecord, now: Date): SearchResult {
  const range = record.PriceRange;
  const groups = new Map((record.Groups ?? []).map((group) => [group.ProductId, group]));
  return {
    products: record.Products.map((product) => {
      const group = groups.get(product.Id);
      const summary = mapProductSummary(product, now);
      return group ? { ...summary, group: mapListGroup(group) } : summary;
    }),
    total: record.Total,
    exactCount: Math.min(record.ExactProducts ?? Infinity, record.Products.length),
    closeTotal: record.CloseTotal ?? 0,
    sizeInstead: record.SizeInstead
      ? { asked: record.SizeInstead.Asked, nearest: record.SizeInstead.Nearest }
      : null,
    unitPriceUnit: record.UnitPriceUnit ?? null,
    inStore: record.InStore
      ? { id: record.InStore.Id, name: record.InStore.Name, count: record.InStore.Count }
      : null,
    hasNotAvailableProducts: record.HasNotAvailableProducts,
    priceRange: range ? { min: toCents(range.Min), max: toCents(range.Max) } : null,
    popularCategories: (record.PopularCategories ?? []).map(mapSearchCategory),
    popularBrands: (record.PopularBrands ?? [])
      .map(mapShortBrand)
      .filter((brand) => isListedBrand(brand.name)),
    webNodeStats: (record.WebNodeStats ?? []).map((stat) => ({
      id: stat.Id,
      name: stat.Name,
      url: stat.Url,
      count: stat.Count,
    })),
    alternativeSuggestions: record.AlternativeSuggestions ?? [],
    redirectToUrl: printableLink(record.RedirectToUrl ?? '') || null,
    facets: (record.Facets ?? []).map(mapFacet),
    siteLinks: mapSiteLinks(record),
  };
}

/** Maps suggestions, as the search panel shows them (spec 1 §3). */
export function mapSuggestions(record: SuggestionsRecord): SearchSuggestions {
  return {
    suggestions: record.Suggestions.map((suggestion) => ({
      name: suggestion.Name,
      parameter: suggestion.Parameter,
      categoryName: suggestion.CategoryName ?? null,
      categoryCode: suggestion.CategoryCode ?? null,
    })),
    brands: record.Brands.map(mapShortBrand)
      .filter((brand) => isListedBrand(brand.name))
      .map(({ name, url }) => ({ name, url })),
    categories: record.Categories.map(({ Name, Url }) => ({ name: Name, url: Url })),
    products: record.Products.map((product) => ({
      id: product.Id,
      name: product.Name,
      url: product.Url,
      img: product.ImageUrl ?? FALLBACK_IMAGE,
      numberTrimmed: numberTrimmed(product.Number),
    })),
    ...mapSiteLinks(record),
  };
}

/** Maps product list options (spec 2 §3). The default page size is 12. */
export function mapListOptions(record: ListOptionsRecord): ProductListOptions {
  return {
    limit: record.Limit ?? DEFAULT_PAGE_SIZE,
    sortOptions: record.SortOptions.map(({ Label, Field }) => ({ label: Label, field: Field })),
    prefilters: (record.Prefilters ?? []).map(({ Field, Value }) => ({
      field: Field,
      value: Value,
    })),
    webNodeMode: record.WebNodeMode,
    brandMode: record.BrandMode,
    hasStoreStock: record.HasStoreStock ?? false,
    ...(record.HasGroups && { hasGroups: true }),
    facetLabels: record.FacetLabels,
  };
}
