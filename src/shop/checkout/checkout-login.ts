/**
 * The checkout-login flag of this tab (spec 1 §4.1): the current sign-in continues to the checkout.
 */
import { CHECKOUT_LOGIN_KEY } from '../../domain/frame/session-keys.ts';
import { readStored, writeStored } from '../ui/storage.ts';

/** Sets the flag before a sign-in that continues to the checkout. */
export function setCheckoutLogin(): void {
  writeStored('sessionStorage', CHECKOUT_LOGIN_KEY, '1');
}

export const isCheckoutLogin = (): boolean =>
  readStored('sessionStorage', CHECKOUT_LOGIN_KEY) !== null;

export function clearCheckoutLogin(): void {
  writeStored('sessionStorage', CHECKOUT_LOGIN_KEY, null);
}
