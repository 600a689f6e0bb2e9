/** The parts of a card that the browser updates with live data. */
import { lastDayText } from '../../domain/shared/days.ts';
import { discountLabels } from '../../domain/product/discount-label.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { MoreLessLevel, ProductSummary } from '../../domain/product/product.ts';
import type { ListedProduct, ListGroup } from '../../domain/product/list-group.ts';
import { isOrderableState, stockStatus } from '../../domain/product/stock.ts';
import { priceReduction } from '../../domain/product/price-reduction.ts';
import { markup, type Markup } from './markup.ts';
import { amountsHtml, dateRangeAttributes, plainPrice, priceHtml } from './price-html.ts';
import { type StockContext, stockHtml } from './stock-html.ts';
import { formatNumber } from '../../domain/shared/money.ts';
import { fill } from '../../i18n/fill.ts';
import type { CardTexts } from './card-texts.ts';

/**
 * Returns the price on a card: the price of its product. A card of a product group shows the lowest
 * price of the group, without the reduction and the unit price.
 */
export function cardPriceHtml(
  product: ListedProduct,
  { locale, now, texts }: Pick<StockContext, 'locale' | 'now' | 'texts'>,
): Markup {
  const cheapest = product.group?.cheapest;
  if (!cheapest) return priceHtml(product, locale, now, texts);
  return markup`<p class="was">${texts.from}</p><p class="price">${amountsHtml(cheapest, locale, texts)}</p><p class="per">${texts.per} ${cheapest.unit}</p>`;
}

/** Tells on a group card how many members the group has: `12 maten`. */
export const groupText = ({ count, axis }: ListGroup, { locale, texts }: StockContext): string =>
  fill(texts[axis], { count: formatNumber(count, locale) });

/**
 * Lower part of a card: stock and delivery promise, staffel, end of the offer. On a group card only
 * stock and promise, or a text that these differ per variant.
 */
export function footHtml(product: ListedProduct, context: StockContext): Markup {
  const { locale, texts } = context;
  if (product.group) {
    const isAvailable = isOrderableState(stockStatus(product).state);
    return isAvailable
      ? stockHtml(product, context)
      : markup`<p class="had">${texts.perVariant}</p>`;
  }
  return markup`${stockHtml(product, context)}${staffelHtml(product.moreLessLevels, locale, texts)}${untilHtml(product, context)}`;
}

/**
 * The discount's label; a price reduction without a label gets a default one. None on a group card
 * whose price is that of another member.
 */
export function labelHtml(product: ListedProduct, now: Date, texts: CardTexts): Markup | null {
  if (product.group?.cheapest) return null;
  const label = discountLabels(product.discounts, now)[0];
  if (label) {
    return markup`<span class="label"${dateRangeAttributes(label.startDate, label.endDate)}>${label.title}</span>`;
  }
  const reduction = priceReduction(product, now);
  return (
    reduction &&
    markup`<span class="label"${dateRangeAttributes(reduction.from, reduction.until)}>${texts.reduced}</span>`
  );
}

/** The first staffel level above a quantity that lowers the unit price. */
export function staffelHtml(
  levels: MoreLessLevel[],
  locale: Locale,
  texts: CardTexts,
  aboveQuantity = 1,
): Markup | null {
  const first = levels.find((level) => level.quantity > aboveQuantity && level.save > 0);
  if (!first) return null;
  const [before, after] = fill(texts.staffel, {
    quantity: formatNumber(first.quantity, locale),
  }).split('{price}');
  return markup`<p class="staffel-hint">${before ?? ''}${plainPrice(first, locale)}${after ?? ''}</p>`;
}

/** The end date of an offer. */
function untilHtml(product: ProductSummary, { locale, now, texts }: StockContext): Markup | null {
  const reduction = priceReduction(product, now);
  if (!reduction?.until || !reduction.isOffer) return null;
  const text = fill(texts.until, { date: lastDayText(reduction.until, locale) });
  return markup`<p class="until"${dateRangeAttributes(reduction.from, reduction.until)}>${text}</p>`;
}
