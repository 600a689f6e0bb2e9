/** Page analytics, loaded after consent (spec 2 §9). */
import type { ProductSummary } from '../../../domain/product/product.ts';
import { $live, requestLiveProducts } from '../../listing/live-products.ts';
import {
  isListId,
  type AnalyticsList,
  analyticsListItems,
  itemsValue,
  type AnalyticsItem,
  analyticsItem,
} from '../../../domain/product/measured-item.ts';
import { track } from './analytics.ts';
import type { QuantityChanges } from '../../../domain/cart/quantity-changes.ts';
import { productIdOf } from '../../../domain/product/product-url.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';
import { routePath } from '../../../routes.ts';
import { searchTermOfUrl } from '../../listing/search-page/search-term.ts';
import { $cart, $quantityChanges } from '../../cart/cart-state.ts';
import type { LineSource } from '../../../domain/cart/cart.ts';

const MAX_WAIT_MS = 5_000;

/** Products by id, in the given order; those not loaded in time are omitted. */
function waitForProducts(ids: readonly number[]): Promise<ProductSummary[]> {
  const productsSoFar = () => ids.flatMap((id) => $live.get()[id] ?? []);
  return new Promise((resolve) => {
    if (productsSoFar().length === ids.length) return resolve(productsSoFar());
    const finish = () => {
      stop();
      clearTimeout(timer);
      resolve(productsSoFar());
    };
    const timer = setTimeout(finish, MAX_WAIT_MS);
    const stop = $live.listen(() => productsSoFar().length === ids.length && finish());
    requestLiveProducts(ids.filter((id) => !$live.get()[id]));
  });
}

// Views and clicks of products in lists; every list has its id in `data-list`.

/** Cards that come into view within this time are combined into one event. */
const VIEW_BATCH_MS = 500;

/** The list that contains a card; null outside lists. */
export function listOf(card: Element): AnalyticsList | null {
  const list = card.closest<HTMLElement>('[data-list]');
  const id = list?.dataset.list;
  if (!isListId(id)) return null;
  const name = list?.querySelector('h1, h2')?.textContent.trim() || id;
  return { item_list_id: id, item_list_name: name };
}

const idOf = (card: Element) => Number((card as HTMLElement).dataset.product);

/** Index of a card in its list, from 0; continues across pages. */
function positionOf(card: Element): number {
  const list = card.parentElement;
  const cards = [...(list?.children ?? [])].filter((tile) => tile.matches('[data-product]'));
  return Number(list?.dataset.first ?? 0) + cards.indexOf(card);
}

const cardsIn = (root: ParentNode) => root.querySelectorAll('[data-list] li[data-product]');

function trackCardViews(cards: readonly Element[]): void {
  const lists = new Map<string, { list: AnalyticsList; positions: Map<number, number> }>();
  for (const card of cards) {
    const list = listOf(card);
    if (!list) continue;
    const { positions } = lists.get(list.item_list_id) ?? { positions: new Map<number, number>() };
    lists.set(list.item_list_id, { list, positions: positions.set(idOf(card), positionOf(card)) });
  }
  for (const { list, positions } of lists.values()) {
    void waitForProducts([...positions.keys()]).then((products) => {
      const items = analyticsListItems(products, positions);
      if (items.length > 0) track({ event: 'view_item_list', ecommerce: { ...list, items } });
    });
  }
}

/** Records each card once, when it comes into view, including cards added later. */
function watchCardViews(): void {
  const inView: Element[] = [];
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (inView.length === 0) {
        setTimeout(() => trackCardViews(inView.splice(0)), VIEW_BATCH_MS);
      }
      inView.push(target);
    }
  });
  const observeCards = (root: ParentNode) =>
    cardsIn(root).forEach((card) => observer.observe(card));
  observeCards(document);
  const main = document.querySelector('main');
  if (main) {
    new MutationObserver((changes) => {
      const newNodes = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (newNodes.some((node) => node instanceof Element)) observeCards(document);
    }).observe(main, { childList: true, subtree: true });
  }
}

function watchCardClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('.card-name a') : null;
    const card = link?.closest('li[data-product]');
    const list = card && listOf(card);
    if (!card || !list) return;
    // The products have usually loaded, so this is recorded before the page unloads.
    const positions = new Map([[idOf(card), positionOf(card)]]);
    void waitForProducts([...positions.keys()]).then((products) => {
      if (products.length === 0) return;
      const items = analyticsListItems(products, positions).map((item) => ({ ...item, ...list }));
      track({ event: 'select_item', ecommerce: { ...list, items } });
    });
  });
}

function watchCards(): void {
  watchCardViews();
  watchCardClicks();
}

const saleOf = (items: AnalyticsItem[]) => ({
  currency: 'EUR' as const,
  value: itemsValue(items),
  items,
});

async function trackProductView(id: number): Promise<void> {
  const items = (await waitForProducts([id])).map(analyticsItem);
  if (items.length > 0) track({ event: 'view_item', ecommerce: saleOf(items) });
}

function trackSearch(): void {
  const locale = pageLocale();
  const { term } = searchTermOfUrl(location, routePath('search', locale, ''));
  if (term) track({ event: 'search', search_term: term });
}

/** Records added and removed products, each with the list it was added from (spec 2 §4, §9). */
async function trackCartChanges({ added, removed }: QuantityChanges): Promise<void> {
  const products = await waitForProducts([...added, ...removed].map(({ productId }) => productId));
  const byId = new Map(products.map((product) => [product.id, product]));
  for (const [event, lines] of [
    ['add_to_cart', added],
    ['remove_from_cart', removed],
  ] as const) {
    const items = cartItems(lines.map((line) => ({ ...line, product: byId.get(line.productId) })));
    if (items.length > 0) track({ event, ecommerce: saleOf(items) });
  }
}

/** Records the cart view once, when the cart page shows its lines. */
function trackCartView(): void {
  const stop = $cart.subscribe((cart) => {
    if (!cart) return;
    queueMicrotask(() => stop());
    const items = cartItems(cart.lines);
    if (items.length > 0) track({ event: 'view_cart', ecommerce: saleOf(items) });
  });
}

/**
 * Starts analytics for the current page. `isAllowedFromStart`: consent was given before the page
 * was opened, so a cart change made before this code loaded is recorded too.
 */
export function startShopEvents(isAllowedFromStart: boolean): void {
  watchCards();
  const list = document.querySelector('main')?.dataset.list;
  const id = list === 'pdp' ? productIdOf(location.pathname) : null;
  if (id) void trackProductView(id);
  if (list === 'srp') trackSearch();
  if (document.querySelector('[data-cart-page]')) trackCartView();
  const trackDifference = (difference: QuantityChanges | null) =>
    difference && void trackCartChanges(difference);
  $quantityChanges.listen(trackDifference);
  if (isAllowedFromStart) trackDifference($quantityChanges.get());
}

interface MeasuredLine {
  product?: ProductSummary | null | undefined;
  quantity: number;
  source?: LineSource | null;
}

/**
 * Converts cart lines to items of GA4 ecommerce events; lines without a known product are omitted.
 */
function cartItems(lines: readonly MeasuredLine[]): AnalyticsItem[] {
  return lines.flatMap(({ product, quantity, source }) =>
    product
      ? [
          {
            ...analyticsItem(product),
            quantity,
            ...(source && { item_list_id: source.listId, item_list_name: source.listName }),
          },
        ]
      : [],
  );
}
