import { type Price, withoutTax, type Cents } from '../shared/money.ts';
import type { MoreLessLevel, ProductSummary } from '../product/product.ts';
import { levelFor, cheaperLevels } from '../product/staffel.ts';
import {
  type PriceReduction,
  priceReduction,
  type ReducedProduct,
} from '../product/price-reduction.ts';

/** The product fields that determine the price of a line. */
export type PricedProduct = ReducedProduct & Pick<ProductSummary, 'moreLessLevels' | 'taxRate'>;

/** Why a line costs less than its crossed-out price. */
export type PriceReason = 'offer' | 'reduced' | 'staffel';

/** The price of a quantity of one product, in cents. */
export interface LinePrice {
  quantity: number;
  /** Price of one piece at this quantity. */
  unit: Price;
  total: Price;
  /** Crossed-out price of one piece; equal to `unit` without a discount. */
  regularUnit: Price;
  regularTotal: Price;
  /** `regularTotal` minus `total`; never negative. */
  discount: Price;
  reasons: PriceReason[];
  /** The staffel level that determines the unit price; null for the single price. */
  level: MoreLessLevel | null;
  /** The crossed-out price and its period; null without a current reduction. */
  reduction: PriceReduction | null;
}

/**
 * Computes the price of a quantity of a product at a moment: its price or that of its staffel
 * level, whichever is lower, and the crossed-out price of a current offer or reduction (spec 2 §3,
 * §5). Cart, orders and feeds use this function. Cards and the product page, which show one piece,
 * use its rules for crossed-out price and staffel directly.
 *
 * The price including VAT is the one that is charged. A total excluding VAT is computed from the
 * total including VAT, so that both forms of an order are the same amount of money to the cent; it
 * can differ from the rounded unit price excl. VAT times the quantity. Throws a RangeError for a
 * quantity that is not a positive integer.
 */
export function linePrice(product: PricedProduct, quantity: number, now: Date): LinePrice {
  if (!Number.isSafeInteger(quantity) || quantity < 1)
    throw new RangeError(`A quantity must be a positive integer, not ${quantity}.`);
  const level = levelFor(cheaperLevels(product.moreLessLevels), quantity);
  const reduction = priceReduction(product, now);
  const unit = toPrice(level ?? product);
  const regularUnit = toPrice(reduction ?? product);
  const total = totalOf(unit, quantity, product.taxRate);
  const regularTotal = totalOf(regularUnit, quantity, product.taxRate);
  return {
    quantity,
    unit,
    total,
    regularUnit,
    regularTotal,
    discount: {
      priceInclTax: regularTotal.priceInclTax - total.priceInclTax,
      priceExclTax: regularTotal.priceExclTax - total.priceExclTax,
    },
    reasons: [
      ...(reduction ? [reduction.isOffer ? ('offer' as const) : ('reduced' as const)] : []),
      ...(level ? ['staffel' as const] : []),
    ],
    level,
    reduction,
  };
}

const toPrice = ({ priceInclTax, priceExclTax }: Price): Price => ({ priceInclTax, priceExclTax });

/** For one piece, the price excl. VAT of the merchandise system is used unchanged. */
function totalOf(unit: Price, quantity: number, taxRate: number): Price {
  if (quantity === 1) return unit;
  const priceInclTax = unit.priceInclTax * quantity;
  return { priceInclTax, priceExclTax: withoutTax(priceInclTax, taxRate) };
}

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
