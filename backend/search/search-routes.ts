import * as calls from '../../src/api/search/calls.ts';
import { DEFAULT_PAGE_SIZE, SORT_FIELDS } from '../../src/domain/search/search-constants.ts';
import { notFound, SerialisedData, unknownText } from '../platform/http/answers.ts';
import { handle, type HandledCall } from '../platform/http/handled-call.ts';
import { visibleStores } from '../catalogue/reads/stores.ts';
import {
  recommend,
  strategyOf,
  type RecommendRequest,
  type Strategy,
  factsOf,
} from './recommend.ts';
import { facetLabelRecord } from './facets.ts';
import type { PublicContext } from '../platform/http/context.ts';
import type { SiteSource } from './site-pages.ts';
import { availableTools } from './tools/candidates.ts';
import { searchResult, suggestions } from './search-service.ts';
import type { Shop, ShopState } from '../catalogue/reads/shop.ts';
import { summariesJson } from '../catalogue/reads/summaries.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../platform/db/schema/database.ts';
import type { ProductRelationTable } from '../platform/db/schema/catalogue.ts';
import type { ProductRecord } from '../../src/api/products/calls.ts';
import type { Locale } from '../../src/domain/shared/common.ts';

// Recommendations: products that the owner's feed relates to another one, and the attributes in
// which alternatives are better.

const RELATIONS_BY_STRATEGY: Partial<Record<Strategy, ProductRelationTable['kind'][]>> = {
  'pdp-up-sell': ['alternatives'],
  plp: ['alternatives'],
  'pdp-cross-sell': ['accessories', 'parts'],
  'cart-cross-sell': ['accessories', 'parts'],
};

/**
 * Returns the ids of products that the owner's feed relates to those of a request, in the feed's
 * order; empty for strategies without related products.
 */
export async function readOwnRelations(
  db: Kysely<Database>,
  { strategy, currentProductId, productIds }: Omit<RecommendRequest, 'fit' | 'categories'>,
): Promise<number[]> {
  // A list of products refers to none of them in particular.
  const kinds =
    strategy === 'plp' && currentProductId === null ? undefined : RELATIONS_BY_STRATEGY[strategy];
  const productsWithRelations = currentProductId === null ? [...productIds] : [currentProductId];
  if (!kinds || productsWithRelations.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select p.id from product_relations r join products p on p.number = r.related_number
    where r.product_id = any(${productsWithRelations}) and r.kind = any(${kinds})
    order by array_position(${productsWithRelations}::integer[], r.product_id),
      array_position(${kinds}::text[], r.kind), r.position`.execute(db);
  return [...new Set(rows.map(({ id }) => id))];
}

/**
 * Returns summaries of better alternatives as a JSON list, with the attributes in which each is
 * better as key facts (`Koppel: 110 Nm`). Products chosen by the owner keep their own facts.
 */
export function showDifferences(
  json: string,
  {
    catalogue,
    indexes,
  }: Pick<ShopState, 'indexes'> & {
    catalogue: Pick<ShopState['catalogue'], 'facetLabels'>;
  },
  { fit, categories, currentProductId }: RecommendRequest,
  locale: Locale,
): string {
  const currentProduct = currentProductId === null ? null : indexes.nl.product(currentProductId);
  if (!currentProduct) return json;
  const records = (JSON.parse(json) as ProductRecord[]).map((record) => {
    const alternative = indexes.nl.product(record.Id);
    const codes = alternative
      ? fit.betterQualities(factsOf(currentProduct, categories), factsOf(alternative, categories))
      : [];
    const values = indexes[locale].product(record.Id)?.attributes ?? {};
    const facts = codes.map((code) => {
      const label = catalogue.facetLabels.get(code)?.[locale] ?? code;
      return `${label}: ${(values[code] ?? []).join(', ')}`;
    });
    return facts.length > 0 ? { ...record, KeySpecs: facts.slice(0, 2) } : record;
  });
  return JSON.stringify(records);
}

const SORT_LABELS: Record<(typeof SORT_FIELDS)[number], { nl: string; en: string }> = {
  relevance: { nl: 'Meest relevant', en: 'Most relevant' },
  'price-asc': { nl: 'Prijs laag - hoog', en: 'Price low - high' },
  'price-desc': { nl: 'Prijs hoog - laag', en: 'Price high - low' },
  'unit-price-asc': { nl: 'Prijs per eenheid', en: 'Price per unit' },
  'name-asc': { nl: 'Naam A - Z', en: 'Name A - Z' },
  newest: { nl: 'Nieuwste eerst', en: 'Newest first' },
};

/** Default strategy for a product. */
const DEFAULT_STRATEGY = 'pdp-cross-sell';
const CACHED_OPTIONS = { cached: true };

/** Returns the ids of the products that a customer bought, the latest first. */
export type ReadBoughtIds = (customerId: number) => Promise<number[]>;

/** Handlers of the search service (spec 2 §7). */
export function searchRoutes(shop: Shop, readBoughtIds: ReadBoughtIds): HandledCall[] {
  const siteSourceOf = ({ editorial, locale }: PublicContext): SiteSource => ({
    findPages: editorial.sitePages[locale],
    stores: visibleStores(shop, editorial.settings),
    hasTool: (tool) =>
      availableTools(shop.state, editorial.content.tools).some(({ name }) => name === tool),
  });
  return [
    handle(
      calls.searchResults,
      async ({ query }, context) =>
        (await searchResult(shop, siteSourceOf(context), query, context)) ??
        notFound(unknownText('category', query.categoryID ?? '')),
      CACHED_OPTIONS,
    ),
    handle(calls.boughtResults, async ({ query }, context) => {
      const ids = await readBoughtIds(context.customer.customerId);
      return (
        (await searchResult(shop, siteSourceOf(context), query, context, ids)) ??
        notFound(unknownText('category', query.categoryID ?? ''))
      );
    }),
    handle(
      calls.searchSuggestions,
      ({ query }, context) => suggestions(shop, siteSourceOf(context), query.searchTerm, context),
      CACHED_OPTIONS,
    ),
    handle(
      calls.listOptions,
      (_, { locale }) => ({
        Limit: DEFAULT_PAGE_SIZE,
        SortOptions: SORT_FIELDS.map((Field) => ({ Label: SORT_LABELS[Field][locale], Field })),
        Prefilters: [],
        WebNodeMode: 'Navigation' as const,
        BrandMode: 'Filter' as const,
        HasStoreStock: true,
        ...(shop.listGroups !== 'off' && { HasGroups: true }),
        FacetLabels: facetLabelRecord(shop.state.catalogue, locale),
      }),
      CACHED_OPTIONS,
    ),
    handle(
      calls.recommendations,
      async ({ query }, { locale, editorial }) => {
        const { catalogue, indexes, summaries } = shop.state;
        const request = {
          strategy: strategyOf(query.strategyString || DEFAULT_STRATEGY),
          currentProductId: query.currentProductId ?? null,
          productIds: query.productIds,
          fit: editorial.fitTable,
          categories: catalogue.tree,
        };
        const offset = (query.page - 1) * query.pageSize;
        const ownIds = await readOwnRelations(shop.db, request);
        // Rules contain Dutch values; the products are the same in both languages.
        const recommendedIds = recommend(
          indexes.nl,
          { ...request, ownIds },
          offset + query.pageSize,
        );
        const ids = recommendedIds.slice(offset);
        const json = await shop.reads.read((db) =>
          summariesJson(db, catalogue, summaries, ids, locale),
        );
        const isUpSell = request.strategy === 'pdp-up-sell';
        return new SerialisedData(
          isUpSell ? showDifferences(json, shop.state, request, locale) : json,
        );
      },
      CACHED_OPTIONS,
    ),
  ];
}
