import type { Locale } from '../../domain/entities/common.ts';
import type { Price } from '../../domain/entities/money.ts';
import { priceParts } from '../../domain/price-parts.ts';
import { markup, type Markup } from '../listing/markup.ts';

/** An amount in both VAT forms; `base.css` shows the one that the visitor chose. */
export const bothPricesHtml = ({ priceInclTax, priceExclTax }: Price, locale: Locale): Markup =>
  markup`<span class="vat-incl">${priceParts(priceInclTax, locale).text}</span><span class="vat-excl">${priceParts(priceExclTax, locale).text}</span>`;
