import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cheaperLevels,
  levelFor,
  moreLessLevels,
  saveFraction,
  serialiseStaffel,
} from './staffel.ts';

const level = (quantity: number, priceInclTax: number, save: number) => ({
  id: quantity,
  quantity,
  save,
  priceInclTax,
  priceExclTax: Math.round(priceInclTax / 1.21),
});

it('returns the levels that lower the price', () => {
  const levels = [level(1, 1000, 0), level(5, 1000, 0), level(10, 900, 0.1)];
  expect(cheaperLevels(levels)).toEqual([level(10, 900, 0.1)]);
});

it('is equal only for the same quantities and prices', () => {
  const said = serialiseStaffel([level(10, 900, 0.1), level(20, 850, 0.15)]);
  expect(serialiseStaffel([level(1, 1000, 0), level(10, 900, 0.1), level(20, 850, 0.15)])).toBe(
    said,
  );
  expect(serialiseStaffel([level(10, 900, 0.1)])).not.toBe(said);
  expect(serialiseStaffel([level(10, 910, 0.1), level(20, 850, 0.15)])).not.toBe(said);
  expect(serialiseStaffel([level(12, 900, 0.1), level(20, 850, 0.15)])).not.toBe(said);
});

describe('more less levels', () => {
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
});
