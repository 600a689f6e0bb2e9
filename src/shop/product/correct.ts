import texts from 'texts:product/stock';
import type { Locale } from '../../domain/shared/common.ts';
import type { ProductSummary } from '../../domain/product/product.ts';
import { priceReduction } from '../../domain/product/price-reduction.ts';
import { cheaperLevels } from '../../domain/product/staffel.ts';
import { stockStatus } from '../../domain/product/stock-status.ts';
import { now } from '../calls/now.ts';
import { cardSettings } from '../listing/card-settings.ts';
import { plainPrice, priceHtml } from '../listing/price-html.ts';
import { cardTexts } from '../listing/card-texts.ts';
import { say, slot } from './slots.ts';
import { correctStaffel } from './staffel.ts';
import { deliveryRule } from './when.ts';

/** Puts today's price and stock into the places of the page, line by line as high as before. */
export function correct(product: ProductSummary): void {
  const locale = document.documentElement.lang as Locale;
  const { state } = stockStatus(product);
  const price = slot('price');
  if (price) price.innerHTML = priceHtml(product, locale, now(), cardTexts(locale)).html;
  const amount = slot('amount');
  if (amount) amount.innerHTML = plainPrice(product, locale).html;
  // Its end is the offer's, which is another or none; its button explains what is crossed out.
  const until = slot('until');
  const was = priceReduction(product, now());
  if (until) until.hidden = was?.until !== until.dataset.until;
  const offer = slot('offer');
  if (offer) offer.style.visibility = was ? '' : 'hidden';
  const table = document.querySelector<HTMLTableElement>('.staffel');
  if (table) correctStaffel(table, cheaperLevels(product.moreLessLevels), locale);
  say('stock', texts[locale][state] ?? '');
  const isThere = state === 'in-stock' || state === 'extra-stock';
  slot('stock')?.classList.toggle('is-in', isThere);
  slot('stock')?.classList.toggle('is-out', !isThere);
  const rule = slot('rule');
  // Shorter words leave the room as it was.
  if (rule) rule.style.minHeight = `${rule.offsetHeight}px`;
  say('rule', deliveryRule(state, product.deliverySize, cardSettings().config, locale));
  const hours = slot('hours');
  if (hours) hours.style.visibility = isThere ? '' : 'hidden';
  const order = document.querySelector<HTMLButtonElement>('#koop .btn[value=add]');
  const inBar = document.querySelector<HTMLButtonElement>('[form=koop]');
  if (order) order.disabled = !isThere;
  if (order && inBar) {
    inBar.disabled = !isThere;
    // On a phone the bar is what stays in view: it says why nothing can be pressed.
    if (isThere) inBar.innerHTML = order.innerHTML;
    else inBar.textContent = texts[locale][state] ?? '';
  }
}
