import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/support/seeded-properties.ts';
import { inVatForm, priceRange, priceRangeFromQuery, typedPriceRange } from './facets.ts';

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
        expect(inVatForm(range!.min, 'excl')).toBe(cents);
      }),
      runs(500),
    );
  });

  it('leaves amounts with VAT as they are', () => {
    expect(inVatForm(1_210, 'incl')).toBe(1_210);
    expect(inVatForm(1_210, 'excl')).toBe(1_000);
  });
});
