import { isCurrent } from '../shared/date-range.ts';
import type { Cents } from '../shared/money.ts';

export interface PricedDiscount {
  id: number;
  startDate: string;
  endDate: string;
  oldPriceInclTax: Cents | null;
  oldPriceExclTax: Cents | null;
}

export interface OldPrice {
  oldPriceInclTax: Cents | null;
  oldPriceExclTax: Cents | null;
  discountId: number | null;
}

/**
 * Returns the old price of the first current discount whose old price is higher than the price
 * (spec 2 §3). All null if there is none.
 */
export function oldPrice(discounts: readonly PricedDiscount[], price: Cents, now: Date): OldPrice {
  const found = discounts.find(
    (discount) =>
      discount.oldPriceInclTax !== null &&
      discount.oldPriceInclTax > price &&
      isCurrent(discount.startDate, discount.endDate, now),
  );
  return {
    oldPriceInclTax: found?.oldPriceInclTax ?? null,
    oldPriceExclTax: found?.oldPriceExclTax ?? null,
    discountId: found?.id ?? null,
  };
}
