import { isCurrent } from '../shared/date-range.ts';
import type { IsoDateTime } from '../shared/common.ts';
import type { Cents, Price } from '../shared/money.ts';
import type { ProductSummary } from './product.ts';

/** The price that is crossed out, and until when that may be shown. */
export interface PriceReduction extends Price {
  from: IsoDateTime | null;
  until: IsoDateTime | null;
  /** It belongs to an offer for a time, not to a price that was lowered for good. */
  isOffer: boolean;
}

/** What the crossed price is computed from. */
export type ReducedProduct = Pick<
  ProductSummary,
  | 'priceInclTax'
  | 'priceExclTax'
  | 'oldPriceInclTax'
  | 'oldPriceExclTax'
  | 'discountId'
  | 'discounts'
  | 'lowestPrice30InclTax'
  | 'lowestPrice30ExclTax'
  | 'priceReducedFrom'
  | 'priceReducedUntil'
>;

/**
 * The crossed price: what the discount's or the reduction's own record gives as the lowest price
 * of the 30 days before it (Omnibus), and the lower one where both hold. Null outside their
 * dates, and where the "old" price is not above today's.
 */
export function priceReduction(product: ReducedProduct, now: Date): PriceReduction | null {
  const discount = product.discounts.find(({ id }) => id === product.discountId);
  const candidates = [
    discount &&
      candidate(
        product.oldPriceInclTax,
        product.oldPriceExclTax,
        discount.startDate,
        discount.endDate,
        true,
      ),
    candidate(
      product.lowestPrice30InclTax,
      product.lowestPrice30ExclTax,
      product.priceReducedFrom,
      product.priceReducedUntil,
      false,
    ),
  ];
  return candidates.reduce<PriceReduction | null>((lowest, next) => {
    if (!next || next.priceInclTax <= product.priceInclTax) return lowest;
    if (!isCurrent(next.from, next.until, now)) return lowest;
    return lowest && lowest.priceInclTax <= next.priceInclTax ? lowest : next;
  }, null);
}

function candidate(
  priceInclTax: Cents | null,
  priceExclTax: Cents | null,
  from: IsoDateTime | null,
  until: IsoDateTime | null,
  isOffer: boolean,
): PriceReduction | null {
  return priceInclTax === null || priceExclTax === null
    ? null
    : { priceInclTax, priceExclTax, from, until, isOffer };
}
