import { type Cents, type Price, addPrices, subtractPrices } from '../shared/money.ts';
import { type TaxedAmount, type VatPart, vatSplit } from './vat-split.ts';

export interface OrderTotals {
  /** The lines together, before shipping and vouchers. */
  subtotal: Price;
  /** What is to be paid. */
  total: Price;
  /** The total by VAT rate, highest rate first. */
  vat: VatPart[];
}

/**
 * Adds up an order. `voucherTotal`: value of its vouchers incl. VAT, which lowers the total of
 * lines and shipping. Throws a RangeError for vouchers that are worth more than the order.
 */
export function orderTotals(
  lines: readonly TaxedAmount[],
  shipping: TaxedAmount,
  voucherTotal: Cents,
): OrderTotals {
  // Free shipping must not show a VAT rate that no article has.
  const charged = shipping.total.priceInclTax === 0 ? lines : [...lines, shipping];
  const vat = vatSplit(charged, voucherTotal);
  return { subtotal: sumPrices(lines.map(({ total }) => total)), total: sumPrices(vat), vat };
}

/** What the totals of an order follow from; see `orderTotals`. */
export interface OrderAmounts {
  lines: readonly TaxedAmount[];
  shipping: TaxedAmount;
  voucherTotal: Cents;
}

/**
 * The totals of the cents `from` to `until` of an order, as a credit note takes back: VAT in the
 * rates of the whole. Parts that follow on each other add up to the whole to the cent, also excl. VAT.
 */
export function partTotals(
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
