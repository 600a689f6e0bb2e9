import type { Cents } from '../shared/money.ts';

/** A price of one piece that the shop agreed with a customer, or with a group of customers. */
export interface AgreedPrice {
  priceInclTax: Cents;
  /** Null: it holds already. */
  startsAt: Date | null;
  /** The moment from which it does not hold any more; null: it has no end. */
  endsAt: Date | null;
}

/**
 * The lowest agreed price that holds, in cents incl. VAT. Null where the shop's own price, an action
 * included, is as low: nobody pays more because something was agreed.
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
