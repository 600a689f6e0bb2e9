/**
 * Sends the queued changes of the cart (spec 2 §4), and keeps this tab's cart in sync with the
 * queue (shared with other tabs), the connection and the session. Loaded on demand.
 */
import { CART_FLUSH_MS } from '../../domain/cart/changes.ts';
import { needsCartSync, currentOwner } from './cart-count.ts';
import {
  $pendingChanges,
  clearQueue,
  isQueueKey,
  readQueue,
  setCartSender,
  settleBatch,
  takeBatch,
  countPieces,
  loadedLines,
} from './cart-queue.ts';
import {
  $cart,
  clearLoadedCart,
  setCartLoadFailed,
  setCartLoading,
  receiveCart,
} from './cart-state.ts';
import texts from 'texts:cart/sync';
import { atom, type ReadableAtom } from 'nanostores';
import { cart, changeCartLines } from '../../api/cart/client.ts';
import type { Cart } from '../../domain/cart/cart.ts';
import { api } from '../calls/api.ts';
import { now } from '../calls/now.ts';
import { pageLocale } from '../../i18n/page-locale.ts';
import type { Failure, FailureKind, Outcome } from '../../api/outcome.ts';
import { failureText } from '../calls/failure-text.ts';
import { notify } from '../calls/notification.ts';
import type { ApiClient } from '../../api/client.ts';

const TEMPORARY_KINDS: ReadonlySet<FailureKind> = new Set([
  'Network',
  'TimedOut',
  'Aborted',
  'ServerError',
  'Unauthorized',
]);
const TOO_MANY_REQUESTS = 429;

/** True if the same call may succeed later. */
const isTemporary = ({ kind, status }: Failure): boolean =>
  TEMPORARY_KINDS.has(kind) || status === TOO_MANY_REQUESTS;

let pendingLoad: Promise<Cart | null> | null = null;

/** Loads the cart; concurrent callers share one call. Null if it failed. */
export function loadCart(): Promise<Cart | null> {
  return (pendingLoad ??= fetchCart().finally(() => (pendingLoad = null)));
}

async function fetchCart(): Promise<Cart | null> {
  const owner = currentOwner();
  setCartLoading();
  const outcome = await cart(api(pageLocale()), now(), $cart.get()?.timestamp);
  // The user changed in the meantime; the new user's cart is loaded separately.
  if (owner !== currentOwner()) return null;
  if (outcome.ok) receiveCart(outcome.data, null);
  else setCartLoadFailed(isTemporary(outcome));
  return outcome.ok ? outcome.data : null;
}

const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 60_000;

export type FlushState = 'idle' | 'sending' | 'retrying';

const $flushCount = atom(0);
const $state = atom<FlushState>('idle');

/** Incremented by every flush with a response, so that delivery and pickup options are reloaded. */
export const $cartFlushes: ReadableAtom<number> = $flushCount;
export const $flushState: ReadableAtom<FlushState> = $state;

let timer: ReturnType<typeof setTimeout> | undefined;
let failureCount = 0;

/** Flushes the queue after a delay; a later call resets the delay. */
export function flushLater(delayMs = CART_FLUSH_MS): void {
  clearTimeout(timer);
  timer = setTimeout(() => void flushCart(), delayMs);
}

/** Sends all queued changes. False if some are still waiting or were rejected. */
export function flushCart(): Promise<boolean> {
  clearTimeout(timer);
  return runExclusively('cart', async (isAlone) => {
    readQueue();
    for (let changes = takeBatch(isAlone); changes; changes = takeBatch(isAlone)) {
      $state.set('sending');
      const before = loadedLines();
      const outcome = await changeCartLines(api(pageLocale()), now(), changes);
      if (!outcome.ok)
        return isTemporary(outcome) ? keepBatchForRetry(outcome) : dropRefusedBatch(outcome);
      failureCount = 0;
      settleBatch();
      receiveCart(outcome.data, before);
      $flushCount.set($flushCount.get() + 1);
    }
    $state.set('idle');
    countPieces();
    return true;
  });
}

/** Keeps the batch and retries later; after an expired session, at the next sign-in. */
function keepBatchForRetry(outcome: Failure): false {
  $state.set('retrying');
  if (failureCount === 0) notify(texts[pageLocale()].waiting, 'warning');
  const delay = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** failureCount);
  failureCount += 1;
  if (outcome.kind !== 'Unauthorized') flushLater(delay);
  return false;
}

/** The server rejected the batch: discard it and reload the cart. */
function dropRefusedBatch(outcome: Failure): false {
  failureCount = 0;
  $state.set('idle');
  settleBatch();
  countPieces();
  notify(failureText(outcome, texts[pageLocale()].refused), 'warning');
  void loadCart();
  flushLater(0);
  return false;
}

let lastWork: Promise<unknown> = Promise.resolve();

/**
 * Runs `work` while no other work with this name runs: across tabs if the browser supports Web
 * Locks, otherwise only in this tab. `isAlone` tells whether other tabs are excluded.
 */
export function runExclusively<T>(
  name: string,
  work: (isAlone: boolean) => Promise<T>,
): Promise<T> {
  if (typeof navigator !== 'undefined' && 'locks' in navigator)
    return navigator.locks.request(name, () => work(true)) as Promise<T>;
  const run = lastWork.then(() => work(false));
  lastWork = run.catch(() => {});
  return run;
}

/**
 * Makes a call that changes the cart and returns the new cart. Runs after the queued changes and
 * never concurrently with them; fails with `Network`, without calling, if they cannot be sent.
 */
export async function callForCart(
  call: (client: ApiClient, now: Date) => Promise<Outcome<Cart>>,
): Promise<Outcome<Cart>> {
  if (!(await flushCart())) return { ok: false, kind: 'Network', status: 0, message: null };
  return runExclusively('cart', async () => {
    const before = loadedLines();
    const outcome = await call(api(pageLocale()), now());
    if (outcome.ok) receiveCart(outcome.data, before);
    return outcome;
  });
}

/** Tells the shopper that nothing was added, since a cart needs cookies. */
export const notifyNoCart = (): void => notify(texts[pageLocale()].noCookies, 'warning');

let isWatching = false;
setCartSender(scheduleFlush);

/** Flushes the queue CART_FLUSH_MS from now. */
export function scheduleFlush(): void {
  watchCartChanges();
  flushLater();
}

/** Sends changes queued by an earlier page; reloads the cart if the user has changed. */
export function sendPendingCartChanges(): void {
  watchCartChanges();
  readQueue();
  if ($pendingChanges.get().length > 0) flushLater(0);
  else if (needsCartSync()) void loadCart();
}

/** Loads the cart and flushes the queue. */
export async function openCart(): Promise<void> {
  watchCartChanges();
  readQueue();
  if ($pendingChanges.get().length > 0) flushLater(0);
  await loadCart();
}

function watchCartChanges(): void {
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
    clearLoadedCart();
    if (isShown) void loadCart();
  });
}
