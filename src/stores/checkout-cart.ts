/** The cart that is being ordered, and the calls that change it, one at a time. */
import { atom, type ReadableAtom } from 'nanostores';
import * as calls from '../api/cart/client.ts';
import type { ApiClient } from '../api/client.ts';
import type { Outcome } from '../api/outcome.ts';
import type { Cart } from '../domain/entities/cart.ts';
import type { Locale } from '../domain/entities/common.ts';
import { api } from './api.ts';
import { now } from './now.ts';

const $cart = atom<Cart | null>(null);
const $changes = atom(0);

/** Null until the first answer. */
export const $checkoutCart: ReadableAtom<Cart | null> = $cart;

/** How many changes wait for an answer: amounts may still change. */
export const $pendingChanges: ReadableAtom<number> = $changes;

let last: Promise<unknown> = Promise.resolve();

/** Loads the cart; a cart that was loaded before stays where that fails. */
export function loadCheckoutCart(locale: Locale): Promise<Outcome<Cart>> {
  return changeCheckoutCart(locale, (client, at) => calls.cart(client, at));
}

/** Runs a call that answers the cart, after those before it, and keeps what it answers. */
export function changeCheckoutCart(
  locale: Locale,
  change: (client: ApiClient, now: Date) => Promise<Outcome<Cart>>,
): Promise<Outcome<Cart>> {
  $changes.set($changes.get() + 1);
  const run = async () => {
    try {
      const outcome = await change(api(locale), now());
      if (outcome.ok) showCheckoutCart(outcome.data);
      return outcome;
    } finally {
      $changes.set($changes.get() - 1);
    }
  };
  const result = last.then(run, run);
  last = result;
  return result;
}

/** Shows a cart that a different call answered. */
export function showCheckoutCart(cart: Cart): void {
  $cart.set(cart);
}

/** Resolves once no change is on its way; answers the cart then. */
export async function settledCart(): Promise<Cart | null> {
  await last.catch(() => null);
  return $cart.get();
}
