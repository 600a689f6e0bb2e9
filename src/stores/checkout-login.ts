/** Checkout routes set a flag before sign-in (spec 1 §4.1), which the sign-in page reads. */
const KEY = 'checkoutLogin';

/** Sets or removes the flag of this tab. */
export function flagCheckoutLogin(isCheckout: boolean): void {
  try {
    if (isCheckout) sessionStorage.setItem(KEY, '1');
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is closed: the sign-in page shows its usual text.
  }
}

export function isCheckoutLogin(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
