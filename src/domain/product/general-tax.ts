import { type Cents, type Price, withoutTax } from '../shared/money.ts';

/**
 * The standard rate of Dutch VAT in percent, which applies to delivery, pallets and nearly all
 * goods.
 */
export const GENERAL_TAX_RATE = 21;

/** Returns a price with and without VAT. `taxRate` in percent. */
export const priceAtTaxRate = (priceInclTax: Cents, taxRate: number): Price => ({
  priceInclTax,
  priceExclTax: withoutTax(priceInclTax, taxRate),
});

/** Like `priceAtTaxRate`, at the general rate. */
export const generalPrice = (priceInclTax: Cents): Price =>
  priceAtTaxRate(priceInclTax, GENERAL_TAX_RATE);

/** Returns the VAT rate if all lines have the same, else the general one. */
export function cartTaxRate(lines: readonly { product: { taxRate: number } | null }[]): number {
  const [rate, ...others] = new Set(lines.flatMap(({ product }) => product?.taxRate ?? []));
  return rate === undefined || others.length > 0 ? GENERAL_TAX_RATE : rate;
}
