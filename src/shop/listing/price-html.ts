import type { Locale } from '../../domain/shared/common.ts';
import { type Price, formatMoney } from '../../domain/shared/money.ts';
import { priceParts } from '../../domain/product/price-parts.ts';
import type { ProductSummary } from '../../domain/product/product.ts';
import { priceReduction, type ReducedProduct } from '../../domain/product/price-reduction.ts';
import { markup, type Markup } from './markup.ts';
import type { CardTexts } from './card-texts.ts';

type Priced = ReducedProduct &
  Pick<ProductSummary, 'unit' | 'unitPriceInclTax' | 'unitPriceExclTax' | 'unitPriceUnit'>;

/**
 * The price block: crossed-out price with its reason, price, and unit price, each in both VAT forms
 * (`base.css` hides one). The first line is rendered even if empty, so that the prices of a row
 * share a baseline. Screen readers read a price as one phrase.
 */
export function priceHtml(product: Priced, locale: Locale, now: Date, texts: CardTexts): Markup {
  const was = priceReduction(product, now);
  return markup`<p class="was">${was && wasHtml(was, locale, texts)}</p>
<p class="${was ? 'price is-reduced' : 'price'}">${amountsHtml(product, locale, texts)}</p>
<p class="per">${perHtml(product, locale, texts)}</p>`;
}

/** Renders an amount once per VAT form. */
export function inBothVatForms(
  price: Price,
  make: (amount: number, vat: 'incl' | 'excl') => Markup,
): Markup {
  return markup`<span class="vat-incl">${make(price.priceInclTax, 'incl')}</span><span class="vat-excl">${make(price.priceExclTax, 'excl')}</span>`;
}

/** An amount as plain text in both VAT forms. */
export function plainPrice(price: Price, locale: Locale): Markup {
  return inBothVatForms(price, (amount) => markup`${formatMoney(amount, locale)}`);
}

/** A price in both VAT forms, each to be read as one phrase. */
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

function wasHtml(
  was: Price & { from: string | null; until: string | null },
  locale: Locale,
  texts: CardTexts,
): Markup {
  return markup`<span${dateRangeAttributes(was.from, was.until)}><s><span class="sr-only">${texts.wasPrice} </span>${plainPrice(was, locale)}</s> <small>${texts.lowest30}</small></span>`;
}

/** The unit price, and what one piece is called. */
export function perHtml(product: Priced, locale: Locale, texts: CardTexts): Markup {
  const { unitPriceInclTax: incl, unitPriceExclTax: excl, unitPriceUnit: unit } = product;
  const each = markup`${texts.per} ${product.unit}`;
  if (incl === null || excl === null || unit === null) return each;
  const price = plainPrice({ priceInclTax: incl, priceExclTax: excl }, locale);
  return markup`${price} / ${unit} · ${each}`;
}

/** Attributes with the dates between which an element is shown (`dated.ts`). */
export function dateRangeAttributes(from: string | null, until: string | null): Markup {
  return markup`${from && markup` data-from="${from}"`}${until && markup` data-until="${until}"`}`;
}
