import { isCurrent } from './date-range.ts';
import type { IsoDateTime } from './entities/common.ts';
import type { Price } from './entities/money.ts';
import type { ProductSummary } from './entities/product.ts';

/** The price that is crossed out, and until when that may be shown. */
export interface PriceReduction extends Price {
  from: IsoDateTime | null;
  until: IsoDateTime | null;
}

type Reduced = Pick<
  ProductSummary,
  | 'priceInclTax'
  | 'priceExclTax'
  | 'lowestPrice30InclTax'
  | 'lowestPrice30ExclTax'
  | 'priceReducedFrom'
  | 'priceReducedUntil'
  | 'discounts'
  | 'discountId'
>;

/**
 * The crossed price: the lowest own price of the 30 days before the reduction (Omnibus), never
 * a list price; so without it nothing is crossed out. Null too outside the dates of the discount
 * or reduction, and where the "old" price is not above today's.
 */
export function priceReduction(product: Reduced, now: Date): PriceReduction | null {
  const { lowestPrice30InclTax: incl, lowestPrice30ExclTax: excl } = product;
  if (incl === null || excl === null || incl <= product.priceInclTax) return null;
  const discount = product.discounts.find(({ id }) => id === product.discountId);
  const from = discount?.startDate ?? product.priceReducedFrom;
  const until = discount?.endDate ?? product.priceReducedUntil;
  if (!isCurrent(from, until, now)) return null;
  return { priceInclTax: incl, priceExclTax: excl, from, until };
}
