/** The cart while it is being ordered: `cart-state.ts` holds it, this counts what is on its way. */
import { atom, type ReadableAtom } from 'nanostores';
import * as calls from '../../api/cart/client.ts';
import type { ApiClient } from '../../api/client.ts';
import type { Outcome } from '../../api/outcome.ts';
import type { Cart } from '../../domain/cart/cart.ts';
import { cartCall } from '../cart/cart-call.ts';

const $count = atom(0);

/** How many changes wait for an answer: amounts may still change. */
export const $cartCalls: ReadableAtom<number> = $count;

/** Sends what is queued, and loads the cart as it is then. */
export const loadCheckoutCart = (): Promise<Outcome<Cart>> =>
  changeCheckoutCart((client, now) => calls.cart(client, now));

/** Runs a call that answers the cart, after those before it, and shows what it answers. */
export async function changeCheckoutCart(
  change: (client: ApiClient, now: Date) => Promise<Outcome<Cart>>,
): Promise<Outcome<Cart>> {
  $count.set($count.get() + 1);
  try {
    return await cartCall(change);
  } finally {
    $count.set($count.get() - 1);
  }
}
