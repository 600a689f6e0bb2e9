import { expect, it } from 'vitest';
import { pointsValue, thresholdProgress } from './points.ts';

it.each([
  [0, 0],
  [1, 1],
  [100, 100],
  [1250, 1250],
  [-5, 0],
])('%i points are worth %i cents', (points, cents) => {
  expect(pointsValue(points)).toBe(cents);
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
