import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutTax } from '../shared/money.ts';
import { isOfferDay, lowestPriceOf30Days, offerMoments, percentOff, reprice } from './reprice.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const level = (quantity: number, priceIncl: number) => ({
  id: quantity,
  quantity,
  priceIncl,
  priceExcl: withoutTax(priceIncl, 21),
});
const current = { incl: 1_000, taxRate: 21, levels: [level(5, 900)], oldIncl: null };

it('the staffel keeps its savings', () => {
  expect(reprice(current, 2_000, [], NOW).levels).toEqual([level(5, 1_800)]);
});

it('drops a level that would no longer be cheaper', () => {
  expect(reprice({ ...current, incl: 3, levels: [level(5, 2)] }, 1, [], NOW).levels).toEqual([]);
});

it('a crossed price above the new price stays', () => {
  const history = [{ from: daysAgo(100), incl: 1_500 }];
  const next = reprice({ ...current, oldIncl: 1_500 }, 1_200, history, NOW);
  expect([next.oldIncl, next.keepsReduction]).toEqual([1_500, true]);
});

it('a crossed price is at most the lowest price of the last 30 days', () => {
  const history = [
    { from: daysAgo(100), incl: 1_500 },
    { from: daysAgo(10), incl: 1_000 },
  ];
  const next = reprice({ ...current, oldIncl: 1_500 }, 800, history, NOW);
  expect(next.oldIncl).toBe(1_000);
});

it('a price at or above the crossed price ends the reduction', () => {
  const next = reprice({ ...current, oldIncl: 1_500 }, 1_500, [], NOW);
  expect([next.oldIncl, next.oldExcl, next.keepsReduction]).toEqual([null, null, false]);
});

it('levels stay below the price, whatever the change', () => {
  const price = fc.integer({ min: 1, max: 500_000 });
  fc.assert(
    fc.property(price, price, fc.array(fc.integer({ min: 1, max: 99 })), (from, to, percents) => {
      const levels = percents.map((percent, i) =>
        level(i + 2, Math.max(1, Math.round((from * percent) / 100))),
      );
      const next = reprice({ ...current, incl: from, levels }, to, [], NOW);
      for (const { priceIncl, priceExcl } of next.levels) {
        expect(priceIncl).toBeGreaterThan(0);
        expect(priceIncl).toBeLessThan(to);
        expect(priceExcl).toBe(withoutTax(priceIncl, 21));
      }
    }),
  );
});

it('the lowest price of 30 days includes the one in force at their start', () => {
  const history = [
    { from: daysAgo(90), incl: 700 },
    { from: daysAgo(60), incl: 900 },
    { from: daysAgo(5), incl: 1_100 },
  ];
  expect(lowestPriceOf30Days(history, NOW)).toBe(900);
  expect(lowestPriceOf30Days([], NOW)).toBeNull();
});

const days = { from: '2026-03-28', until: '2026-03-29' };

describe('an offer', () => {
  it('includes its first and last day', () => {
    const tried = ['2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30'];
    expect(tried.map((day) => isOfferDay(days, day))).toEqual([false, true, true, false]);
  });

  it('begins and ends at midnight in Amsterdam, also when summer time begins', () => {
    expect(offerMoments(days)).toEqual({
      begins: new Date('2026-03-27T23:00:00Z'),
      ends: new Date('2026-03-29T22:00:00Z'),
    });
  });

  it('is lower by a percentage', () => expect(percentOff(995, 1_250)).toBe(20));
});
