/** Prices of an ETIM xChange trade item. */
import type { Pricing } from './etim-xchange-schema.ts';
import { pointNumber } from './units.ts';

const DEFAULT_RATE = 21;

/**
 * Euros incl. VAT in whole cents: the list price, else the advised one, which beside a list price
 * is what it is compared with. The net price is what the shop itself pays: it is never shown.
 */
export function xchangePrice(pricing: readonly Pricing[]): {
  price?: number;
  list_price?: number;
  tax_rate?: number;
} {
  const priced = pricing.find(
    (one) =>
      !one.PriceOnRequest && (amountOf(one.GrossListPrice) || amountOf(one.RecommendedRetailPrice)),
  );
  if (!priced) return {};
  const rate = pointNumber(priced.Vat);
  const quantity = pointNumber(priced.PriceQuantity) || 1;
  const incl = (amount: number) =>
    Math.round(Number(((amount / quantity) * (100 + (rate ?? DEFAULT_RATE))).toFixed(6))) / 100;
  const list = amountOf(priced.GrossListPrice);
  const advised = amountOf(priced.RecommendedRetailPrice);
  return {
    price: incl(list || advised!),
    ...(list && advised && { list_price: incl(advised) }),
    ...(rate !== undefined && { tax_rate: rate }),
  };
}

const amountOf = (text: string | number | null | undefined): number | undefined =>
  pointNumber(text) || undefined;
