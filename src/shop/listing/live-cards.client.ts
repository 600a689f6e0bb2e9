/**
 * Updates cards with live data: current price and stock, the visitor's store, the first delivery
 * day. Lines are replaced but never added or removed, so nothing shifts.
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
import { isOrderableState, stockStatus } from '../../domain/product/stock.ts';
import { hideOutOfDateContent } from './dated.ts';

const LINE_SELECTORS = [
  '.was',
  '.price',
  '.per',
  '.stock',
  '.had',
  '.pickup',
  '.staffel-hint',
  '.until',
];

function lineElements(product: ListedProduct, context: CardContext): HTMLElement {
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

/** The product without its discounts and old price, so that only the current price is shown. */
const withoutReduction = (product: ListedProduct): ListedProduct => ({
  ...product,
  discounts: [],
  lowestPrice30InclTax: null,
});

function updateCard(card: HTMLElement, shownProduct: ListedProduct, context: CardContext): void {
  const { texts } = context;
  // A reduction newer than the page is shown together with its old price, or not at all.
  const showsReduction =
    !priceReduction(shownProduct, context.now) ||
    showOldPrice(card, lineElements(shownProduct, context).querySelector('.was'));
  const product = showsReduction ? shownProduct : withoutReduction(shownProduct);
  const newLines = lineElements(product, context);
  for (const selector of LINE_SELECTORS) {
    const old = card.querySelector<HTMLElement>(selector);
    const next = newLines.querySelector(selector);
    if (!old || (!old.textContent && selector === '.was')) continue;
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
  const canBuy = isOrderableState(stockStatus(product).state);
  if (!old || old.matches('.card-buy') === canBuy) return;
  old.classList.add('is-gone');
  // Rarely needed, so loaded on demand.
  const { buyHtml } = await import('./buy-html.ts');
  old.outerHTML = buyHtml(product, context.href(product), context.locale).html;
}

/** The live product of a card, on a group card with its group; null until all have loaded. */
function productOfCard(
  { dataset }: HTMLElement,
  live: Readonly<Record<number, ProductSummary>>,
): ListedProduct | null {
  const product = live[Number(dataset.product)] ?? null;
  if (!product || !dataset.group) return product;
  const group = { count: Number(dataset.group), axis: 'variant' as const, cheapest: null };
  if (!dataset.cheapest) return { ...product, group };
  const cheapestKnown = live[Number(dataset.cheapest)];
  if (!cheapestKnown) return null;
  const cheapest = cheapestKnown.priceInclTax < product.priceInclTax ? cheapestKnown : product;
  return { ...product, group: { ...group, cheapest } };
}

/** Updates the cards of a list with the data loaded so far. */
function updateCards(list: HTMLElement): void {
  const context = currentCardContext();
  const live = $live.get();
  for (const card of cardsOf(list)) {
    const product = productOfCard(card, live);
    if (product) updateCard(card, product, context);
  }
}

const cardsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-product]')];
/** The prerendered lists of cards (`data-cards`), and those that `listing.tsx` rendered. */
const cardLists = () => document.querySelectorAll<HTMLElement>('ul:is([data-cards], [data-first])');

/** Requests the products of a list in one call, and updates its cards on response. */
export function refreshCards(list: Element): void {
  requestLiveProducts(
    cardsOf(list).flatMap(({ dataset: { product, cheapest = product } }) => [
      Number(product),
      Number(cheapest),
    ]),
  );
}

const updateAllCards = () => cardLists().forEach(updateCards);
$live.listen(updateAllCards);
$store.listen(updateAllCards);
$storeWithPickup.listen(updateAllCards);
// After this event the list shows its prerendered cards again, which have old data.
document.addEventListener('cards:static', () => {
  hideOutOfDateContent(now());
  updateAllCards();
});
// A page from the back/forward cache has old data.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  hideOutOfDateContent(now());
  cardLists().forEach(refreshCards);
});
