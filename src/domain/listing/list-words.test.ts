import { expect, test } from 'vitest';
import type { Facet } from '../search/search.ts';
import { defaultListState, type ListState } from './list-state.ts';
import { translateListState } from './list-query.ts';

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
