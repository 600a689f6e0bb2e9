import type { SearchResultRecord } from '../api/search/wire.ts';
import { isBrandField } from '../domain/brand-field.ts';
import { shownFacets, shownValues } from '../domain/shown-facets.ts';
import type { ListKey } from './reader.ts';
import { staticStock } from './static-stock.ts';

/**
 * What a page shows of a list: what is suggested where nothing was found is live data, and the
 * list of one brand has no other to choose.
 */
export function staticList(record: SearchResultRecord, { kind }: ListKey): SearchResultRecord {
  const facets = (record.Facets ?? []).filter(
    ({ Field }) => kind !== 'brand' || !isBrandField(Field),
  );
  return {
    ...record,
    PopularCategories: null,
    PopularBrands: null,
    AlternativeSuggestions: null,
    Products: record.Products.map((product) => ({ ...staticStock(product), WebNode: null })),
    Facets: shownFacets(facets).map((facet) => ({
      ...facet,
      Values: shownValues(facet.Values),
    })),
    WebNodeStats: shownValues(record.WebNodeStats ?? []),
  };
}
