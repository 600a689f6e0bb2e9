/** Sign-in and sign-out, with the return to the page before (spec 1 §4.1). */
import { preference } from '../../../api/preference/client.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import { sessionApi, visitorApi } from '../../calls/api.ts';
import { storeVat } from '../../frame/preference.ts';
import { storePreferredStore } from '../../store/preferred-store.ts';
import { login, logout } from '../../../api/auth/client.ts';
import { signOutTarget } from '../../../domain/frame/moved-addresses.ts';
import { TYPED_FIELDS_KEY } from '../../../domain/frame/session-keys.ts';
import { routePath } from '../../../routes.ts';
import { clearCheckoutLogin } from '../../checkout/checkout-login.ts';
import { redirectRoutePath, currentPage } from './redirect-route.ts';
import { takeRoute } from './saved-route.ts';
import { clearSession, setToken } from './session.ts';
import { currentToken } from './token.ts';
import { setSigningIn } from './user.ts';
import { writeStored } from '../../ui/storage.ts';

/** Timeout for loading the preferences during sign-in. */
const PREFERENCE_TIMEOUT_MS = 3000;

/**
 * Loads the customer's saved VAT form and store (`GET preference`, spec 2 §7). On failure or
 * timeout the values in this browser stay.
 */
export async function loadPreference(locale: Locale): Promise<void> {
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, PREFERENCE_TIMEOUT_MS, null));
  const outcome = await Promise.race([preference(sessionApi(locale)), timeout]);
  if (!outcome?.ok) return;
  const { includeVat, store } = outcome.data;
  storeVat(includeVat ? 'incl' : 'excl');
  if (store) storePreferredStore(store);
}

/**
 * Completes a sign-in on its return page: removes the response parameters from the URL, exchanges
 * them for a token, and goes to the saved page or home. Returns the server's error message, or null
 * while navigating away.
 */
export async function finishSignIn(locale: Locale): Promise<string | null> {
  const query = new URLSearchParams(location.search);
  history.replaceState(history.state, '', location.pathname);
  setSigningIn(true);
  // Sent without a token: that of an earlier session may have expired.
  const outcome = await login(visitorApi(locale), query);
  setSigningIn(false);
  if (outcome.ok && outcome.data.Token !== null && setToken(outcome.data.Token)) {
    clearCheckoutLogin();
    // Load them before navigating, so that the next page renders the right prices and store.
    await loadPreference(locale);
    const home = routePath('index', locale, '');
    location.replace(redirectRoutePath(takeRoute(), currentPage()) ?? home);
    return null;
  }
  clearSession();
  return (outcome.ok ? outcome.data.Message : outcome.message) ?? '';
}

/** Signs out at the shop and the issuer; in this browser even if the call fails. */
export async function signOut(locale: Locale): Promise<void> {
  const ended = currentToken();
  // Clear the local session first: calls of other tabs that now fail must not ask to sign in again.
  clearSession();
  // Input saved before a sign-in must not be visible to the next user.
  writeStored('sessionStorage', TYPED_FIELDS_KEY, null);
  const outcome = await logout(sessionApi(locale, () => ended));
  const next = outcome.ok ? signOutTarget(outcome.data.RedirectUrl, location.origin) : null;
  location.assign(next ?? routePath('index', locale, ''));
}
