import type { Cents, Price } from '../shared/money.ts';

/** A charged amount and its VAT rate. */
export interface TaxedAmount {
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
    const own = amounts.filter((amount) => amount.taxRate === taxRate);
    return {
      taxRate,
      priceInclTax: sum(own.map(({ total }) => total.priceInclTax)),
      priceExclTax: sum(own.map(({ total }) => total.priceExclTax)),
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
