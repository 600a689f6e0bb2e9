import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelFor, moreLessLevels, saveFraction } from './staffel.ts';

const amount = fc.integer({ min: 1, max: 1_000_000 });
const level = fc.record({
  id: fc.nat(),
  quantity: fc.integer({ min: 1, max: 1000 }),
  priceInclTax: amount,
  priceExclTax: amount,
});
const price = fc.record({ priceInclTax: amount, priceExclTax: amount });

describe('moreLessLevels', () => {
  it('sorts by quantity and keeps every level', () => {
    fc.assert(
      fc.property(fc.array(level), price, (levels, one) => {
        const rows = moreLessLevels(levels, one);
        expect(rows.map((row) => row.quantity)).toEqual(
          levels.map((row) => row.quantity).sort((a, b) => a - b),
        );
      }),
    );
  });

  it('gives the saving as a fraction, exact to a few cents', () => {
    fc.assert(
      fc.property(amount, amount, (cheap, one) => {
        const save = saveFraction(cheap, one);
        expect(save).toBeGreaterThanOrEqual(0);
        expect(save).toBeLessThanOrEqual(1);
        if (cheap < one)
          expect(Math.abs(one * (1 - save) - cheap)).toBeLessThanOrEqual(one / 10_000);
        else expect(save).toBe(0);
      }),
    );
    expect([saveFraction(900, 1000), saveFraction(5, 0)]).toEqual([0.1, 0]);
  });

  it('finds the level for a quantity', () => {
    const rows = moreLessLevels(
      [
        { id: 2, quantity: 10, priceInclTax: 90, priceExclTax: 74 },
        { id: 1, quantity: 5, priceInclTax: 95, priceExclTax: 79 },
      ],
      { priceInclTax: 100, priceExclTax: 83 },
    );
    expect([4, 5, 9, 10, 99].map((quantity) => levelFor(rows, quantity)?.id)).toEqual([
      undefined,
      1,
      1,
      2,
      2,
    ]);
  });
});
