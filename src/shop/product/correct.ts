import staffelTexts from 'texts:product/staffel';
import deliveryTexts from 'texts:product/delivery';
import stockTexts from 'texts:product/stock';
import type { Locale } from '../../domain/shared/common.ts';
import type { MoreLessLevel, DeliverySize, ProductSummary } from '../../domain/product/product.ts';
import { formatNumber, formatPercent } from '../../domain/shared/money.ts';
import { fill } from '../../i18n/fill.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { markup, type Markup } from '../listing/markup.ts';
import { plainPrice, priceHtml } from '../listing/price-html.ts';
import type { AvailabilityConfig } from '../../domain/availability/config.ts';
import { type StockState, stockStatus } from '../../domain/product/stock-status.ts';
import { priceReduction } from '../../domain/product/price-reduction.ts';
import { cheaperLevels } from '../../domain/product/staffel.ts';
import { now } from '../calls/now.ts';
import { cardSettings } from '../listing/card-settings.ts';
import { cardTexts } from '../listing/card-texts.ts';
import { say, slot } from './slots.ts';

const CELL = 'border-t border-line py-[0.3125rem]';

/** The cells of a row of the staffel: from how many, what each costs, what that saves. */
export function staffelRow(level: MoreLessLevel, locale: Locale): Markup {
  const from = fill(staffelTexts[locale]['from'] ?? '', {
    quantity: formatNumber(level.quantity, locale),
  });
  const saved = formatPercent(Math.round(level.save * 100) / 100, locale);
  return markup`<th class="${CELL} text-left font-normal" scope="row">${from}</th><td class="${CELL} text-right font-bold">${plainPrice(level, locale)}</td><td class="${CELL} text-right font-medium text-discount">${saved}</td>`;
}

/**
 * Puts today's levels into the rows of the built table. A row without a level, and a table
 * without any, keeps its room and says nothing; a level that came on top has no row.
 */
function correctStaffel(table: HTMLTableElement, levels: MoreLessLevel[], locale: Locale) {
  table.style.visibility = levels.length > 0 ? '' : 'hidden';
  [...(table.tBodies[0]?.rows ?? [])].forEach((row, i) => {
    const level = levels[i];
    row.style.visibility = level ? '' : 'hidden';
    if (level) row.innerHTML = staffelRow(level, locale).html;
  });
}

/** What holds for the delivery of a product on every day: until when to order, and how long. */
export function deliveryRule(
  state: StockState,
  size: DeliverySize,
  config: AvailabilityConfig,
  locale: Locale,
): string {
  const text = (key: string, values = {}) => fill(deliveryTexts[locale][key] ?? '', values);
  if (state === 'extra-stock') return text('extra', { days: config.extraStockDeliveryDays });
  if (state !== 'in-stock') return text('not');
  return size === 'large'
    ? text('cutoffLarge', { time: config.deliveryCutoffLarge })
    : text('cutoff', { time: config.deliveryCutoffSmall });
}

/** Puts today's price and stock into the places of the page, line by line as high as before. */
export function correct(product: ProductSummary): void {
  const locale = pageLocale();
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
  const table = document.querySelector<HTMLTableElement>('[data-staffel]');
  if (table) correctStaffel(table, cheaperLevels(product.moreLessLevels), locale);
  say('stock', stockTexts[locale][state] ?? '');
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
    else inBar.textContent = stockTexts[locale][state] ?? '';
  }
}
