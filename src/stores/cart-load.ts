import * as calls from '../api/cart/client.ts';
import type { Cart } from '../domain/entities/cart.ts';
import { api } from './api.ts';
import { currentOwner } from './cart-count.ts';
import { $cart, noteFailedLoad, noteLoading, receiveCart } from './cart-state.ts';
import { now } from './now.ts';
import { pageLocale } from './page-locale.ts';
import { isTemporary } from './temporary-failure.ts';

let loading: Promise<Cart | null> | null = null;

/** Loads the cart; simultaneous callers share one call. Null if it failed. */
export function loadCart(): Promise<Cart | null> {
  return (loading ??= load().finally(() => (loading = null)));
}

async function load(): Promise<Cart | null> {
  const owner = currentOwner();
  noteLoading();
  const outcome = await calls.cart(api(pageLocale()), now(), $cart.get()?.timestamp);
  // Somebody signed in or out meanwhile: their cart is asked for separately.
  if (owner !== currentOwner()) return null;
  if (outcome.ok) receiveCart(outcome.data, null);
  else noteFailedLoad(isTemporary(outcome));
  return outcome.ok ? outcome.data : null;
}
