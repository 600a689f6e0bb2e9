/** Prices of an ETIM xChange trade item. */
import type { Pricing } from './etim-xchange-schema.ts';
import { pointNumber } from './units.ts';

const DEFAULT_RATE = 21;

/**
 * Euros incl. VAT in whole cents. The net price is what the shop itself pays: it is never shown. An
 * advised price is one to compare with: whether it holds VAT is not written down, so it is taken as
 * it stands, which is never too high.
 */
export function xchangePrice(pricing: readonly Pricing[]): {
  price?: number;
  list_price?: number;
  tax_rate?: number;
} {
  const priced = pricing.find((one) => !one.PriceOnRequest && pointNumber(one.GrossListPrice));
  if (!priced) return {};
  const rate = pointNumber(priced.Vat);
  const quantity = pointNumber(priced.PriceQuantity) || 1;
  const cents = (amount: number | undefined, tax: number) =>
    Math.round(Number((((amount ?? 0) / quantity) * (100 + tax)).toFixed(6))) / 100;
  const price = cents(pointNumber(priced.GrossListPrice), rate ?? DEFAULT_RATE);
  const advised = cents(pointNumber(priced.RecommendedRetailPrice), 0);
  return {
    price,
    ...(advised > price && { list_price: advised }),
    ...(rate !== undefined && { tax_rate: rate }),
  };
}
