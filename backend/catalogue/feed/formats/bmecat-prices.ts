/** Prices of a BMEcat product: the one a shopper pays, and those from a number of pieces. */
import type { BmecatHeader } from './bmecat-header.ts';
import type { FeedError } from '../row.ts';
import { pointNumber } from './units.ts';
import { childrenOf, descendantsOf, textOf, type XmlElement } from './xml.ts';

/**
 * Price types that can be the selling price, the preferred one first. `net_customer` is not among
 * them: it is what the shop itself pays. An advised price (`nrp`) only serves as the crossed-out
 * price; the standard does not say whether it includes VAT, so it is taken without adding any.
 */
const SHELF = ['gros_list', 'net_list'];
const DEFAULT_TAX = 0.21;
/** As many as the feed takes of one product. */
const MOST_LEVELS = 9;

export interface BmecatPrices {
  tax_rate?: number;
  price?: number;
  list_price?: number;
  /** Price each by the number of pieces from which it holds. */
  staffel?: Record<string, number>;
  errors: Omit<FeedError, 'line'>[];
}

/** Euros incl. VAT in whole cents. */
export function bmecatPrices(product: XmlElement, header: BmecatHeader): BmecatPrices {
  const result: BmecatPrices = { errors: [] };
  const [details] = descendantsOf(product, 'PRODUCT_PRICE_DETAILS', 'ARTICLE_PRICE_DETAILS');
  const [order] = descendantsOf(product, 'PRODUCT_ORDER_DETAILS', 'ARTICLE_ORDER_DETAILS');
  const all = details ? childrenOf(details, 'PRODUCT_PRICE', 'ARTICLE_PRICE') : [];
  const local = all.filter((price) => {
    const places = childrenOf(price, 'TERRITORY').map(({ text }) => text.trim());
    return places.length === 0 || places.includes('NL');
  });
  const of = (type: string) => local.filter((price) => typeOf(price) === type);
  const shelf = SHELF.map(of).find((prices) => prices.length > 0) ?? [];
  const taxed = shelf.find((price) => textOf(price, 'TAX') !== '') ?? shelf[0];
  const stated = pointNumber(textOf(taxed, 'TAX'));
  // Some write 21 where the format asks for 0.21.
  const tax = stated === undefined ? DEFAULT_TAX : stated >= 1 ? stated / 100 : stated;
  if (stated !== undefined && shelf.length > 0) result.tax_rate = Math.round(tax * 10_000) / 100;
  const quantity = pointNumber(textOf(order, 'PRICE_QUANTITY')) || 1;
  const each = (price: XmlElement): number | null => {
    const amount = pointNumber(textOf(price, 'PRICE_AMOUNT'));
    const factor = pointNumber(textOf(price, 'PRICE_FACTOR')) ?? 1;
    const currency =
      textOf(price, 'PRICE_CURRENCY') || price.attributes['currency'] || header.currency;
    const value = textOf(price, 'PRICE_AMOUNT');
    if (currency !== 'EUR') {
      result.errors.push({
        field: 'price',
        value: `${value} ${currency}`,
        message: 'is not in euros',
      });
    } else if (amount === undefined) {
      result.errors.push({
        field: 'price',
        value,
        message: 'is not a number with a decimal point',
      });
    } else {
      const isInclusive = typeOf(price) !== 'net_list';
      const incl = ((amount * factor) / quantity) * (isInclusive ? 1 : 1 + tax);
      return Math.round(Number((incl * 100).toFixed(6))) / 100;
    }
    return null;
  };
  for (const price of shelf) {
    const from = pointNumber(textOf(price, 'LOWER_BOUND')) ?? 1;
    const euros = each(price);
    if (euros === null) continue;
    if (from <= 1) result.price ??= euros;
    else if (Number.isInteger(from) && Object.keys(result.staffel ?? {}).length < MOST_LEVELS) {
      (result.staffel ??= {})[String(from)] = euros;
    }
  }
  const [advised] = of('nrp');
  const list = advised && each(advised);
  if (list && list > (result.price ?? Infinity)) result.list_price = list;
  return result;
}

const typeOf = (price: XmlElement): string => price.attributes['price_type'] ?? '';
