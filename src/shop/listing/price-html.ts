import type { Locale } from '../../domain/shared/common.ts';
import { type Price, formatMoney } from '../../domain/shared/money.ts';
import { priceParts } from '../../domain/product/price-parts.ts';
import type { ProductSummary } from '../../domain/product/product.ts';
import { priceReduction, type ReducedProduct } from '../../domain/product/price-reduction.ts';
import { markup, type Markup } from './markup.ts';
import type { CardTexts } from './card-texts.ts';

type PriceBlockProduct = ReducedProduct &
  Pick<ProductSummary, 'unit' | 'unitPriceInclTax' | 'unitPriceExclTax' | 'unitPriceUnit'>;

/**
 * The price block: crossed-out price with its reason, price, and unit price, each in both VAT forms
 * (`base.css` hides one). The first line is rendered even if empty, so that the prices of a row
 * share a baseline. Screen readers read a price as one phrase.
 */
export function priceHtml(
  product: PriceBlockProduct,
  locale: Locale,
  now: Date,
  texts: CardTexts,
): Markup {
  const reduction = priceReduction(product, now);
  return markup`<p class="was">${reduction && reductionHtml(reduction, locale, texts)}</p>
<p class="${reduction ? 'price is-reduced' : 'price'}">${amountsHtml(product, locale, texts)}</p>
<p class="per">${unitPriceHtml(product, locale, texts)}</p>`;
}

/** Renders an amount once per VAT form. */
export function inBothVatForms(
  price: Price,
  render: (amount: number, vat: 'incl' | 'excl') => Markup,
): Markup {
  return markup`<span class="vat-incl">${render(price.priceInclTax, 'incl')}</span><span class="vat-excl">${render(price.priceExclTax, 'excl')}</span>`;
}

/** An amount as plain text in both VAT forms. */
export function plainPrice(price: Price, locale: Locale): Markup {
  return inBothVatForms(price, (amount) => markup`${formatMoney(amount, locale)}`);
}

/** A price in both VAT forms, each with a text that screen readers read as one phrase. */
export const amountsHtml = (price: Price, locale: Locale, texts: CardTexts): Markup =>
  inBothVatForms(price, (amount, vat) => amountHtml(amount, vat, locale, texts));

function amountHtml(
  amount: number,
  vat: 'incl' | 'excl',
  locale: Locale,
  texts: CardTexts,
): Markup {
  const parts = priceParts(amount, locale);
  const note = vat === 'incl' ? texts.inclVat : texts.exclVat;
  return markup`<span class="sr-only">${formatMoney(amount, locale)} ${note}</span><span aria-hidden="true"><b>${parts.euros}${parts.mark}</b><sup>${parts.cents}</sup> <small>${note}</small></span>`;
}

function reductionHtml(
  reduction: Price & { from: string | null; until: string | null },
  locale: Locale,
  texts: CardTexts,
): Markup {
  return markup`<span${dateRangeAttributes(reduction.from, reduction.until)}><s><span class="sr-only">${texts.wasPrice} </span>${plainPrice(reduction, locale)}</s> <small>${texts.lowest30}</small></span>`;
}

/** The unit price if known, and what one piece is called: `€ 0,46 / kg · per zak`. */
export function unitPriceHtml(
  product: PriceBlockProduct,
  locale: Locale,
  texts: CardTexts,
): Markup {
  const { unitPriceInclTax: incl, unitPriceExclTax: excl, unitPriceUnit: unit } = product;
  const pieceText = markup`${texts.per} ${product.unit}`;
  if (incl === null || excl === null || unit === null) return pieceText;
  const price = plainPrice({ priceInclTax: incl, priceExclTax: excl }, locale);
  return markup`${price} / ${unit} · ${pieceText}`;
}

/** Attributes with the dates between which an element is shown (`dated.ts`). */
export function dateRangeAttributes(from: string | null, until: string | null): Markup {
  return markup`${from && markup` data-from="${from}"`}${until && markup` data-until="${until}"`}`;
}
