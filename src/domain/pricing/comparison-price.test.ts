import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPARISON_UNITS, comparisonPrice, packContent } from './comparison-price.ts';

const price = (priceInclTax: number, priceExclTax = priceInclTax) => ({
  priceInclTax,
  priceExclTax,
});
const cents = fc.integer({ min: 1, max: 10_000_000 });
const amounts = fc.double({ min: 0.001, max: 100_000, noNaN: true });

describe('comparisonPrice', () => {
  it.each([
    { what: 'a sheet of 1.56 m²', of: price(1295, 1070), amount: 1.56, per: price(830, 686) },
    { what: 'a box of 200 screws', of: price(899, 743), amount: 200, per: price(4, 4) },
    { what: 'a cartridge of 0.3 l', of: price(649, 536), amount: 0.3, per: price(2163, 1787) },
    { what: 'half a cent, upwards', of: price(1005), amount: 2, per: price(503) },
  ])('computes $what', ({ of, amount, per }) => {
    expect(comparisonPrice(of, amount)).toEqual(per);
  });

  it('is at most half a cent from the exact price, in both VAT forms', () => {
    fc.assert(
      fc.property(cents, cents, amounts, (incl, excl, amount) => {
        const per = comparisonPrice(price(incl, excl), amount);
        for (const [rounded, exact] of [
          [per?.priceInclTax ?? 0, incl / amount],
          [per?.priceExclTax ?? Math.round(excl / amount), excl / amount],
        ] as const) {
          expect(Number.isInteger(rounded)).toBe(true);
          expect(Math.abs(rounded - exact)).toBeLessThanOrEqual(0.5 + exact * 1e-12);
        }
      }),
    );
  });

  it('is the price of the package if that holds one unit', () => {
    fc.assert(
      fc.property(cents, cents, (incl, excl) => {
        expect(comparisonPrice(price(incl, excl), 1)).toEqual(price(incl, excl));
      }),
    );
  });

  it('never ranks a package with a lower price of more units as dearer', () => {
    fc.assert(
      fc.property(cents, cents, amounts, amounts, (a, b, c, d) => {
        const low = comparisonPrice(price(Math.min(a, b)), Math.max(c, d));
        const high = comparisonPrice(price(Math.max(a, b)), Math.min(c, d));
        expect(low?.priceInclTax ?? 0).toBeLessThanOrEqual(high?.priceInclTax ?? 0);
      }),
    );
  });

  it('is null without contents, or if a unit costs less than half a cent', () => {
    for (const amount of [null, 0, -1, NaN, Infinity]) {
      expect(comparisonPrice(price(100), amount)).toBeNull();
    }
    expect(comparisonPrice(price(499), 1000)).toBeNull();
    expect(comparisonPrice(price(500), 1000)).toEqual(price(1));
  });
});

describe('packContent', () => {
  it('needs an amount and a unit', () => {
    expect(packContent(1.56, 'm²')).toEqual({ amount: 1.56, unit: 'm²' });
    for (const [amount, unit] of [
      [null, 'm²'],
      [1, null],
      [0, 'kg'],
      [-2, 'l'],
    ] as const) {
      expect(packContent(amount, unit)).toBeNull();
    }
  });

  it('compares one of any unit but a single piece', () => {
    for (const unit of COMPARISON_UNITS) {
      expect(packContent(1, unit) === null).toBe(unit === 'stuk');
      expect(packContent(2, unit)).not.toBeNull();
    }
  });
});
