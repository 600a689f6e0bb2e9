/**
 * Updates prerendered cards with live data: current price and stock, the visitor's store, the first
 * delivery day. Nothing shifts: lines are replaced, never added or removed.
 */
import type { ListedProduct } from '../../domain/product/list-group.ts';
import type { ProductSummary } from '../../domain/product/product.ts';
import type { CardContext } from './card-html.ts';
import { currentCardContext } from './card-setup.ts';
import { cardPriceHtml, footHtml, labelHtml } from './card-lines.ts';
import { $live, requestLiveProducts } from './live-products.ts';
import { $storeWithPickup } from '../store/my-branch.ts';
import { now } from '../calls/now.ts';
import { $store } from '../store/preferred-store.ts';
import { priceReduction } from '../../domain/product/price-reduction.ts';
import { isSold, stockStatus } from '../../domain/product/stock.ts';
import { hideOutOfDateContent } from './dated.ts';

const LINES = ['.was', '.price', '.per', '.stock', '.had', '.pickup', '.staffel-hint', '.until'];

function linesOf(product: ListedProduct, context: CardContext): HTMLElement {
  const template = document.createElement('div');
  template.innerHTML = cardPriceHtml(product, context).html + footHtml(product, context).html;
  return template;
}

/**
 * Puts the old price and its basis into the card. Returns false, without changes, if that would
 * increase the card's height (on a phone it takes two lines).
 */
function showOldPrice(card: HTMLElement, next: Element | null): boolean {
  const old = card.querySelector('.was');
  if (!old || !next || old.outerHTML === next.outerHTML) return true;
  const height = card.offsetHeight;
  old.replaceWith(next);
  if (card.offsetHeight === height) return true;
  next.replaceWith(old);
  return false;
}

/** The product without the announcement of its reduction: only the current price. */
const unannounced = (product: ListedProduct): ListedProduct => ({
  ...product,
  discounts: [],
  lowestPrice30InclTax: null,
});

function updateCard(card: HTMLElement, shownProduct: ListedProduct, context: CardContext): void {
  const { texts } = context;
  // A reduction newer than the page is shown together with its old price, or not at all.
  const isTold =
    !priceReduction(shownProduct, context.now) ||
    showOldPrice(card, linesOf(shownProduct, context).querySelector('.was'));
  const product = isTold ? shownProduct : unannounced(shownProduct);
  const newLines = linesOf(product, context);
  for (const line of LINES) {
    const old = card.querySelector<HTMLElement>(line);
    const next = newLines.querySelector(line);
    if (!old || (!old.textContent && line === '.was')) continue;
    if (!next?.textContent) old.classList.add('is-gone');
    else if (old.outerHTML !== next.outerHTML) old.replaceWith(next);
  }
  const label = card.querySelector('.label');
  const html = labelHtml(product, context.now, texts)?.html ?? '';
  if ((label?.outerHTML ?? '') !== html) {
    label?.remove();
    card.querySelector('.card-pic')?.insertAdjacentHTML('beforeend', html);
  }
  void updateBuyButton(card, product, context);
}

/** Replaces the order controls by a link when a product is sold out, and vice versa. */
async function updateBuyButton(card: HTMLElement, product: ListedProduct, context: CardContext) {
  if (product.group) return;
  const old = card.querySelector<HTMLElement>('.card-buy, .card-on');
  const canBuy = isSold(stockStatus(product).state);
  if (!old || old.matches('.card-buy') === canBuy) return;
  old.classList.add('is-gone');
  // Rarely needed, so loaded on demand.
  const { buyHtml } = await import('./buy-html.ts');
  old.outerHTML = buyHtml(product, context.href(product), context.locale).html;
}

/** The product of a card, with what it stands for; null while one of its prices is not known. */
function listedOn(
  { dataset }: HTMLElement,
  live: Readonly<Record<number, ProductSummary>>,
): ListedProduct | null {
  const product = live[Number(dataset.product)] ?? null;
  if (!product || !dataset.group) return product;
  const group = { count: Number(dataset.group), axis: 'variant' as const, cheapest: null };
  if (!dataset.cheapest) return { ...product, group };
  const other = live[Number(dataset.cheapest)];
  if (!other) return null;
  const cheapest = other.priceInclTax < product.priceInclTax ? other : product;
  return { ...product, group: { ...group, cheapest } };
}

/** Updates the cards of a list with the data loaded so far. */
function updateCards(list: HTMLElement): void {
  const context = currentCardContext();
  const live = $live.get();
  for (const card of cardsOf(list)) {
    const product = listedOn(card, live);
    if (product) updateCard(card, product, context);
  }
}

const cardsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-product]')];
/** The lists of the page, and those that `listing.tsx` made from an answer. */
const lists = () => document.querySelectorAll<HTMLElement>('ul:is([data-cards], [data-first])');

/** Requests the products of a list in one call, and updates its cards on response. */
export function refreshCards(list: Element): void {
  requestLiveProducts(
    cardsOf(list).flatMap(({ dataset: { product, cheapest = product } }) => [
      Number(product),
      Number(cheapest),
    ]),
  );
}

const all = () => lists().forEach(updateCards);
$live.listen(all);
$store.listen(all);
$storeWithPickup.listen(all);
// The list shows its prerendered cards again, which come from the HTML.
document.addEventListener('cards:static', () => {
  hideOutOfDateContent(now());
  all();
});
// A page from the back/forward cache has old data.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  hideOutOfDateContent(now());
  lists().forEach(refreshCards);
});
