/** Price and promise lines of a card for its quantity; loaded when a visitor changes one. */
import texts from 'texts:product/total';
import { linePrice } from '../../domain/pricing/line-price.ts';
import type { ProductSummary } from '../../domain/product/product.ts';
import { parseQuantity } from '../../domain/product/quantity.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import { eachHtml, withPrice } from '../product/total-html.ts';
import { $storeWithPickup } from '../store/my-branch.ts';
import type { CardContext } from './card-html.ts';
import { staffelHtml } from './card-lines.ts';
import { currentCardContext } from './card-setup.ts';
import { $live } from './live-products.ts';
import { markup, type Markup } from './markup.ts';
import { perHtml } from './price-html.ts';
import { stockHtml } from './stock-html.ts';
import { formatNumber } from '../../domain/shared/money.ts';
import { productPageText } from '../product/product-texts.ts';

/** The total in the place of the unit price, the staffel from here on, and the promise. */
function linesOf(product: ProductSummary, quantity: number, context: CardContext): Markup {
  const { locale, now, texts: card } = context;
  const { total, unit, level } = linePrice(product, quantity, now);
  const sum = markup`<b>${withPrice(texts[locale].sum, total, locale)}</b>`;
  const next = staffelHtml(product.moreLessLevels, locale, card, quantity);
  const each = level && markup`<p class="staffel-hint">${eachHtml(product, unit, locale)}</p>`;
  return markup`<p class="per">${quantity > 1 ? sum : perHtml(product, locale, card)}</p>${next ?? each}${stockHtml(product, { ...context, quantity })}`;
}

function show(card: HTMLElement): void {
  const product = $live.get()[Number(card.dataset.product)];
  const quantity = parseQuantity(
    card.querySelector<HTMLInputElement>('.card-buy input')?.value ?? '',
    pageLocale(),
  );
  if (!product || quantity === null) return;
  const template = document.createElement('div');
  template.innerHTML = linesOf(product, quantity, currentCardContext()).html;
  for (const line of ['.per', '.staffel-hint', '.stock', '.had', '.pickup']) {
    const [old, next] = [card.querySelector(line), template.querySelector(line)];
    if (old && next && old.outerHTML !== next.outerHTML) old.replaceWith(next);
  }
}

const changed = new Set<HTMLElement>();

/** Shows the total and the promise of a card's quantity, also after its data change. */
export function showQuantity(card: HTMLElement): void {
  changed.add(card);
  show(card);
}

for (const known of [$live, $storeWithPickup]) known.listen(() => changed.forEach(show));

/** Id of the message, for `aria-describedby` of its field. */
const ID = 'card-fault';

/** Positioned over the lines above the field, so that the card keeps its height. */
const LOOK =
  'absolute inset-x-0 bottom-[calc(100%-0.25rem)] h-auto w-auto border-0 bg-white py-1 text-start text-xs text-discount';

/**
 * Shows on a card why its quantity is rejected: more than `most`, or (null) not a valid quantity.
 * The next input or click removes the message.
 */
export function showQuantityFault(field: HTMLInputElement, most: number | null): void {
  document.getElementById(ID)?.remove();
  const note = document.createElement('p');
  Object.assign(note, { id: ID, className: LOOK, role: 'alert' });
  note.textContent =
    most === null
      ? productPageText('invalid')
      : productPageText('tooMany', { n: formatNumber(most, pageLocale()) });
  field.form?.append(note);
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', ID);

  const listeners = new AbortController();
  const clear = ({ type, target }: Event) => {
    if (type === 'click' && !(target as Element).closest('button')) return;
    listeners.abort();
    note.remove();
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
  };
  for (const type of ['input', 'click']) {
    field.form?.addEventListener(type, clear, { signal: listeners.signal });
  }
}
