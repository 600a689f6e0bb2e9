/** What is measured of a page, once measuring was allowed (spec 2 §9). */
import type { Locale } from '../../domain/entities/common.ts';
import { itemsValue, type MeasuredItem, measuredItem } from '../../domain/measured-item.ts';
import { productIdOf } from '../../domain/product-url.ts';
import { routePath } from '../../routes.ts';
import { termOf } from '../../islands/listing/search-term.ts';
import { track } from '../../stores/analytics.ts';
import { $added } from '../../stores/cart.ts';
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

/** Starts to measure the page that is shown. */
export function watchShop(): void {
  watchLists();
  const list = document.querySelector('main')?.dataset.list;
  const id = list === 'pdp' ? productIdOf(location.pathname) : null;
  if (id) void trackProduct(id);
  if (list === 'srp') trackSearch();
  $added.listen(async (added) => {
    if (!added) return;
    const { productId, quantity, source } = added;
    const [product] = await knownProducts([productId]);
    if (!product) return;
    const item = {
      ...measuredItem(product),
      quantity,
      item_list_id: source.listId,
      item_list_name: source.listName,
    };
    track({ event: 'add_to_cart', ecommerce: sale([item]) });
  });
}
