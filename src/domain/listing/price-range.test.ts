import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/support/seeded-properties.ts';
import { inVatForm, priceRange, priceRangeFromQuery, typedPriceRange } from './facets.ts';

describe('price range', () => {
  it('applies only when both ends are numbers', () => {
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

  it('reads thousands as the language writes them, and refuses what may be either', () => {
    expect(typedPriceRange('€ 1.000', '2.500,-', 'nl')).toEqual({ min: 100_000, max: 250_000 });
    expect(typedPriceRange('1,000', '€2,500.50', 'en')).toEqual({ min: 100_000, max: 250_050 });
    expect(typedPriceRange('1,000', '2000', 'nl')).toBeNull();
    expect(typedPriceRange('1.000', '2000', 'en')).toBeNull();
  });

  it('takes no thousands from an address', () => {
    expect(priceRangeFromQuery('1,000', '2000')).toBeNull();
  });

  it('turns ends that were given the wrong way round', () => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.nat(1e6), (a, b) => {
        const range = priceRange(a / 100, b / 100);
        return range !== null && range.min === Math.min(a, b) && range.max === Math.max(a, b);
      }),
    );
  });
});

describe('in the form without VAT', () => {
  it('reads what is typed as excl., and shows it again to the cent', () => {
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
