import type { Cents } from '../shared/money.ts';

/** A unit price agreed with a customer or a customer group. */
export interface AgreedPrice {
  priceInclTax: Cents;
  /** Null if it has no start. */
  startsAt: Date | null;
  /** Exclusive end of the period; null if it has no end. */
  endsAt: Date | null;
}

/**
 * Returns the lowest current agreed price in cents incl. VAT. Null if the shop's price, including
 * offers, is not higher: an agreement never makes a product more expensive.
 */
export function agreedPrice(
  shopPrice: Cents,
  agreed: readonly AgreedPrice[],
  now: Date,
): Cents | null {
  const current = agreed.filter(
    ({ startsAt, endsAt }) =>
      (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt),
  );
  const lowest = Math.min(...current.map(({ priceInclTax }) => priceInclTax));
  return lowest < shopPrice ? lowest : null;
}
