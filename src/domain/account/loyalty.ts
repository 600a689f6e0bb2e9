import type { Customer } from './customer.ts';
import type { Cents } from '../shared/money.ts';

type LoyaltyFields = Pick<
  Customer,
  | 'loyaltyType'
  | 'groupCode'
  | 'bonusPointsThreshold'
  | 'loyaltyParticipationLevel'
  | 'contactId'
  | 'defaultContactId'
>;

/**
 * Returns whether points are shown to this customer (spec 1 §6): an individual in a customer group
 * whose code contains one of the configured codes, with a threshold above 0, and who is a Haler or
 * the default contact of a Betaler.
 */
export function isLoyaltyCustomer(
  customer: LoyaltyFields,
  loyaltyCustomerCodes: readonly string[],
): boolean {
  return (
    customer.loyaltyType === 'Individual' &&
    // An empty code is left out: every group code would contain it.
    loyaltyCustomerCodes.some((code) => code !== '' && customer.groupCode.includes(code)) &&
    customer.bonusPointsThreshold > 0 &&
    mayUsePoints(customer)
  );
}

function mayUsePoints(customer: LoyaltyFields): boolean {
  const { loyaltyParticipationLevel: level, contactId, defaultContactId } = customer;
  const isDefaultContact = contactId !== null && contactId === defaultContactId;
  return level === 'Haler' || (level === 'Betaler' && isDefaultContact);
}

/** "100 points equal 1 currency unit" (spec 2 §9). */
const POINTS_PER_EURO = 100;

/** Returns the value of bonus points, rounded down to whole cents. */
export const pointsValue = (points: number): Cents =>
  Math.floor((Math.max(0, points) * 100) / POINTS_PER_EURO);

interface ThresholdProgress {
  /** Points still needed; 0 once the threshold is reached. */
  missingPoints: number;
  /** From 0 to 1. */
  fraction: number;
}

/** Returns the progress of a balance towards the customer's `bonusPointsThreshold`. */
export function thresholdProgress(points: number, threshold: number): ThresholdProgress {
  const counted = Math.min(Math.max(0, points), threshold);
  return { missingPoints: threshold - counted, fraction: threshold > 0 ? counted / threshold : 1 };
}
