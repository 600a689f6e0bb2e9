import texts from 'texts:product/total';
import { linePrice } from '../../domain/pricing/line-price.ts';
import { formatNumber } from '../../domain/shared/money.ts';
import { fill } from '../../i18n/fill.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { now } from '../calls/now.ts';
import { $live } from '../listing/live-products.ts';
import { plainPrice } from '../listing/price-html.ts';
import { $quantity } from './page-data.ts';
import { slot } from './slots.ts';
import { sumHtml, totalHtml } from './total-html.ts';

/** Shows the total of the quantity in the order form, below it and in the sticky bar. */
export function watchTotal(productId: number): void {
  const locale = pageLocale();
  const show = () => {
    const product = $live.get()[productId];
    if (!product) return;
    const quantity = $quantity.get();
    const total = slot('total');
    if (total) total.innerHTML = totalHtml(product, quantity, now(), locale).html;
    const amount = slot('amount');
    if (amount)
      amount.innerHTML = plainPrice(linePrice(product, quantity, now()).total, locale).html;
    const pieces = slot('pieces');
    const count = { quantity: formatNumber(quantity, locale) };
    if (pieces) pieces.textContent = quantity > 1 ? fill(texts[locale].pieces, count) : '';
  };
  $quantity.listen(show);
  $live.listen(show);
}

/** The total of a quantity as the calculator shows it; null until the price is known. */
export function sumOf(productId: number, quantity: number) {
  const product = $live.get()[productId];
  return product ? sumHtml(product, quantity, now(), pageLocale()) : null;
}
