import { type Cents, type Price, addPrices, subtractPrices } from '../shared/money.ts';
import { type TaxedAmount, type VatPart, vatSplit } from './vat-split.ts';

export interface OrderTotals {
  /** Sum of the lines, before shipping and vouchers. */
  subtotal: Price;
  /** Amount to pay. */
  total: Price;
  /** The total by VAT rate, highest rate first. */
  vat: VatPart[];
}

/**
 * Computes the totals of an order. `voucherTotal`: value of its vouchers incl. VAT, which is
 * deducted from lines and shipping. Throws a RangeError if the vouchers exceed them.
 */
export function orderTotals(
  lines: readonly TaxedAmount[],
  shipping: TaxedAmount,
  voucherTotal: Cents,
): OrderTotals {
  // Free shipping must not add a VAT rate that no article has.
  const charged = shipping.total.priceInclTax === 0 ? lines : [...lines, shipping];
  const vat = vatSplit(charged, voucherTotal);
  return { subtotal: sumPrices(lines.map(({ total }) => total)), total: sumPrices(vat), vat };
}

/** Arguments of `orderTotals`. */
export interface OrderAmounts {
  lines: readonly TaxedAmount[];
  shipping: TaxedAmount;
  voucherTotal: Cents;
}

/**
 * Computes the totals of a part of an order, from cent `from` to cent `until` of its amount, as a
 * credit note refunds it. VAT is in the proportions of the whole order. Consecutive parts add up
 * exactly to the whole, also without VAT.
 */
export function partialTotals(
  { lines, shipping, voucherTotal }: OrderAmounts,
  from: Cents,
  until: Cents,
): Pick<OrderTotals, 'total' | 'vat'> {
  const { total } = orderTotals(lines, shipping, voucherTotal);
  const upTo = (cents: Cents) =>
    orderTotals(lines, shipping, voucherTotal + total.priceInclTax - cents).vat;
  const before = upTo(from);
  const vat = upTo(until).map(({ taxRate, tax, ...price }, i): VatPart => {
    const earlier = before[i]!;
    return { taxRate, tax: tax - earlier.tax, ...subtractPrices(price, earlier) };
  });
  return { total: sumPrices(vat), vat: vat.filter((part) => part.priceInclTax !== 0) };
}

const sumPrices = (prices: readonly Price[]): Price =>
  prices.reduce(addPrices, { priceInclTax: 0, priceExclTax: 0 });
