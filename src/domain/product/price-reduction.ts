import { isCurrent } from '../shared/date-range.ts';
import type { IsoDateTime } from '../shared/common.ts';
import type { Cents, Price } from '../shared/money.ts';
import type { ProductSummary } from './product.ts';

/** The crossed-out price, and the period in which it may be shown. */
export interface PriceReduction extends Price {
  from: IsoDateTime | null;
  until: IsoDateTime | null;
  /** True for a temporary offer, false for a permanent price reduction. */
  isOffer: boolean;
}

/** The product fields that determine the crossed-out price. */
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
 * Returns the crossed-out price: the lowest price of the 30 days before the discount or reduction,
 * which its record holds (Omnibus directive). If both apply, the lower one. Null outside their
 * periods, and if it is not above the current price.
 */
export function priceReduction(product: ReducedProduct, now: Date): PriceReduction | null {
  const discount = product.discounts.find(({ id }) => id === product.discountId);
  const candidates = [
    discount &&
      reductionOf(
        product.oldPriceInclTax,
        product.oldPriceExclTax,
        discount.startDate,
        discount.endDate,
        true,
      ),
    reductionOf(
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

function reductionOf(
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

interface PricedDiscount {
  id: number;
  startDate: string;
  endDate: string;
  oldPriceInclTax: Cents | null;
  oldPriceExclTax: Cents | null;
}

interface OldPrice {
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
