/** The cart during checkout: `cart-state.ts` holds it, this module counts pending calls. */
import { atom, type ReadableAtom } from 'nanostores';
import * as calls from '../../api/cart/client.ts';
import type { ApiClient } from '../../api/client.ts';
import type { Outcome } from '../../api/outcome.ts';
import type { Cart } from '../../domain/cart/cart.ts';
import { callForCart } from '../cart/cart-sync.ts';

const $pendingCallCount = atom(0);

/** Number of pending calls; while there are any, the amounts may still change. */
export const $pendingCartCalls: ReadableAtom<number> = $pendingCallCount;

/** Flushes the queue and then loads the cart. */
export const loadCheckoutCart = (): Promise<Outcome<Cart>> =>
  changeCheckoutCart((client, now) => calls.cart(client, now));

/** Runs a call that returns the cart, after earlier ones, and shows the result. */
export async function changeCheckoutCart(
  call: (client: ApiClient, now: Date) => Promise<Outcome<Cart>>,
): Promise<Outcome<Cart>> {
  $pendingCallCount.set($pendingCallCount.get() + 1);
  try {
    return await callForCart(call);
  } finally {
    $pendingCallCount.set($pendingCallCount.get() - 1);
  }
}
