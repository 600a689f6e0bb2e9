import { describe, expect, it } from 'vitest';
import { defaultListState } from '../../domain/listing/list-state.ts';
import {
  chosenFilters,
  chosenRange,
  chosenValues,
  filterCount,
  toggleValue,
  withoutFilters,
  withRange,
} from './facet-choice.ts';

const initial = { ...defaultListState({ limit: 12, sortOptions: [] }), page: 4 };

describe('facet choice', () => {
  it('turns a value on and off again, and starts at the first page', () => {
    const on = toggleValue(initial, 'dikte', '12,5 mm');
    expect(on).toMatchObject({ page: 1, facets: [{ field: 'dikte', values: ['12,5 mm'] }] });
    expect(chosenValues(on, 'dikte')).toEqual(['12,5 mm']);
    expect(toggleValue(on, 'dikte', '12,5 mm').facets).toEqual([]);
  });

  it('narrows a facet to a range, which starts at the first page and counts as one filter', () => {
    const range = { min: 0.6, max: 2.4, unit: 'm' };
    const on = withRange(initial, 'lengte', range);
    expect(on).toMatchObject({ page: 1, facets: [{ field: 'lengte', values: ['0.6..2.4 m'] }] });
    expect(chosenRange(on, 'lengte')).toEqual(range);
    expect(filterCount(on)).toBe(1);
    expect(withRange(on, 'lengte', { ...range, max: 3 }).facets).toHaveLength(1);
    expect(withRange(on, 'lengte', null).facets).toEqual([]);
    expect(chosenFilters(on)[0]?.stateWithout).toMatchObject({ page: 1, facets: [] });
  });

  it('has either a range of a facet or single values', () => {
    const ticked = toggleValue(initial, 'lengte', '2 m');
    const ranged = withRange(ticked, 'lengte', { min: 1, max: 3, unit: 'm' });
    expect(chosenValues(ranged, 'lengte')).toEqual(['1..3 m']);
    expect(chosenRange(ticked, 'lengte')).toBeNull();
    expect(chosenValues(toggleValue(ranged, 'lengte', '2 m'), 'lengte')).toEqual(['2 m']);
  });

  it('keeps brands under their own key', () => {
    const on = toggleValue(toggleValue(initial, 'Merk', 'Rotsvast'), 'Merk', 'Brikka');
    expect(on.brands).toEqual(['Rotsvast', 'Brikka']);
    expect(on.facets).toEqual([]);
  });

  it('counts and clears all filters, sort and term left alone', () => {
    const state = {
      ...toggleValue(toggleValue(initial, 'merk', 'Rotsvast'), 'dikte', '15 mm'),
      price: { min: 100, max: 900 },
      sort: 'price-asc',
    };
    expect(filterCount(state)).toBe(3);
    expect(filterCount(withoutFilters(state))).toBe(0);
    expect(withoutFilters(state).sort).toBe('price-asc');
  });
});
