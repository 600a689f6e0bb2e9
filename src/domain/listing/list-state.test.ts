import { describe, expect, it, test } from 'vitest';
import type { Facet } from '../search/search.ts';
import { translateListState } from './list-query.ts';
import { defaultListState, lastPage, type ListState, searchRequest } from './list-state.ts';

const options = {
  limit: 12,
  sortOptions: [
    { label: 'Relevantie', field: 'relevance' },
    { label: 'Prijs', field: 'price-asc' },
  ],
  prefilters: [{ field: 'material', value: 'gips' }],
};

describe('last page', () => {
  it('includes the remainder, and exists for an empty list', () => {
    expect([0, 1, 12, 13, 36].map((total) => lastPage(total, 12))).toEqual([1, 1, 1, 2, 3]);
  });
});

describe('default list state', () => {
  it('has the first page, first sort option and sold-online on', () => {
    expect(defaultListState(options)).toMatchObject({
      sort: 'relevance',
      soldOnline: true,
      page: 1,
      limit: 12,
      price: null,
      brands: [],
    });
  });

  it('has one product less beside a right-hand banner', () => {
    expect(defaultListState(options, { hasRightBanner: true }).limit).toBe(11);
    expect(defaultListState({ limit: 1, sortOptions: [] }, { hasRightBanner: true }).limit).toBe(1);
  });

  it('defaults to 12 products and relevance', () => {
    expect(defaultListState({ limit: 0, sortOptions: [] })).toMatchObject({
      limit: 12,
      sort: 'relevance',
    });
  });
});

describe('search request', () => {
  it('has no superfluous parameters for a category in its default state', () => {
    expect(searchRequest({ categoryId: 12 }, defaultListState(options))).toEqual({
      categoryID: 12,
      onlySoldOnline: true,
      sortOrder: 'relevance',
      page: 1,
      pageSize: 12,
    });
  });

  it('asks for one card per product group where the shop shows these, but of what was bought', () => {
    const shop = { ...options, hasGroups: true as const };
    const state = defaultListState(options);
    expect(searchRequest({ categoryId: 12 }, state, shop).groups).toBe(true);
    expect(searchRequest({}, { ...state, bought: true }, shop)).not.toHaveProperty('groups');
  });

  it('combines the scope of the list with the chosen filters', () => {
    const state = {
      ...defaultListState(options),
      price: { min: 995, max: 2000 },
      category: { name: 'Gips', ids: [3, 4] },
      brands: ['Gyproc', 'Knauf'],
      facets: [{ field: 'thickness', values: ['12,5 mm', '15 mm'] }],
      soldOnline: false,
      page: 3,
    };
    expect(searchRequest({ brand: 'Knauf', searchTerm: ' plaat ' }, state, options)).toEqual({
      searchTerm: 'plaat',
      categoryIDs: [3, 4],
      brandNames: ['Knauf', 'Gyproc'],
      filterFacets: ['material|gips', 'thickness|12,5 mm', 'thickness|15 mm'],
      minPrice: 9.95,
      maxPrice: 20,
      onlySoldOnline: false,
      sortOrder: 'relevance',
      page: 3,
      pageSize: 12,
    });
  });
});

const facet = (field: string, values: Record<string, boolean>): Facet => ({
  field,
  label: field,
  range: null,
  values: Object.entries(values).map(([value, checked]) => ({
    ...{ value, checked },
    ...{ label: value, count: 1 },
  })),
});
const node = (id: number, name: string) => ({ id, name, url: name, count: 1 });
const DEFAULTS = defaultListState({ limit: 12, sortOptions: [{ label: '', field: 'relevance' }] });
const chosen = (change: Partial<ListState>): ListState => ({ ...DEFAULTS, page: 2, ...change });

test('values of the other language become those checked in the response', () => {
  const state = chosen({ facets: [{ field: 'kleur', values: ['geel', 'rood'] }] });
  const facets = [facet('kleur', { yellow: true, red: true, white: false })];
  expect(translateListState(state, { facets, webNodeStats: [] })).toEqual({
    ...state,
    facets: [{ field: 'kleur', values: ['yellow', 'red'] }],
  });
});

test('a category gets the name of the response', () => {
  const state = chosen({ category: { name: 'Hout, Isolatie', ids: [3, 4] } });
  const webNodeStats = [node(4, 'Insulation'), node(9, 'Tools'), node(3, 'Timber')];
  expect(translateListState(state, { facets: [], webNodeStats }).category).toEqual({
    name: 'Insulation, Timber',
    ids: [3, 4],
  });
});

test('a state that needs no translation stays the same object', () => {
  const state = chosen({
    facets: [
      { field: 'kleur', values: ['red', 'yellow'] },
      { field: 'unknown', values: ['x'] },
    ],
    category: { name: 'Timber, Insulation', ids: [3, 4] },
  });
  const facets = [facet('kleur', { yellow: true, red: true })];
  const webNodeStats = [node(4, 'Insulation'), node(3, 'Timber')];
  expect(translateListState(state, { facets, webNodeStats })).toBe(state);
  expect(translateListState(state, { facets: [], webNodeStats: [] })).toBe(state);
});
