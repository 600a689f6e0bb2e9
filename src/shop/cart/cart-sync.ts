/**
 * Keeps the cart of this tab up to date: with the queue, which other tabs fill too, with the
 * connection, and with who is signed in. Loaded at the first need.
 */
import { CART_FLUSH_MS } from '../../domain/cart/changes.ts';
import { needsCartSync } from './cart-count.ts';
import { flushCart, flushLater, loadCart } from './cart-flush.ts';
import { $pendingChanges, clearQueue, isQueueKey, readQueue } from './cart-queue.ts';
import { sendBy } from './cart-sender.ts';
import { $cart, forgetCart } from './cart-state.ts';

let isWatching = false;
sendBy(sendSoon);

/** Sends the queue CART_FLUSH_MS from now. */
export function sendSoon(): void {
  watch();
  flushLater();
}

/** Sends what an earlier page queued; loads the cart of who signed in or out since. */
export function resumeCart(): void {
  watch();
  readQueue();
  if ($pendingChanges.get().length > 0) flushLater(0);
  else if (needsCartSync()) void loadCart();
}

/** Loads the cart, and sends what is queued. */
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
    // The tab that made the changes sends them first, unless it was closed.
    if ($pendingChanges.get().length > 0) flushLater(2 * CART_FLUSH_MS);
  });
  addEventListener('online', () => void flushCart());
  document.addEventListener('visibilitychange', () => {
    // A different device may have changed the cart that is shown.
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
