import type { AvailabilityConfig } from '../../domain/availability/config.ts';
import {
  type AvailabilityPromise,
  availabilityPromise,
  type BranchWithPickupRule,
  deliveryPromise,
  pickupPromise,
} from '../../domain/availability/promise.ts';
import type { Locale } from '../../domain/shared/common.ts';
import type { ProductSummary } from '../../domain/product/product.ts';
import { stockLabel } from '../../domain/shared/number-label.ts';
import { shortDay } from '../../domain/shared/days.ts';
import { stockOfStore, isOrderableState, stockStatus } from '../../domain/product/stock.ts';
import { markup, type Markup } from './markup.ts';
import { fill } from '../../i18n/fill.ts';
import type { CardTexts } from './card-texts.ts';

/** Data known only in the browser: the visitor's store and today's date. */
export interface VisitorContext {
  store: { id: number; name: string } | null;
  /** The same store with the data for its pickup promise; null while unknown. */
  branch: BranchWithPickupRule | null;
  config: AvailabilityConfig;
}

export interface StockContext {
  locale: Locale;
  now: Date;
  texts: CardTexts;
  /** Null during prerendering, since the page is served on later days too. */
  visitor: VisitorContext | null;
  /** Number of pieces that the promise is about; 1 by default. */
  quantity?: number;
}

/**
 * Three lines of fixed height, so that live data replaces the prerendered text without a shift:
 * stock, delivery and pickup. Space for the last line is reserved only if a store was chosen
 * (`cards.css`).
 */
export function stockHtml(product: ProductSummary, context: StockContext): Markup {
  const { visitor, now, quantity = 1 } = context;
  const promise = visitor && availabilityPromise(product, quantity, { ...visitor, now });
  const { isInStock, text } = stockLine(product, context);
  return markup`<p class="${isInStock ? 'stock is-in' : 'stock is-out'}">${text}</p><p class="had">${deliveryText(product, promise, context)}</p><p class="pickup">${pickupText(promise, context)}</p>`;
}

function stockLine(product: ProductSummary, context: StockContext) {
  const { state, stores } = stockStatus(product);
  const { visitor, texts } = context;
  if (state === 'not-orderable') return { isInStock: false, text: textHtml(texts.notOrderable) };
  if (state === 'sold-out') return { isInStock: false, text: textHtml(texts.soldOut) };
  if (state === 'branches-only') return { isInStock: false, text: textHtml(texts.branchesOnly) };
  if (visitor?.store) return branchStockLine(product, visitor.store, visitor, context);
  if (state === 'extra-stock' || stores === 0)
    return { isInStock: true, text: textHtml(texts.inStock) };
  return { isInStock: true, text: storeCountHtml(stores, texts) };
}

const storeCountHtml = (stores: number, { inStockStores, inStockStore }: CardTexts): Markup =>
  textHtml(stores > 1 ? inStockStores : inStockStore, { stores });

/** The pieces in the visitor's store. */
function branchStockLine(
  product: ProductSummary,
  store: NonNullable<VisitorContext['store']>,
  here: VisitorContext,
  { texts, quantity: wantedPieces = 1 }: StockContext,
) {
  const { id, name } = store;
  const pieces = stockOfStore(product.stock, id);
  const quantity = stockLabel(pieces, here.config);
  const text = textHtml(pieces > 0 ? texts.inMyStore : texts.notInMyStore, { quantity, name });
  return { isInStock: pieces >= wantedPieces, text };
}

/** A text with its values; parts in brackets are hidden on narrow cards. */
function textHtml(text: string, values: Record<string, string | number> = {}): Markup {
  const parts = text.split(/[[\]]/).map((part) => fill(part, values));
  return markup`${parts.map((part, i) => (i % 2 ? markup`<span>${part}</span>` : markup`${part}`))}`;
}

function deliveryText(
  product: ProductSummary,
  promise: AvailabilityPromise | null,
  context: StockContext,
): Markup | string {
  const { visitor, locale, now, texts, quantity } = context;
  const { state, stores } = stockStatus(product, quantity);
  if (state === 'branches-only')
    return visitor?.store
      ? branchStockLine(product, visitor.store, visitor, context).text
      : storeCountHtml(stores, texts);
  if (!isOrderableState(state)) return '';
  const day = promise?.delivery;
  if (!day) return state === 'extra-stock' ? texts.extraStock : texts.had;
  const isTomorrow = deliveryPromise(day, now, locale).key === 'deliveredTomorrow';
  return fill(isTomorrow ? texts.tomorrow : texts.onDay, { day: shortDay(day, locale) });
}

function pickupText(
  promise: AvailabilityPromise | null,
  { locale, now, texts }: StockContext,
): string {
  const moment = promise?.pickup;
  if (!moment) return '';
  const { key, values } = pickupPromise(moment, now, locale);
  return fill(texts[key], { day: shortDay(moment.day, locale), time: values.time });
}
