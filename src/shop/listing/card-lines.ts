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
 * The price of a card: the product's own, or the lowest of those that it stands for, of which
 * neither a reduction nor a price per unit is said.
 */
export function cardPriceHtml(
  product: ListedProduct,
  { locale, now, texts }: Pick<StockContext, 'locale' | 'now' | 'texts'>,
): Markup {
  const from = product.group?.cheapest;
  if (!from) return priceHtml(product, locale, now, texts);
  return markup`<p class="was">${texts.from}</p><p class="price">${amountsHtml(from, locale, texts)}</p><p class="per">${texts.per} ${from.unit}</p>`;
}

/** The text of a group card on its members: `12 maten`. */
export const groupText = ({ count, axis }: ListGroup, { locale, texts }: StockContext): string =>
  fill(texts[axis], { count: formatNumber(count, locale) });

/** Stock and delivery promise, then the discounts; a group has more than one promise. */
export function footHtml(product: ListedProduct, context: StockContext): Markup {
  const { locale, texts } = context;
  if (product.group) {
    const isHere = isOrderableState(stockStatus(product).state);
    return isHere ? stockHtml(product, context) : markup`<p class="had">${texts.perVariant}</p>`;
  }
  return markup`${stockHtml(product, context)}${staffelHtml(product.moreLessLevels, locale, texts)}${untilHtml(product, context)}`;
}

/**
 * The discount's label, none beside the price of another product; a price reduction without a label
 * gets a default one.
 */
export function labelHtml(product: ListedProduct, now: Date, texts: CardTexts): Markup | null {
  if (product.group?.cheapest) return null;
  const label = discountLabels(product.discounts, now)[0];
  if (label) {
    return markup`<span class="label"${dateRangeAttributes(label.startDate, label.endDate)}>${label.title}</span>`;
  }
  const was = priceReduction(product, now);
  return (
    was &&
    markup`<span class="label"${dateRangeAttributes(was.from, was.until)}>${texts.reduced}</span>`
  );
}

/** The first staffel level above a quantity that lowers the unit price. */
export function staffelHtml(
  levels: MoreLessLevel[],
  locale: Locale,
  texts: CardTexts,
  above = 1,
): Markup | null {
  const first = levels.find((level) => level.quantity > above && level.save > 0);
  if (!first) return null;
  const [before, after] = fill(texts.staffel, {
    quantity: formatNumber(first.quantity, locale),
  }).split('{price}');
  return markup`<p class="staffel-hint">${before ?? ''}${plainPrice(first, locale)}${after ?? ''}</p>`;
}

/** The end date of an offer. */
function untilHtml(product: ProductSummary, { locale, now, texts }: StockContext): Markup | null {
  const was = priceReduction(product, now);
  if (!was?.until || !was.isOffer) return null;
  const text = fill(texts.until, { date: lastDayText(was.until, locale) });
  return markup`<p class="until"${dateRangeAttributes(was.from, was.until)}>${text}</p>`;
}
