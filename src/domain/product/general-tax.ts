import { type Cents, type Price, withoutTax } from '../shared/money.ts';

/** The general rate of Dutch VAT, in percent: that of delivery, of pallets and of nearly all goods. */
export const GENERAL_TAX_RATE = 21;

/** An amount incl. VAT at a rate in percent, in both VAT forms. */
export const priceAt = (priceInclTax: Cents, taxRate: number): Price => ({
  priceInclTax,
  priceExclTax: withoutTax(priceInclTax, taxRate),
});

/** As `priceAt`, at the general rate. */
export const generalPrice = (priceInclTax: Cents): Price => priceAt(priceInclTax, GENERAL_TAX_RATE);

/** The rate that all lines have, else the general one: more goods of a mixed cart may have any. */
export function cartTaxRate(lines: readonly { product: { taxRate: number } | null }[]): number {
  const [rate, ...others] = new Set(lines.flatMap(({ product }) => product?.taxRate ?? []));
  return rate === undefined || others.length > 0 ? GENERAL_TAX_RATE : rate;
}
