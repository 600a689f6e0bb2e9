/** What is measured of a page, once measuring was allowed (spec 2 §9). */
import type { CartDifference } from '../../domain/cart/cart-difference.ts';
import { cartItems } from '../../domain/cart/cart-items.ts';
import type { Locale } from '../../domain/entities/common.ts';
import { itemsValue, type MeasuredItem, measuredItem } from '../../domain/measured-item.ts';
import { productIdOf } from '../../domain/product-url.ts';
import { routePath } from '../../routes.ts';
import { termOf } from '../../islands/listing/search-term.ts';
import { track } from '../../stores/analytics.ts';
import { $cart, $cartDifference } from '../../stores/cart-state.ts';
import { knownProducts } from './known-products.client.ts';
import { watchLists } from './list-events.client.ts';

const sale = (items: MeasuredItem[]) => ({
  currency: 'EUR' as const,
  value: itemsValue(items),
  items,
});

async function trackProduct(id: number): Promise<void> {
  const items = (await knownProducts([id])).map(measuredItem);
  if (items.length > 0) track({ event: 'view_item', ecommerce: sale(items) });
}

function trackSearch(): void {
  const locale = document.documentElement.lang as Locale;
  const { term } = termOf(location, routePath('search', locale, ''));
  if (term) track({ event: 'search', search_term: term });
}

/** Adds and removes, each with the list that the product was found in (spec 2 §4, §9). */
async function trackChanges({ added, removed }: CartDifference): Promise<void> {
  const products = await knownProducts([...added, ...removed].map(({ productId }) => productId));
  const byId = new Map(products.map((product) => [product.id, product]));
  for (const [event, lines] of [
    ['add_to_cart', added],
    ['remove_from_cart', removed],
  ] as const) {
    const items = cartItems(lines.map((line) => ({ ...line, product: byId.get(line.productId) })));
    if (items.length > 0) track({ event, ecommerce: sale(items) });
  }
}

/** Once, as soon as the page of the cart shows its lines. */
function trackCart(): void {
  const stop = $cart.subscribe((cart) => {
    if (!cart) return;
    queueMicrotask(() => stop());
    const items = cartItems(cart.lines);
    if (items.length > 0) track({ event: 'view_cart', ecommerce: sale(items) });
  });
}

/**
 * Starts to measure the page that is shown. `isAllowedFromStart`: consent was given before the page
 * was opened, so a cart change that the shop answered before this code loaded is measured too.
 */
export function watchShop(isAllowedFromStart: boolean): void {
  watchLists();
  const list = document.querySelector('main')?.dataset.list;
  const id = list === 'pdp' ? productIdOf(location.pathname) : null;
  if (id) void trackProduct(id);
  if (list === 'srp') trackSearch();
  if (document.querySelector('[data-cart-page]')) trackCart();
  const follow = (difference: CartDifference | null) => difference && void trackChanges(difference);
  $cartDifference.listen(follow);
  if (isAllowedFromStart) follow($cartDifference.get());
}
