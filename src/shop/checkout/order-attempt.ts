/**
 * The attempt to order that has no answer yet, kept in this tab. Its idempotency key is sent again
 * until the shop answers, so that neither a lost answer nor a reload orders twice.
 */
import type { OrderRequest } from '../../api/cart/client.ts';
import { readStoredJson, writeStored } from '../ui/storage.ts';

const KEY = 'orderAttempt';

export interface OrderAttempt {
  request: OrderRequest;
  /** Timestamp of the cart that was ordered: a changed cart is a new attempt. */
  cart: string;
}

export function pendingAttempt(): OrderAttempt | null {
  const kept = readStoredJson('sessionStorage', KEY) as OrderAttempt | null;
  return typeof kept?.request?.idempotencyKey === 'string' ? kept : null;
}

/** Keeps an attempt; null once it was answered. */
export function keepAttempt(attempt: OrderAttempt | null): void {
  writeStored('sessionStorage', KEY, attempt && JSON.stringify(attempt));
}
