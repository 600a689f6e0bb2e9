import { type Cents, type Price, addPrices, subtractPrices } from '../shared/money.ts';

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

/** A charged amount and its VAT rate. */
interface TaxedAmount {
  total: Price;
  /** Percent: 21 or 9. */
  taxRate: number;
}

/** The part of an order with one VAT rate, as an invoice must state it. */
export interface VatPart extends Price {
  taxRate: number;
  /** `priceInclTax` minus `priceExclTax`. */
  tax: Cents;
}

/**
 * Splits the amounts of an order by VAT rate, highest rate first. `discount` (vouchers, incl. VAT)
 * is distributed over the parts in proportion, and lowers their VAT. The parts add up exactly to
 * the amounts minus the discount, with and without VAT. Throws a RangeError for a discount that is
 * negative or exceeds the amounts.
 */
export function vatSplit(amounts: readonly TaxedAmount[], discount: Cents = 0): VatPart[] {
  const rates = [...new Set(amounts.map(({ taxRate }) => taxRate))].sort((a, b) => b - a);
  const sums = rates.map((taxRate) => {
    const rateAmounts = amounts.filter((amount) => amount.taxRate === taxRate);
    return {
      taxRate,
      priceInclTax: sum(rateAmounts.map(({ total }) => total.priceInclTax)),
      priceExclTax: sum(rateAmounts.map(({ total }) => total.priceExclTax)),
    };
  });
  const shares = splitInProportion(
    discount,
    sums.map(({ priceInclTax }) => priceInclTax),
  );
  return sums.map(({ taxRate, ...whole }, i) => {
    const priceInclTax = whole.priceInclTax - (shares[i] ?? 0);
    const priceExclTax =
      priceInclTax === 0 ? 0 : Math.round((whole.priceExclTax * priceInclTax) / whole.priceInclTax);
    return { taxRate, priceInclTax, priceExclTax, tax: priceInclTax - priceExclTax };
  });
}

/**
 * Distributes `amount` in proportion to `weights`, in whole cents that add up exactly to `amount`.
 */
export function splitInProportion(amount: Cents, weights: readonly Cents[]): Cents[] {
  const total = sum(weights);
  if (amount < 0 || amount > total)
    throw new RangeError(`A discount of ${amount} does not fit an amount of ${total}.`);
  let givenOut = 0;
  let weighed = 0;
  return weights.map((weight) => {
    weighed += weight;
    // Rounding the running sum keeps each share within its weight and the sum exact.
    const until = total === 0 ? 0 : Math.round((amount * weighed) / total);
    const share = until - givenOut;
    givenOut = until;
    return share;
  });
}

const sum = (cents: readonly Cents[]): Cents => cents.reduce((total, each) => total + each, 0);
