import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/support/seeded-properties.ts';
import {
  toVatForm,
  mergeFacets,
  priceRange,
  priceRangeFromQuery,
  typedPriceRange,
} from './facets.ts';

describe('price range', () => {
  it('requires both ends to be numbers', () => {
    expect(typedPriceRange('10', '', 'nl')).toBeNull();
    expect(priceRange(null, 10)).toBeNull();
    expect(priceRangeFromQuery('a', '10')).toBeNull();
    expect(priceRange(Number.NaN, 10)).toBeNull();
    expect(priceRange(-1, 10)).toBeNull();
    expect(priceRangeFromQuery('Infinity', '10')).toBeNull();
  });

  it('rounds to two decimals and reads a decimal comma', () => {
    expect(priceRangeFromQuery('9,95', '20.004')).toEqual({ min: 995, max: 2000 });
    expect(priceRange(9.955, 20)).toEqual({ min: 996, max: 2000 });
  });

  it('parses thousands of the language, and rejects ambiguous numbers', () => {
    expect(typedPriceRange('€ 1.000', '2.500,-', 'nl')).toEqual({ min: 100_000, max: 250_000 });
    expect(typedPriceRange('1,000', '€2,500.50', 'en')).toEqual({ min: 100_000, max: 250_050 });
    expect(typedPriceRange('1,000', '2000', 'nl')).toBeNull();
    expect(typedPriceRange('1.000', '2000', 'en')).toBeNull();
  });

  it('rejects thousands separators in an address', () => {
    expect(priceRangeFromQuery('1,000', '2000')).toBeNull();
  });

  it('swaps ends in the wrong order', () => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.nat(1e6), (a, b) => {
        const range = priceRange(a / 100, b / 100);
        return range !== null && range.min === Math.min(a, b) && range.max === Math.max(a, b);
      }),
    );
  });
});

describe('in the form without VAT', () => {
  it('treats typed prices as excl. VAT, and displays them unchanged', () => {
    expect(typedPriceRange('10', '12,50', 'nl', 'excl')).toEqual({ min: 1_210, max: 1_513 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        const range = typedPriceRange(String(cents / 100), '9999999', 'en', 'excl');
        expect(toVatForm(range!.min, 'excl')).toBe(cents);
      }),
      runs(500),
    );
  });

  it('leaves amounts with VAT as they are', () => {
    expect(toVatForm(1_210, 'incl')).toBe(1_210);
    expect(toVatForm(1_210, 'excl')).toBe(1_000);
  });
});

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
