import type { Cents } from '../shared/money.ts';
import { pointsValue } from '../account/loyalty.ts';

/**
 * Returns the maximum number of points that may be redeemed: at most the customer's bonus points,
 * and at most 100 times the cart total in euros, rounded down (spec 2 §5). 0 below `minimum`
 * (`minimumPointsToRedeem`).
 */
export function maxPointsToRedeem(bonusPoints: number, total: Cents, minimum = 0): number {
  // One point is worth one cent, so the limit of 100 times the total in euros equals the total in
  // cents.
  const most = Math.max(0, Math.min(Math.floor(bonusPoints), Math.floor(total)));
  return most >= minimum ? most : 0;
}

/** Returns the total minus the value of the points (spec 2 §5), in cents; never negative. */
export const amountToPay = (total: Cents, points: number): Cents =>
  Math.max(0, total - pointsValue(points));
