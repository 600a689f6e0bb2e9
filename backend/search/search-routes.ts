import * as calls from '../../src/api/search/calls.ts';
import { DEFAULT_PAGE_SIZE, SORT_FIELDS } from '../../src/domain/search/search-constants.ts';
import { notFound, Serialised, unknownText } from '../platform/http/answers.ts';
import { handle, type HandledCall } from '../platform/http/handled-call.ts';
import { visibleStores } from '../catalogue/reads/stores.ts';
import { recommend, strategyOf } from './recommend.ts';
import { withDifferences, ownRelations } from '../catalogue/reads/product-relations.ts';
import { facetLabelRecord } from './facets.ts';
import type { PublicContext } from '../platform/http/context.ts';
import type { SiteSource } from './site-pages.ts';
import { availableTools } from './tools/candidates.ts';
import { searchResult, suggestions } from './search-service.ts';
import type { Shop } from '../catalogue/reads/shop.ts';
import { summariesJson } from '../catalogue/reads/summaries.ts';

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
const KEPT = { cached: true };

/** Returns the ids of the products that a customer bought, the latest first. */
export type BoughtIds = (customerId: number) => Promise<number[]>;

/** Handlers of the search service (spec 2 §7). */
export function searchRoutes(shop: Shop, boughtIds: BoughtIds): HandledCall[] {
  const site = ({ editorial, locale }: PublicContext): SiteSource => ({
    pages: editorial.pages[locale],
    stores: visibleStores(shop, editorial.settings),
    hasTool: (tool) =>
      availableTools(shop.state, editorial.content.tools).some(({ name }) => name === tool),
  });
  return [
    handle(
      calls.searchResults,
      async ({ query }, context) =>
        (await searchResult(shop, site(context), query, context)) ??
        notFound(unknownText('category', query.categoryID ?? '')),
      KEPT,
    ),
    handle(calls.boughtResults, async ({ query }, context) => {
      const ids = await boughtIds(context.customer.customerId);
      return (
        (await searchResult(shop, site(context), query, context, ids)) ??
        notFound(unknownText('category', query.categoryID ?? ''))
      );
    }),
    handle(
      calls.searchSuggestions,
      ({ query }, context) => suggestions(shop, site(context), query.searchTerm, context),
      KEPT,
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
      KEPT,
    ),
    handle(
      calls.recommendations,
      async ({ query }, { locale, editorial }) => {
        const { catalogue, indexes, summaries } = shop.state;
        const request = {
          strategy: strategyOf(query.strategyString || DEFAULT_STRATEGY),
          currentProductId: query.currentProductId ?? null,
          productIds: query.productIds,
          fit: editorial.fit,
          categories: catalogue.tree,
        };
        const offset = (query.page - 1) * query.pageSize;
        const ownIds = await ownRelations(shop.db, request);
        // Rules contain Dutch values; the products are the same in both languages.
        const all = recommend(indexes.nl, { ...request, ownIds }, offset + query.pageSize);
        const ids = all.slice(offset);
        const json = await shop.reads.read((db) =>
          summariesJson(db, catalogue, summaries, ids, locale),
        );
        const isStepUp = request.strategy === 'pdp-up-sell';
        return new Serialised(isStepUp ? withDifferences(json, shop.state, request, locale) : json);
      },
      KEPT,
    ),
  ];
}
