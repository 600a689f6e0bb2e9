import { describe, expect, it } from 'vitest';
import { mergeFacets } from './facets.ts';

/** `brand: Alfa 3, Beta 1` */
const facet = (text: string) => {
  const [field = '', list = ''] = text.split(': ');
  const values = list.split(', ').map((one) => {
    const [value = '', count] = one.split(' ');
    return { value, count: Number(count) };
  });
  return { field, label: `${field} (${values.length})`, values };
};
const shown = (before: string[], now: string[]) =>
  mergeFacets(before.map(facet), now.map(facet)).map(
    ({ field, values }) =>
      `${field}: ${values.map(({ value, count }) => `${value} ${count}`).join(', ')}`,
  );

describe('merged facets', () => {
  it('keep the order of facets and values, with the counts of the response', () => {
    const before = ['brand: Alfa 9, Beta 8', 'width: 10 4', 'depth: 6 5'];
    const now = ['depth: 6 2', 'brand: Beta 7, Alfa 1', 'width: 10 1'];
    expect(shown(before, now)).toEqual(['brand: Alfa 1, Beta 7', 'width: 10 1', 'depth: 6 2']);
  });

  it('count 0 for missing values, and append new ones', () => {
    const before = ['brand: Alfa 9, Beta 8', 'width: 10 4, 20 2'];
    const now = ['depth: 6 2', 'brand: Gamma 5, Beta 3'];
    expect(shown(before, now)).toEqual([
      'brand: Alfa 0, Beta 3, Gamma 5',
      'width: 10 0, 20 0',
      'depth: 6 2',
    ]);
  });

  it('take everything except the order from the response', () => {
    const [first] = mergeFacets([facet('brand: Alfa 1, Beta 1')], [facet('brand: Beta 4')]);
    expect(first).toMatchObject({ label: 'brand (1)' });
  });

  it('equal the response if there were none before', () => {
    expect(shown([], ['brand: Beta 4, Alfa 5'])).toEqual(['brand: Beta 4, Alfa 5']);
  });
});
