import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceRange } from './price-range.ts';

describe('price range', () => {
  it('applies only when both ends are numbers', () => {
    expect(priceRange('10', '')).toBeNull();
    expect(priceRange(null, 10)).toBeNull();
    expect(priceRange('a', '10')).toBeNull();
    expect(priceRange(Number.NaN, 10)).toBeNull();
    expect(priceRange(-1, 10)).toBeNull();
    expect(priceRange('Infinity', '10')).toBeNull();
  });

  it('rounds to two decimals and reads a decimal comma', () => {
    expect(priceRange('9,955', '20.004')).toEqual({ min: 996, max: 2000 });
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
