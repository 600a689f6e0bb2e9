/** The cart as the shop answered it last (spec 2 §3, §4). */
import { atom, type ReadableAtom } from 'nanostores';
import { type QuantityChanges, quantityChanges } from '../../domain/cart/quantity-changes.ts';
import type { Cart } from '../../domain/cart/cart.ts';
import { currentOwner } from './cart-count.ts';
import { keepLines, type SummaryLine } from './cart-summary.ts';
import { pageLocale } from '../../i18n/page-locale.ts';

export type CartStatus = 'unloaded' | 'loading' | 'ready' | 'failed';

const $answered = atom<Cart | null>(null);
const $lastStatus = atom<CartStatus>('unloaded');
const $lastChanges = atom<QuantityChanges | null>(null);

/** Null until it was loaded, after a failed load, and after signing out. */
export const $cart: ReadableAtom<Cart | null> = $answered;
export const $cartStatus: ReadableAtom<CartStatus> = $lastStatus;
/** What the last change that this tab sent added and removed, for measuring (spec 2 §4). */
export const $quantityChanges: ReadableAtom<QuantityChanges | null> = $lastChanges;

/** Event on `document`: the cart has a different store than before; `detail` is its id or null. */
export const STORE_CHANGED = 'storeChanged';

interface Message {
  cart: Cart;
  owner: string;
  locale: string;
}

const channel =
  typeof window !== 'undefined' && 'BroadcastChannel' in window
    ? new BroadcastChannel('cart')
    : null;
channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  const isSame = data.owner === currentOwner() && data.locale === pageLocale();
  // Where this tab shows no cart, the badge is enough.
  if (isSame && $answered.get()) show(data.cart);
});

/**
 * Takes over the shop's answer about the cart. `before`: after a change made in this tab, the lines
 * known when it was sent, since a load may have brought the change in meanwhile. Null if they were
 * unknown, or the answer is to a load or an order.
 */
export function receiveCart(cart: Cart, before: readonly SummaryLine[] | null): void {
  if (before) {
    const difference = quantityChanges(before, cart.lines);
    if (difference.added.length + difference.removed.length > 0) $lastChanges.set(difference);
  }
  if (!show(cart)) return;
  keepLines(cart.lines);
  channel?.postMessage({ cart, owner: currentOwner(), locale: pageLocale() } satisfies Message);
}

export function noteLoading(): void {
  if ($lastStatus.get() !== 'ready') $lastStatus.set('loading');
}

/** `isLost`: the connection failed, and a cart that is shown stays true as far as is known. */
export function noteFailedLoad(isLost: boolean): void {
  if (isLost && $answered.get()) return;
  $answered.set(null);
  $lastStatus.set('failed');
}

/** Forgets the cart of a customer who signed out. */
export function forgetCart(): void {
  $answered.set(null);
  $lastStatus.set('unloaded');
  keepLines([]);
}

/** False for an answer that is older than the cart that is shown. */
function show(cart: Cart): boolean {
  const before = $answered.get();
  const isSameCart = before?.customer?.id === cart.customer?.id;
  if (before && isSameCart && cart.timestamp < before.timestamp) return false;
  $answered.set(cart);
  $lastStatus.set('ready');
  const [old, current] = [before?.store?.id ?? null, cart.store?.id ?? null];
  if (before && old !== current)
    document.dispatchEvent(new CustomEvent(STORE_CHANGED, { detail: current }));
  return true;
}
