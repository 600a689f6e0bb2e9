import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pointsWorth, thresholdProgress } from './points.ts';

it.each([
  [0, 0],
  [1, 1],
  [100, 100],
  [1250, 1250],
  [-5, 0],
])('%i points are worth %i cents', (points, cents) => {
  expect(pointsWorth(points)).toBe(cents);
});

it.each([
  [0, 500, 500, 0],
  [480, 500, 20, 0.96],
  [500, 500, 0, 1],
  [1250, 500, 0, 1],
  [-10, 500, 500, 0],
  [10, 0, 0, 1],
])('%i points of %i: %i missing, fraction %f', (points, threshold, missing, fraction) => {
  expect(thresholdProgress(points, threshold)).toEqual({ missing, fraction });
});

it('misses as many points as the balance lacks, never fewer than none', () => {
  const count = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(count, fc.integer({ min: 1, max: 1_000_000 }), (points, threshold) => {
      const { missing, fraction } = thresholdProgress(points, threshold);
      expect(missing).toBe(Math.max(0, threshold - points));
      expect(fraction === 1).toBe(missing === 0);
      expect(fraction).toBeGreaterThanOrEqual(0);
    }),
  );
});
