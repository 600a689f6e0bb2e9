/**
 * Keeps this tab's cart in sync with the queue (shared with other tabs), the connection and the
 * session. Loaded on demand.
 */
import { CART_FLUSH_MS } from '../../domain/cart/changes.ts';
import { needsCartSync } from './cart-count.ts';
import { flushCart, flushLater, loadCart } from './cart-flush.ts';
import { $pendingChanges, clearQueue, isQueueKey, readQueue } from './cart-queue.ts';
import { sendBy } from './cart-sender.ts';
import { $cart, forgetCart } from './cart-state.ts';

let isWatching = false;
sendBy(sendSoon);

/** Flushes the queue CART_FLUSH_MS from now. */
export function sendSoon(): void {
  watch();
  flushLater();
}

/** Sends changes queued by an earlier page; reloads the cart if the user has changed. */
export function sendPendingCartChanges(): void {
  watch();
  readQueue();
  if ($pendingChanges.get().length > 0) flushLater(0);
  else if (needsCartSync()) void loadCart();
}

/** Loads the cart and flushes the queue. */
export async function openCart(): Promise<void> {
  watch();
  readQueue();
  if ($pendingChanges.get().length > 0) flushLater(0);
  await loadCart();
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('storage', ({ key }) => {
    if (key !== null && !isQueueKey(key)) return;
    readQueue();
    // The tab that made the changes sends them first; this is the fallback if it was closed.
    if ($pendingChanges.get().length > 0) flushLater(2 * CART_FLUSH_MS);
  });
  addEventListener('online', () => void flushCart());
  document.addEventListener('visibilitychange', () => {
    // The cart may have been changed on another device.
    if (document.visibilityState === 'visible' && $cart.get()) void loadCart();
  });
  document.addEventListener('session:login', () => {
    void flushCart();
    void loadCart();
  });
  document.addEventListener('session:logout', () => {
    const isShown = $cart.get() !== null;
    clearQueue();
    forgetCart();
    if (isShown) void loadCart();
  });
}
