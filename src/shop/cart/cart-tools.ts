/** Actions for the whole cart (spec 2 §7). */
import * as calls from '../../api/cart/client.ts';
import type { Outcome } from '../../api/outcome.ts';
import type { Cart, CartValidation, SharedCart } from '../../domain/cart/cart.ts';
import { api } from '../calls/api.ts';
import { callForCart, flushCart } from './cart-sync.ts';
import { now } from '../calls/now.ts';
import { newOperationId } from '../calls/operation-id.ts';
import { pageLocale } from '../../i18n/page-locale.ts';

/** Removes all lines. */
export const clearCart = (): Promise<Outcome<Cart>> => callForCart(calls.clearCart);

/** Removes the lines merged at the last sign-in. */
export const undoMerge = (): Promise<Outcome<Cart>> => callForCart(calls.undoCartMerge);

/** Returns the key of a link to a copy of the current cart. */
export async function shareCart(): Promise<Outcome<string>> {
  await flushCart();
  return calls.shareCart(api(pageLocale()));
}

/** Loads a shared cart; fails with `Missing` if no cart is shared under this key. */
export const loadSharedCart = (shareKey: string): Promise<Outcome<SharedCart>> =>
  calls.sharedCart(api(pageLocale()), now(), shareKey);

/** Adds the lines of a shared cart to the user's cart, or replaces it. */
export function takeSharedCart(shareKey: string, replace: boolean): Promise<Outcome<Cart>> {
  const body = { shareKey, replace, operationId: newOperationId() };
  return callForCart((client, at) => calls.useSharedCart(client, at, body));
}

/** Checks whether the cart can be ordered, after flushing the queue. */
export async function validateCart(): Promise<Outcome<CartValidation>> {
  await flushCart();
  return calls.validateCart(api(pageLocale()), now());
}
