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
import { isOrderableState, type StockState } from '../../domain/product/stock.ts';
import { priceReduction } from '../../domain/product/price-reduction.ts';
import { cheaperLevels } from '../../domain/product/staffel.ts';
import { now } from '../calls/now.ts';
import { cardSettings } from '../listing/card-settings.ts';
import { cardTexts } from '../listing/card-texts.ts';
import { setSlotText, slotElement } from './page-data.ts';

const CELL = 'border-t border-line py-[0.3125rem]';

/** The cells of a staffel row: minimum quantity, unit price, saving. */
export function staffelCells(level: MoreLessLevel, locale: Locale): Markup {
  const minimumText = fill(staffelTexts[locale]['from'], {
    quantity: formatNumber(level.quantity, locale),
  });
  const saved = formatPercent(Math.round(level.save * 100) / 100, locale);
  return markup`<th class="${CELL} text-left font-normal" scope="row">${minimumText}</th><td class="${CELL} text-right font-bold">${plainPrice(level, locale)}</td><td class="${CELL} text-right font-medium text-discount">${saved}</td>`;
}

/**
 * Updates the rows of the prerendered table with the current levels. Removed levels leave an empty
 * row, so that the space is kept; additional levels have no row.
 */
function updateStaffel(table: HTMLTableElement, levels: MoreLessLevel[], locale: Locale) {
  table.style.visibility = levels.length > 0 ? '' : 'hidden';
  [...(table.tBodies[0]?.rows ?? [])].forEach((row, i) => {
    const level = levels[i];
    row.style.visibility = level ? '' : 'hidden';
    if (level) row.innerHTML = staffelCells(level, locale).html;
  });
}

/** Delivery rule of a product, the same on every day: the cut-off time and the delivery time. */
export function deliveryRule(
  state: StockState,
  size: DeliverySize,
  config: AvailabilityConfig,
  locale: Locale,
): string {
  const deliveryText = (key: keyof typeof deliveryTexts.nl, values = {}) =>
    fill(deliveryTexts[locale][key], values);
  if (state === 'extra-stock')
    return deliveryText('extra', { days: config.extraStockDeliveryDays });
  if (state !== 'in-stock') return deliveryText('not');
  if (size === 'large') return deliveryText('cutoffLarge', { time: config.deliveryCutoffLarge });
  const days = 1 + config.delayDays;
  return deliveryText(days > 1 ? 'cutoffDays' : 'cutoff', {
    time: config.deliveryCutoffSmall,
    days,
  });
}

/** Updates the page with the current price, keeping the height of each line. */
export function updatePagePrice(product: ProductSummary): void {
  const locale = pageLocale();
  const price = slotElement('price');
  if (price) price.innerHTML = priceHtml(product, locale, now(), cardTexts(locale)).html;
  const amount = slotElement('amount');
  if (amount) amount.innerHTML = plainPrice(product, locale).html;
  // The end date of the offer may have changed; its button explains the crossed-out price.
  const until = slotElement('until');
  const reduction = priceReduction(product, now());
  if (until) until.hidden = reduction?.until !== until.dataset.until;
  const offer = slotElement('offer');
  if (offer) offer.style.visibility = reduction ? '' : 'hidden';
  const table = document.querySelector<HTMLTableElement>('[data-staffel]');
  if (table) updateStaffel(table, cheaperLevels(product.moreLessLevels), locale);
}

/** Updates the page with the stock for the chosen quantity, keeping the height of each line. */
export function updatePageStock(state: StockState, size: DeliverySize): void {
  const locale = pageLocale();
  setSlotText('stock', stockTexts[locale][state]);
  const isAvailable = isOrderableState(state);
  slotElement('stock')?.classList.toggle('is-in', isAvailable);
  slotElement('stock')?.classList.toggle('is-out', !isAvailable);
  const rule = slotElement('rule');
  // Keep the height if the new text is shorter.
  if (rule) rule.style.minHeight = `${rule.offsetHeight}px`;
  setSlotText('rule', deliveryRule(state, size, cardSettings().config, locale));
  const orderButton = document.querySelector<HTMLButtonElement>('#koop .btn[value=add]');
  const stickyButton = document.querySelector<HTMLButtonElement>('[form=koop]');
  if (orderButton) orderButton.disabled = !isAvailable;
  if (orderButton && stickyButton) {
    stickyButton.disabled = !isAvailable;
    // On a phone the button in the sticky bar tells why the product cannot be ordered.
    if (isAvailable) stickyButton.innerHTML = orderButton.innerHTML;
    else stickyButton.textContent = stockTexts[locale][state];
  }
}
