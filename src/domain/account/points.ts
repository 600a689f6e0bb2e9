import type { Cents } from '../shared/money.ts';

/** "100 points equal 1 currency unit" (spec 2 §9). */
const POINTS_PER_EURO = 100;

/** Returns the value of bonus points, rounded down to whole cents. */
export const pointsValue = (points: number): Cents =>
  Math.floor((Math.max(0, points) * 100) / POINTS_PER_EURO);

export interface ThresholdProgress {
  /** Points still needed; 0 once the threshold is reached. */
  missing: number;
  /** From 0 to 1. */
  fraction: number;
}

/** Returns the progress of a balance towards the customer's `bonusPointsThreshold`. */
export function thresholdProgress(points: number, threshold: number): ThresholdProgress {
  const counted = Math.min(Math.max(0, points), threshold);
  return { missing: threshold - counted, fraction: threshold > 0 ? counted / threshold : 1 };
}
