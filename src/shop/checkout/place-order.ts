import { confirmCart, type ConfirmedCart, type OrderRequest } from '../../api/cart/client.ts';
import type { Failure, Outcome } from '../../api/outcome.ts';
import type { Cart, CartValidation } from '../../domain/cart/cart.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { analyticsIds } from '../consent/analytics/analytics-ids.ts';
import { api } from '../calls/api.ts';
import { receiveCart } from '../cart/cart-state.ts';
import { now } from '../calls/now.ts';
import { newOperationId } from '../calls/operation-id.ts';
import { storeAttempt, pendingAttempt } from './order-attempt.ts';

/** Optional details entered in the last step. */
export interface OrderDetails {
  memo: string;
  reference: string;
  pinCode: string | null;
}

export type PlaceOrderResult =
  /** Ordered; `paymentUrl`: payment page, null if nothing is paid online. */
  | { kind: 'ordered'; successKey: string; paymentUrl: string | null }
  /** Not ordered: the cart must be adjusted first. */
  | { kind: 'invalid'; validation: CartValidation }
  /** Not ordered: the server rejected it with a reason. */
  | { kind: 'refused'; failure: Failure }
  /** No response: it is unknown whether the order exists. The next attempt sends the same key. */
  | { kind: 'unanswered' };

/** Delays before an unanswered request is resent. */
export const RETRY_MS: readonly number[] = [1000, 3000];

let pendingOrder: Promise<PlaceOrderResult> | null = null;

/** Orders the cart. A second call while one is pending shares its result. */
export function placeOrder(
  locale: Locale,
  cart: Cart,
  details: OrderDetails,
): Promise<PlaceOrderResult> {
  return shareResult(() => sendOrder(locale, requestOf(cart, details), cart.timestamp));
}

/**
 * Repeats an attempt whose response was lost, if the cart is now empty, which means that it was
 * ordered. Null without such an attempt.
 */
export function resumeOrder(locale: Locale, cart: Cart): Promise<PlaceOrderResult> | null {
  const attempt = pendingAttempt();
  if (!attempt || cart.lines.length > 0) return null;
  return shareResult(() => sendOrder(locale, attempt.request, attempt.cart));
}

function shareResult(start: () => Promise<PlaceOrderResult>): Promise<PlaceOrderResult> {
  pendingOrder ??= start().finally(() => {
    pendingOrder = null;
  });
  return pendingOrder;
}

function requestOf(cart: Cart, details: OrderDetails): OrderRequest {
  const attempt = pendingAttempt();
  const idempotencyKey =
    attempt?.cart === cart.timestamp ? attempt.request.idempotencyKey : newOperationId();
  return { idempotencyKey, amountToPay: cart.amountToPay, ...details, ...analyticsIds() };
}

async function sendOrder(
  locale: Locale,
  request: OrderRequest,
  cart: string,
): Promise<PlaceOrderResult> {
  storeAttempt({ request, cart });
  let outcome = await confirmCart(api(locale), now(), request);
  for (const pause of RETRY_MS) {
    if (!isUnanswered(outcome)) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    outcome = await confirmCart(api(locale), now(), request);
  }
  if (isUnanswered(outcome)) return { kind: 'unanswered' };
  storeAttempt(null);
  return outcome.ok ? resultOf(outcome.data) : { kind: 'refused', failure: outcome };
}

/** True without a response, or with one that leaves open whether the order was stored. */
const isUnanswered = (outcome: Outcome<unknown>): boolean =>
  !outcome.ok && ['Network', 'TimedOut', 'ServerError', 'InvalidData'].includes(outcome.kind);

function resultOf({ cart, order, paymentUrl, validation }: ConfirmedCart): PlaceOrderResult {
  if (validation && !order) return { kind: 'invalid', validation };
  receiveCart(cart, null);
  return { kind: 'ordered', successKey: order?.successKey ?? '', paymentUrl };
}
