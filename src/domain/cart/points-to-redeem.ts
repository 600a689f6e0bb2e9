import type { Cents } from '../shared/money.ts';
import { pointsWorth } from '../account/points.ts';

/**
 * Most points that may be redeemed: at most the customer's bonus points and at most 100 times the
 * cart total in euros, rounded down (spec 2 §5). 0 below `minimum` (`minimumPointsToRedeem`).
 */
export function mostPointsToRedeem(bonusPoints: number, total: Cents, minimum = 0): number {
  // One point is one cent: 100 times the total in euros is the total in cents.
  const most = Math.max(0, Math.min(Math.floor(bonusPoints), Math.floor(total)));
  return most >= minimum ? most : 0;
}

/** Amount to pay = total minus points/100 (spec 2 §5), in cents; never negative. */
export const amountToPay = (total: Cents, points: number): Cents =>
  Math.max(0, total - pointsWorth(points));
