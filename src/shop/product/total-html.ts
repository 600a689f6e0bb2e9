import texts from 'texts:product/total';
import { nextLevel } from '../../domain/cart/line-steps.ts';
import { comparisonPrice } from '../../domain/pricing/comparison-price.ts';
import { linePrice, type PricedProduct } from '../../domain/pricing/line-price.ts';
import type { ProductSummary } from '../../domain/product/product.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { formatNumber, type Price } from '../../domain/shared/money.ts';
import { fill } from '../../i18n/fill.ts';
import { markup, type Markup } from '../listing/markup.ts';
import { plainPrice } from '../listing/price-html.ts';

type PieceProduct = Pick<ProductSummary, 'unit' | 'unitPriceUnit' | 'unitPerProduct'>;
type ProductToTotal = PricedProduct & PieceProduct;

/** A text with a price in both VAT forms in the place of `{price}`. */
export function textWithPrice(text: string, price: Price, locale: Locale): Markup {
  const [before = '', after = ''] = text.split('{price}');
  return markup`${before}${plainPrice(price, locale)}${after}`;
}

/** The price of one piece and its unit price: `€ 11,50 per zak · € 0,46 / kg`. */
export function piecePriceHtml(product: PieceProduct, price: Price, locale: Locale): Markup {
  const { unit, unitPriceUnit, unitPerProduct } = product;
  const piecePrice = textWithPrice(fill(texts[locale].each, { unit }), price, locale);
  const perUnit = unitPriceUnit === null ? null : comparisonPrice(price, unitPerProduct);
  if (!perUnit) return piecePrice;
  return markup`${piecePrice} <span class="whitespace-nowrap">· ${plainPrice(perUnit, locale)} / ${unitPriceUnit}</span>`;
}

/** The total of a quantity, and the price per piece if a staffel level lowers it. */
export function totalHtml(
  product: ProductToTotal,
  quantity: number,
  now: Date,
  locale: Locale,
): Markup {
  const t = texts[locale];
  const { total, unit, level } = linePrice(product, quantity, now);
  return markup`<b>${textWithPrice(t.sum, total, locale)}</b>${level && markup` · ${piecePriceHtml(product, unit, locale)}`}`;
}

/** The next staffel level: from which quantity one piece costs less; null above the last. */
export function nextLevelHtml(
  { moreLessLevels, unit }: ProductToTotal,
  quantity: number,
  locale: Locale,
): Markup | null {
  const next = nextLevel(moreLessLevels, quantity);
  const values = { unit, quantity: formatNumber(next?.quantity ?? 0, locale) };
  return next && textWithPrice(fill(texts[locale].next, values), next, locale);
}

/**
 * The total of a quantity, and the next staffel level. If the product has a staffel, the second
 * line keeps its height when there is no next level, so that nothing shifts.
 */
export function totalAndNextLevelHtml(
  product: ProductToTotal,
  quantity: number,
  now: Date,
  locale: Locale,
): Markup {
  const hasLevels = nextLevel(product.moreLessLevels, 1) !== null;
  const next = nextLevelHtml(product, quantity, locale);
  return markup`${totalHtml(product, quantity, now, locale)}${hasLevels && markup`<span class="block min-h-5 text-muted">${next}</span>`}`;
}
