/** The cart as last returned by the API (spec 2 §3, §4). */
import { atom, type ReadableAtom } from 'nanostores';
import { type QuantityChanges, quantityChanges } from '../../domain/cart/quantity-changes.ts';
import type { Cart } from '../../domain/cart/cart.ts';
import { currentOwner } from './cart-count.ts';
import { storeLines, type SummaryLine } from './cart-queue.ts';
import { pageLocale } from '../../i18n/page-locale.ts';

export type CartStatus = 'unloaded' | 'loading' | 'ready' | 'failed';

const $lastCart = atom<Cart | null>(null);
const $lastStatus = atom<CartStatus>('unloaded');
const $lastChanges = atom<QuantityChanges | null>(null);

/** Null before loading, after a failed load, and after sign-out. */
export const $cart: ReadableAtom<Cart | null> = $lastCart;
export const $cartStatus: ReadableAtom<CartStatus> = $lastStatus;
/** Quantities added and removed by the last change of this tab, for analytics (spec 2 §4). */
export const $quantityChanges: ReadableAtom<QuantityChanges | null> = $lastChanges;

/** Event on `document` when the cart's store changes; `detail` is its id or null. */
export const STORE_CHANGED = 'storeChanged';

interface CartMessage {
  cart: Cart;
  owner: string;
  locale: string;
}

const channel =
  typeof window !== 'undefined' && 'BroadcastChannel' in window
    ? new BroadcastChannel('cart')
    : null;
channel?.addEventListener('message', ({ data }: MessageEvent<CartMessage>) => {
  const isSame = data.owner === currentOwner() && data.locale === pageLocale();
  // If this tab shows no cart, only the badge needs updating.
  if (isSame && $lastCart.get()) showIfCurrent(data.cart);
});

/**
 * Stores a cart returned by the API. `before`: after a change made in this tab, the lines known
 * when it was sent, since a load may have included the change in the meantime. Null if those are
 * unknown, or if the response is to a load or an order.
 */
export function receiveCart(cart: Cart, before: readonly SummaryLine[] | null): void {
  if (before) {
    const difference = quantityChanges(before, cart.lines);
    if (difference.added.length + difference.removed.length > 0) $lastChanges.set(difference);
  }
  if (!showIfCurrent(cart)) return;
  storeLines(cart.lines);
  channel?.postMessage({ cart, owner: currentOwner(), locale: pageLocale() } satisfies CartMessage);
}

export function setCartLoading(): void {
  if ($lastStatus.get() !== 'ready') $lastStatus.set('loading');
}

/** `isConnectionLost`: the call failed for lack of a connection, so a visible cart stays. */
export function setCartLoadFailed(isConnectionLost: boolean): void {
  if (isConnectionLost && $lastCart.get()) return;
  $lastCart.set(null);
  $lastStatus.set('failed');
}

/** Clears the cart of this browser after sign-out. */
export function clearLoadedCart(): void {
  $lastCart.set(null);
  $lastStatus.set('unloaded');
  storeLines([]);
}

/** Shows a cart unless it is older than the current one; returns whether it was shown. */
function showIfCurrent(cart: Cart): boolean {
  const before = $lastCart.get();
  const isSameCart = before?.customer?.id === cart.customer?.id;
  if (before && isSameCart && cart.timestamp < before.timestamp) return false;
  $lastCart.set(cart);
  $lastStatus.set('ready');
  const [oldStoreId, storeId] = [before?.store?.id ?? null, cart.store?.id ?? null];
  if (before && oldStoreId !== storeId)
    document.dispatchEvent(new CustomEvent(STORE_CHANGED, { detail: storeId }));
  return true;
}
