/**
 * An order request without a response yet, stored in this tab. It is resent with the same
 * idempotency key until the server responds, so that a lost response or a reload cannot order
 * twice.
 */
import type { OrderRequest } from '../../api/cart/client.ts';
import { readStoredJson, writeStored } from '../ui/storage.ts';

const KEY = 'orderAttempt';

export interface OrderAttempt {
  request: OrderRequest;
  /** Timestamp of the ordered cart: a changed cart is a new attempt. */
  cart: string;
}

export function pendingAttempt(): OrderAttempt | null {
  const attempt = readStoredJson('sessionStorage', KEY) as OrderAttempt | null;
  return typeof attempt?.request?.idempotencyKey === 'string' ? attempt : null;
}

/** Stores an attempt; null after its response. */
export function storeAttempt(attempt: OrderAttempt | null): void {
  writeStored('sessionStorage', KEY, attempt && JSON.stringify(attempt));
}
