import type { AvailabilityConfig } from '../../domain/availability/config.ts';
import { earliestDelivery } from '../../domain/availability/delivery.ts';
import type { PickupMoment } from '../../domain/availability/pickup.ts';
import { deliveryPromise, pickupPromise } from '../../domain/availability/promise-text.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { ProductSummary } from '../../domain/product/product.ts';
import { stockLabel } from '../../domain/shared/number-label.ts';
import { shortDay } from '../../domain/shared/days.ts';
import { stockOfStore } from '../../domain/product/stock.ts';
import { stockStatus } from '../../domain/product/stock-status.ts';
import { markup, type Markup } from './markup.ts';
import { fill } from '../../i18n/fill.ts';
import type { CardTexts } from './card-texts.ts';

/** Data known only in the browser: the visitor's store and today's date. */
export interface Here {
  store: { id: number; name: string } | null;
  /** When a product can be picked up at the store; null while unknown. */
  pickup: ((product: ProductSummary) => PickupMoment | null) | null;
  config: AvailabilityConfig;
}

export interface StockContext {
  locale: Locale;
  now: Date;
  texts: CardTexts;
  /** Null during prerendering, since the page outlives the day. */
  here: Here | null;
}

/**
 * Three lines of fixed height, so that live data replaces the prerendered text without a shift:
 * stock, delivery and pickup. Space for the last line is reserved only if a store was chosen
 * (`cards.css`).
 */
export function stockHtml(product: ProductSummary, context: StockContext): Markup {
  const { isIn, text } = stockWords(product, context);
  return markup`<p class="${isIn ? 'stock is-in' : 'stock is-out'}">${text}</p><p class="had">${promiseWords(product, context)}</p><p class="pickup">${pickupWords(product, context)}</p>`;
}

function stockWords(product: ProductSummary, { here, texts }: StockContext) {
  const { state, stores } = stockStatus(product);
  if (state === 'not-orderable') return { isIn: false, text: words(texts.notOrderable) };
  if (state === 'sold-out') return { isIn: false, text: words(texts.soldOut) };
  if (here?.store) {
    const { id, name } = here.store;
    const pieces = stockOfStore(product.stock, id);
    const isIn = pieces > 0;
    const quantity = stockLabel(pieces, here.config);
    return { isIn, text: words(isIn ? texts.inMyStore : texts.notInMyStore, { quantity, name }) };
  }
  if (state === 'extra-stock' || stores === 0) return { isIn: true, text: words(texts.inStock) };
  return {
    isIn: true,
    text: words(stores > 1 ? texts.inStockStores : texts.inStockStore, { stores }),
  };
}

/** A text with its values; parts in brackets are hidden on narrow cards. */
function words(text: string, values: Record<string, string | number> = {}): Markup {
  const parts = text.split(/[[\]]/).map((part) => fill(part, values));
  return markup`${parts.map((part, i) => (i % 2 ? markup`<span>${part}</span>` : markup`${part}`))}`;
}

function promiseWords(product: ProductSummary, { here, locale, now, texts }: StockContext): string {
  const { state } = stockStatus(product);
  if (state === 'not-orderable' || state === 'sold-out') return '';
  const day = here && earliestDelivery(product, here.config, now);
  if (!day) return state === 'extra-stock' ? texts.extraStock : texts.had;
  const isTomorrow = deliveryPromise(day, now, locale).key === 'deliveredTomorrow';
  return fill(isTomorrow ? texts.tomorrow : texts.onDay, { day: shortDay(day, locale) });
}

function pickupWords(product: ProductSummary, { here, locale, now, texts }: StockContext): string {
  const moment = here?.pickup?.(product);
  if (!moment) return '';
  const { key, values } = pickupPromise(moment, now, locale);
  return fill(texts[key], { day: shortDay(moment.day, locale), time: values.time });
}
