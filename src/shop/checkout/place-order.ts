import { confirmCart, type Confirmed, type OrderRequest } from '../../api/cart/client.ts';
import type { Failure, Outcome } from '../../api/outcome.ts';
import type { Cart, CartValidation } from '../../domain/cart/cart.ts';
import type { Locale } from '../../domain/shared/common.ts';
import { analyticsIds } from '../consent/analytics/analytics-ids.ts';
import { api } from '../calls/api.ts';
import { receiveCart } from '../cart/cart-state.ts';
import { now } from '../calls/now.ts';
import { newOperationId } from '../calls/operation-id.ts';
import { keepAttempt, pendingAttempt } from './order-attempt.ts';

/** What the shopper adds to the cart on the overview. */
export interface OrderDetails {
  memo: string;
  reference: string;
  pinCode: string | null;
}

export type Placed =
  /** Ordered; `paymentUrl`: where to pay, null where nothing is paid online. */
  | { kind: 'ordered'; successKey: string; paymentUrl: string | null }
  /** Nothing was ordered: the cart cannot be ordered as it is. */
  | { kind: 'invalid'; validation: CartValidation }
  /** Nothing was ordered, for a reason that the shop tells. */
  | { kind: 'refused'; failure: Failure }
  /** No answer came: nobody knows whether the order exists. The next try sends the same key. */
  | { kind: 'unanswered' };

/** Waits before an unanswered request is sent again. */
export const RETRY_MS: readonly number[] = [1000, 3000];

let underWay: Promise<Placed> | null = null;

/** Orders the cart. A second call while one is under way shares its result. */
export function placeOrder(locale: Locale, cart: Cart, details: OrderDetails): Promise<Placed> {
  return share(() => send(locale, requestOf(cart, details), cart.timestamp));
}

/**
 * Asks for the result of an attempt whose answer was lost, where the cart is empty by now: it can
 * only have been ordered. Null if there is no such attempt.
 */
export function resumeOrder(locale: Locale, cart: Cart): Promise<Placed> | null {
  const attempt = pendingAttempt();
  if (!attempt || cart.lines.length > 0) return null;
  return share(() => send(locale, attempt.request, attempt.cart));
}

function share(start: () => Promise<Placed>): Promise<Placed> {
  underWay ??= start().finally(() => {
    underWay = null;
  });
  return underWay;
}

function requestOf(cart: Cart, details: OrderDetails): OrderRequest {
  const kept = pendingAttempt();
  const idempotencyKey =
    kept?.cart === cart.timestamp ? kept.request.idempotencyKey : newOperationId();
  return { idempotencyKey, amountToPay: cart.amountToPay, ...details, ...analyticsIds() };
}

async function send(locale: Locale, request: OrderRequest, cart: string): Promise<Placed> {
  keepAttempt({ request, cart });
  let outcome = await confirmCart(api(locale), now(), request);
  for (const pause of RETRY_MS) {
    if (!isUnanswered(outcome)) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    outcome = await confirmCart(api(locale), now(), request);
  }
  if (isUnanswered(outcome)) return { kind: 'unanswered' };
  keepAttempt(null);
  return outcome.ok ? placedOf(outcome.data) : { kind: 'refused', failure: outcome };
}

/** No answer, or one that does not tell whether the order was stored. */
const isUnanswered = (outcome: Outcome<unknown>): boolean =>
  !outcome.ok && ['Network', 'TimedOut', 'ServerError', 'InvalidData'].includes(outcome.kind);

function placedOf({ cart, order, paymentUrl, validation }: Confirmed): Placed {
  if (validation && !order) return { kind: 'invalid', validation };
  receiveCart(cart, null);
  return { kind: 'ordered', successKey: order?.successKey ?? '', paymentUrl };
}
