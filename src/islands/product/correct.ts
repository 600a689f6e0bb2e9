import texts from 'texts:product/stock';
import type { Locale } from '../../domain/entities/common.ts';
import type { ProductSummary } from '../../domain/entities/product.ts';
import { priceReduction } from '../../domain/price-reduction.ts';
import { stockStatus } from '../../domain/stock-status.ts';
import { now } from '../../stores/now.ts';
import { plainPrice, priceHtml } from '../listing/price-html.ts';
import { cardTexts } from '../listing/card-texts.ts';
import { say, slot } from './slots.ts';

/** Puts today's price and stock into the places of the page, line by line as high as before. */
export function correct(product: ProductSummary): void {
  const locale = document.documentElement.lang as Locale;
  const { state } = stockStatus(product);
  const price = slot('price');
  if (price) price.innerHTML = priceHtml(product, locale, now(), cardTexts(locale)).html;
  const amount = slot('amount');
  if (amount) amount.innerHTML = plainPrice(product, locale).html;
  // Its end is the offer's, which is another or none. Nothing stands behind it.
  const until = slot('until');
  if (until) until.hidden = priceReduction(product, now())?.until !== until.dataset.until;
  say('stock', texts[locale][state] ?? '');
  const isThere = state === 'in-stock' || state === 'extra-stock';
  slot('stock')?.classList.toggle('is-in', isThere);
  slot('stock')?.classList.toggle('is-out', !isThere);
  for (const button of document.querySelectorAll<HTMLButtonElement>('.btn[value=add]')) {
    button.disabled = !isThere;
  }
}
