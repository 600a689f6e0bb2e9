import { expect, it } from 'vitest';
import { cheaperLevels, serialiseStaffel } from './staffel.ts';

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
