/** Price and promise lines of a card for its quantity; loaded when a visitor changes one. */
import texts from 'texts:product/total';
import { linePrice } from '../../domain/pricing/line-price.ts';
import type { ProductSummary } from '../../domain/product/product.ts';
import { parseQuantity } from '../../domain/product/quantity.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { piecePriceHtml, textWithPrice } from '../product/total-html.ts';
import { $storeWithPickup } from '../store/my-branch.ts';
import type { CardContext } from './card-html.ts';
import { staffelHtml } from './card-lines.ts';
import { currentCardContext } from './card-setup.ts';
import { $live } from './live-products.ts';
import { markup, type Markup } from './markup.ts';
import { unitPriceHtml } from './price-html.ts';
import { stockHtml } from './stock-html.ts';
import { formatNumber } from '../../domain/shared/money.ts';
import { productPageText } from '../product/product-texts.ts';

/**
 * Lines of a card for a quantity: the total (for one piece the unit price), the next staffel level
 * or the price per piece, and the promise.
 */
function quantityLinesHtml(
  product: ProductSummary,
  quantity: number,
  context: CardContext,
): Markup {
  const { locale, now, texts: cardTexts } = context;
  const { total, unit, level } = linePrice(product, quantity, now);
  const totalHtml = markup`<b>${textWithPrice(texts[locale].sum, total, locale)}</b>`;
  const nextLevelHtml = staffelHtml(product.moreLessLevels, locale, cardTexts, quantity);
  const pieceHtml =
    level && markup`<p class="staffel-hint">${piecePriceHtml(product, unit, locale)}</p>`;
  return markup`<p class="per">${quantity > 1 ? totalHtml : unitPriceHtml(product, locale, cardTexts)}</p>${nextLevelHtml ?? pieceHtml}${stockHtml(product, { ...context, quantity })}`;
}

function updateLines(card: HTMLElement): void {
  const product = $live.get()[Number(card.dataset.product)];
  const quantity = parseQuantity(
    card.querySelector<HTMLInputElement>('.card-buy input')?.value ?? '',
    pageLocale(),
  );
  if (!product || quantity === null) return;
  const template = document.createElement('div');
  template.innerHTML = quantityLinesHtml(product, quantity, currentCardContext()).html;
  for (const selector of ['.per', '.staffel-hint', '.stock', '.had', '.pickup']) {
    const [oldLine, newLine] = [card.querySelector(selector), template.querySelector(selector)];
    if (oldLine && newLine && oldLine.outerHTML !== newLine.outerHTML) oldLine.replaceWith(newLine);
  }
}

const changedCards = new Set<HTMLElement>();

/** Shows the total and the promise of a card's quantity, now and whenever the live data change. */
export function showQuantityLines(card: HTMLElement): void {
  changedCards.add(card);
  updateLines(card);
}

for (const $source of [$live, $storeWithPickup])
  $source.listen(() => changedCards.forEach(updateLines));

/** Id of the message, for `aria-describedby` of its field. */
const FAULT_ID = 'card-fault';

/** Positioned over the lines above the field, so that the card keeps its height. */
const FAULT_CLASSES =
  'absolute inset-x-0 bottom-[calc(100%-0.25rem)] h-auto w-auto border-0 bg-white py-1 text-start text-xs text-discount';

/**
 * Shows on a card why its quantity is rejected: more than `maxQuantity`, or (null) not a valid
 * quantity. The next input or click removes the message.
 */
export function showQuantityFault(field: HTMLInputElement, maxQuantity: number | null): void {
  document.getElementById(FAULT_ID)?.remove();
  const message = document.createElement('p');
  Object.assign(message, { id: FAULT_ID, className: FAULT_CLASSES, role: 'alert' });
  message.textContent =
    maxQuantity === null
      ? productPageText('invalid')
      : productPageText('tooMany', { n: formatNumber(maxQuantity, pageLocale()) });
  field.form?.append(message);
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', FAULT_ID);

  const listeners = new AbortController();
  const removeFault = ({ type, target }: Event) => {
    if (type === 'click' && !(target as Element).closest('button')) return;
    listeners.abort();
    message.remove();
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
  };
  for (const type of ['input', 'click']) {
    field.form?.addEventListener(type, removeFault, { signal: listeners.signal });
  }
}
