/** The checkout-login flag of this tab (spec 1 §4.1), set by pages of the checkout. */
import { CHECKOUT_LOGIN_KEY } from '../../domain/frame/session-keys.ts';

/** Sets the flag, before a sign-in that leads to the checkout. */
export function noteCheckoutLogin(): void {
  try {
    sessionStorage.setItem(CHECKOUT_LOGIN_KEY, '1');
  } catch {
    // Storage is closed: sign-in is an ordinary one.
  }
}

export function isCheckoutLogin(): boolean {
  try {
    return sessionStorage.getItem(CHECKOUT_LOGIN_KEY) !== null;
  } catch {
    return false;
  }
}

export function endCheckoutLogin(): void {
  try {
    sessionStorage.removeItem(CHECKOUT_LOGIN_KEY);
  } catch {
    // Storage is closed: it was never set.
  }
}
