/**
 * Answers in the spec's shape, written by hand and not made from the schemas. Each one must
 * be accepted by the schema of its call, without losing anything, and give the entities
 * that were written out beside it.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mapBrand, mapBrands } from '../../src/api/brands/mappers.ts';
import { envelope } from '../../src/api/call.ts';
import { CALLS } from '../../src/api/catalogue.ts';
import { mapConfig, mapSession } from '../../src/api/config/mappers.ts';
import { mapContentPage, mapFaqCategory } from '../../src/api/content/mappers.ts';
import { mapPreference } from '../../src/api/preference/mappers.ts';
import {
  mapProduct,
  mapProductSummary,
  mapProductsOfWebNode,
} from '../../src/api/products/mappers.ts';
import { mapStocks } from '../../src/api/products/stock.ts';
import { mapListOptions, mapSearchResult, mapSuggestions } from '../../src/api/search/mappers.ts';
import { mapCoordinates, mapStore } from '../../src/api/stores/mappers.ts';
import { mapWebNode } from '../../src/api/webnodes/mappers.ts';

interface Recorded {
  answer: { Success: boolean; Data: never };
  /** The whole entity, or a part of it. */
  entity?: unknown;
  entityLike?: object;
}

const now = new Date('2026-11-20T12:00:00Z');
type Mapper = (data: never) => unknown;
const each = <R>(map: (record: R) => unknown) => ((records: R[]) => records.map(map)) as Mapper;
const atNow =
  <R>(map: (record: R, at: Date) => unknown) =>
  (record: R) =>
    map(record, now);
const summaries = each(atNow(mapProductSummary));
const same: Mapper = (data) => data;

const MAPPERS: Record<string, Mapper> = {
  productsByIds: summaries,
  productByUrl: atNow(mapProduct),
  productStock: (data) => Object.fromEntries(mapStocks(data)),
  addViewedProduct: same,
  viewedProducts: summaries,
  productsOfWebNode: atNow(mapProductsOfWebNode),
  productContact: same,
  searchResults: atNow(mapSearchResult),
  searchSuggestions: mapSuggestions,
  listOptions: mapListOptions,
  recommendations: summaries,
  webNodeByUrl: atNow(mapWebNode),
  webNodeRoot: atNow(mapWebNode),
  webNodeMain: atNow(mapWebNode),
  webNodeSearch: each(atNow(mapWebNode)),
  brands: mapBrands,
  popularBrands: mapBrands,
  brandByUrl: mapBrand,
  stores: each(mapStore),
  storeByUrl: mapStore,
  storeById: mapStore,
  postcodeCoords: mapCoordinates,
  contentPage: mapContentPage,
  faqByName: each(mapFaqCategory),
  commonConfig: mapConfig,
  session: mapSession,
  preference: mapPreference,
  setPreferredStore: mapPreference,
  setVatPreference: mapPreference,
};

const recorded = (name: string): Recorded =>
  JSON.parse(readFileSync(new URL(`recorded/${name}.json`, import.meta.url), 'utf8'));

describe.each(CALLS.map((call) => [call.name, call] as const))('%s', (name, call) => {
  const { answer, entity, entityLike } = recorded(name);

  it('has a schema that takes the recorded answer as it is', () => {
    expect(envelope(call.data).parse(answer)).toEqual(answer);
  });

  it('is mapped to the entities written out by hand', () => {
    const mapped = MAPPERS[name]?.(answer.Data);
    if (entityLike) expect(mapped).toMatchObject(entityLike);
    else expect(mapped).toEqual(entity);
  });
});
