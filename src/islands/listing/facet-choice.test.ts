import { describe, expect, it } from 'vitest';
import { defaultListState } from '../../domain/list-state.ts';
import { chosenValues, filterCount, toggleValue, withoutFilters } from './facet-choice.ts';

const initial = { ...defaultListState({ limit: 12, sortOptions: [] }), page: 4 };

describe('facet choice', () => {
  it('turns a value on and off again, and starts at the first page', () => {
    const on = toggleValue(initial, 'dikte', '12,5 mm');
    expect(on).toMatchObject({ page: 1, facets: [{ field: 'dikte', values: ['12,5 mm'] }] });
    expect(chosenValues(on, 'dikte')).toEqual(['12,5 mm']);
    expect(toggleValue(on, 'dikte', '12,5 mm').facets).toEqual([]);
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
