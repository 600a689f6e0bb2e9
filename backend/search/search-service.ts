import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Locale, LOCALES } from '../../src/domain/shared/common.ts';
import {
  type HitGroup,
  NO_CHOICES,
  type SearchGuide,
  type SearchHits,
  type SearchQuery,
  type SizeInstead,
} from './types.ts';
import type { Shop } from '../catalogue/reads/shop.ts';
import type {
  ListGroupRecord,
  SearchResultRecord,
  SuggestionsRecord,
} from '../../src/api/search/calls.ts';
import { isListedBrand } from '../../src/domain/frame/brand.ts';
import { formatNumber, toEuros } from '../../src/domain/shared/money.ts';
import { SUGGESTIONS_MIN_LENGTH } from '../../src/domain/search/search-constants.ts';
import { SerialisedData } from '../platform/http/answers.ts';
import { searchCategoryRecord, popularCategories, webNodeStats } from './categories.ts';
import { facetRecords, searchQuery, type SearchInput } from './facets.ts';
import type { PublicContext } from '../platform/http/context.ts';
import { siteLinks, type SiteSource } from './site-pages.ts';
import { countMiss } from './synonyms/search-misses.ts';
import { summariesJson } from '../catalogue/reads/summaries.ts';
import { unitName } from '../catalogue/texts.ts';

/** Number of products inspected to translate a facet value. */
const SAMPLE_SIZE = 50;

type Facet = SearchQuery['facets'][number];

/**
 * Translates facet values that only exist in the other language, so that an address keeps its
 * filters when a shopper switches the language. `hits`: the result of the original query. Returns
 * null if every value is known, or unknown in both languages.
 */
async function translateFacets(
  shop: Shop,
  query: SearchQuery,
  hits: SearchHits,
  locale: Locale,
): Promise<Facet[] | null> {
  const unknownValues = (facet: Facet) => {
    const shownValues = hits.facets.find(({ field }) => field === facet.field)?.values ?? [];
    return facet.values.filter((value) => !shownValues.some((one) => one.value === value));
  };
  let isTranslated = false;
  const facets: Facet[] = [];
  for (const facet of query.facets) {
    const values: string[] = [];
    const foreignValues = new Set(unknownValues(facet));
    for (const value of facet.values) {
      const ownLabels = foreignValues.has(value)
        ? await translateValue(shop, facet.field, value, locale)
        : [];
      isTranslated ||= ownLabels.length > 0;
      values.push(...(ownLabels.length > 0 ? ownLabels : [value]));
    }
    facets.push({ field: facet.field, values: [...new Set(values)] });
  }
  return isTranslated ? facets : null;
}

/** Translates a facet value of the other language; empty if unknown there too. */
async function translateValue(
  { reads, state }: Shop,
  field: string,
  value: string,
  locale: Locale,
): Promise<string[]> {
  const otherLocale = LOCALES.find((one) => one !== locale)!;
  // Others are answered between the searches of one call.
  await setImmediate();
  const { ids } = state.indexes[otherLocale].search({
    ...NO_CHOICES,
    facets: [{ field, values: [value] }],
    onlySoldOnline: false,
    sort: 'relevance',
    offset: 0,
    limit: SAMPLE_SIZE,
  });
  if (ids.length === 0) return [];
  const wordsQuery = sql<{ word: string }>`
    select distinct a -> 'value' ->> ${locale} as word
    from products p, jsonb_array_elements(p.details -> 'attributes') a
    where p.id = any(${ids}) and a ->> 'code' = ${field} and a -> 'value' ->> ${otherLocale} = ${value}
    order by word`;
  const { rows } = await reads.read((db) => wordsQuery.execute(db));
  return rows.map(({ word }) => word).filter((word) => word !== value);
}

const POPULAR_BRANDS = 12;
const SUGGEST_LIMITS = { keywords: 6, brands: 4, categories: 4, products: 5 };

/**
 * Returns a list or search result, limited to `productIds` if given; null if its category is
 * unknown or not currently shown.
 */
export async function searchResult(
  shop: Shop,
  site: SiteSource,
  input: SearchInput,
  { locale, now, editorial }: PublicContext,
  productIds: readonly number[] | null = null,
): Promise<SerialisedData<SearchResultRecord> | null> {
  const { db, state } = shop;
  const { catalogue, indexes, summaries } = state;
  const { tree } = catalogue;
  const guide = editorial.searchGuides[locale];
  if (input.searchTerm) await guide.ready();
  const scope = input.categoryID === undefined ? null : tree.byId(input.categoryID);
  if (input.categoryID !== undefined && !(scope && tree.isListed(scope, now))) return null;
  const store = site.stores.find(({ id }) => id === input.storeID);
  let query: SearchQuery = {
    ...searchQuery(input),
    ...storeFieldsOf(store, input),
    productIds,
    guide,
  };
  let hits = indexes[locale].search(query);
  const facets = await translateFacets(shop, query, hits, locale);
  if (facets) {
    await setImmediate();
    hits = indexes[locale].search((query = { ...query, facets }));
  }
  let unfilteredHits = hits;
  if (hits.total === 0) {
    // Others are answered between the searches of one call.
    await setImmediate();
    // Without hits: popular products of the list without the filters.
    unfilteredHits = indexes[locale].search(dropChoices(query));
  }
  const result: Omit<SearchResultRecord, 'Products'> = {
    Total: hits.total,
    ...(hits.closeTotal > 0 && { ExactProducts: hits.exact, CloseTotal: hits.closeTotal }),
    ...(hits.sizeInstead && { SizeInstead: sizeInsteadRecord(hits.sizeInstead, locale) }),
    ...(hits.unit && { UnitPriceUnit: unitName(hits.unit, locale) }),
    ...(store && { InStore: { Id: store.id, Name: store.name, Count: hits.inStore ?? 0 } }),
    HasNotAvailableProducts: hits.hasNotAvailableProducts,
    PriceRange: hits.priceRange && {
      Min: toEuros(hits.priceRange.min),
      Max: toEuros(hits.priceRange.max),
    },
    PopularCategories: popularCategories(tree, unfilteredHits.categories, locale, now),
    PopularBrands: popularBrands(shop, unfilteredHits.brands),
    WebNodeStats: webNodeStats(tree, hits.categories, scope, locale, now),
    AlternativeSuggestions: hits.alternatives,
    RedirectToUrl: scope ? null : guide.redirect(query.term),
    ...(hits.groups.length > 0 && { Groups: await groupRecords(shop, hits.groups, locale) }),
    Facets: facetRecords(hits, query, catalogue, locale),
    ...(!scope && input.page === 1 && siteLinks(query.term, site, locale)),
  };
  const products = await shop.reads.read((from) =>
    summariesJson(from, catalogue, summaries, hits.ids, locale),
  );
  const isMiss = isSearchMiss(query, hits) && result.RedirectToUrl === null;
  // A failure to count must not fail the search.
  if (isMiss) await countMiss(db, query.term, locale, now).catch(() => {});
  return new SerialisedData(`{"Products":${products},${JSON.stringify(result).slice(1)}`, !isMiss);
}

/** The store fields of a query; empty if the store is unknown or not shown. */
const storeFieldsOf = (store: { id: number } | undefined, { onlyInStore }: SearchInput) => ({
  storeId: store?.id ?? null,
  onlyInStore: store !== undefined && onlyInStore,
});

/** Makes the record of the nearest length, in the unit of the requested one. */
function sizeInsteadRecord({ asked, nearestMm }: SizeInstead, locale: Locale) {
  const [, unit = 'mm'] = /([cm]?m)(?:eters?|trs?|etres?)?$/.exec(asked) ?? [];
  const size = unit === 'm' ? 1000 : unit === 'cm' ? 10 : 1;
  return { Asked: asked, Nearest: `${formatNumber(nearestMm / size, locale)} ${unit}` };
}

/** Returns the query without search term and filters. */
function dropChoices(query: SearchQuery): SearchQuery {
  return { ...query, ...NO_CHOICES, limit: 1 };
}

/**
 * Returns whether a term without filters found nothing. What only counts the stock of a store is
 * asked beside the list itself.
 */
function isSearchMiss(query: SearchQuery, hits: SearchHits): boolean {
  const isFiltered =
    query.sort === 'in-store' ||
    query.scopeId !== null ||
    query.categoryIds.length + query.brands.length + query.facets.length > 0 ||
    query.minPrice !== null ||
    query.onlyInStore === true ||
    query.productIds !== null;
  return query.term !== '' && !isFiltered && hits.total === 0 && !hits.hasNotAvailableProducts;
}

function popularBrands(shop: Shop, counts: readonly { name: string }[]) {
  const { brandImages } = shop.state;
  return counts
    .filter(({ name }) => isListedBrand(name))
    .slice(0, POPULAR_BRANDS)
    .map(({ name }) => ({ BrandName: name, ImageUrl: brandImages.get(name) ?? null }));
}

/** Delay after the start, so that it does not slow the start down. */
const WARM_UP_AFTER_MS = 3_000;

/** Prepares the examples of tasks once the shop runs, so that the first search need not wait. */
export function warmSearch(guides: () => Record<Locale, SearchGuide>): { stop(): void } {
  const timer = setTimeout(() => {
    const prepare = async () => {
      // One language after the other: both at once would delay other requests more.
      for (const locale of LOCALES) await guides()[locale].ready();
    };
    // A search reports the error.
    prepare().catch(() => {});
  }, WARM_UP_AFTER_MS).unref();
  return { stop: () => clearTimeout(timer) };
}

/** Returns suggestions for a term; none below two characters (spec 1 §5). */
export async function suggestions(
  shop: Shop,
  site: SiteSource,
  term: string,
  { locale, now, editorial }: PublicContext,
): Promise<SuggestionsRecord> {
  if (term.trim().length < SUGGESTIONS_MIN_LENGTH) {
    return { Suggestions: [], Brands: [], Categories: [], Products: [] };
  }
  const guide = editorial.searchGuides[locale];
  await guide.ready();
  const { catalogue, indexes, brandImages } = shop.state;
  const hits = indexes[locale].suggest(term, SUGGEST_LIMITS, guide);
  const suggestedCategory = (id: number | null) => {
    const row = id === null ? null : catalogue.tree.byId(id);
    return row && catalogue.tree.isListed(row, now) ? row : null;
  };
  const products = await shop.summaries(hits.productIds, locale);
  return {
    Suggestions: hits.keywords.map(({ text, categoryId }) => {
      const category = suggestedCategory(categoryId);
      return {
        Name: text,
        Parameter: text,
        CategoryName: category?.name[locale] ?? null,
        CategoryCode: category?.code ?? null,
      };
    }),
    Brands: hits.brands
      .filter(isListedBrand)
      .map((name) => ({ BrandName: name, ImageUrl: brandImages.get(name) ?? null })),
    Categories: hits.categoryIds.flatMap((id) => {
      const row = suggestedCategory(id);
      return row ? [{ Name: row.name[locale], Url: searchCategoryRecord(row, locale).Url }] : [];
    }),
    Products: products.map((product) => ({
      Id: product.Id,
      Name: product.Name,
      Url: product.Url ?? String(product.Id),
      ImageUrl: product.Images?.[0]?.Url ?? null,
      Number: product.Number,
    })),
    ...siteLinks(term, site, locale),
  };
}

/** Makes the records of cards that stand for several hits, with current prices. */
async function groupRecords(
  shop: Shop,
  groups: readonly HitGroup[],
  locale: Locale,
): Promise<ListGroupRecord[]> {
  const ids = groups.flatMap(({ cheapestId }) => cheapestId ?? []);
  const products = new Map((await shop.summaries(ids, locale)).map((one) => [one.Id, one]));
  return groups.map(({ id, count, axis, cheapestId }) => {
    const cheapest = cheapestId === null ? undefined : products.get(cheapestId);
    return {
      ...{ ProductId: id, Count: count, Axis: axis },
      ...(cheapest && {
        Cheapest: {
          Id: cheapest.Id,
          PriceInclTax: cheapest.PriceInclTax,
          PriceExclTax: cheapest.PriceExclTax,
          Unit: cheapest.Unit,
        },
      }),
    };
  });
}
