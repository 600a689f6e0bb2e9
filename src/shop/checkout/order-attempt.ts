/**
 * The attempt to order that has no answer yet, kept in this tab. Its idempotency key is sent again
 * until the shop answers, so that neither a lost answer nor a reload orders twice.
 */
import type { OrderRequest } from '../../api/cart/client.ts';

const KEY = 'orderAttempt';

export interface OrderAttempt {
  request: OrderRequest;
  /** Timestamp of the cart that was ordered: a changed cart is a new attempt. */
  cart: string;
}

export function pendingAttempt(): OrderAttempt | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as OrderAttempt | null;
    return typeof kept?.request?.idempotencyKey === 'string' ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps an attempt; null once it was answered. */
export function keepAttempt(attempt: OrderAttempt | null): void {
  try {
    if (attempt) sessionStorage.setItem(KEY, JSON.stringify(attempt));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is closed: the key holds on this page only.
  }
}
