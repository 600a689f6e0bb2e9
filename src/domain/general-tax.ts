import type { Cents, Price } from './entities/money.ts';
import { withoutTax } from './money.ts';

/** The general rate of Dutch VAT, in percent: that of delivery, of pallets and of nearly all goods. */
export const GENERAL_TAX_RATE = 21;

/** An amount incl. VAT at the general rate, in both VAT forms. */
export const generalPrice = (priceInclTax: Cents): Price => ({
  priceInclTax,
  priceExclTax: withoutTax(priceInclTax, GENERAL_TAX_RATE),
});
