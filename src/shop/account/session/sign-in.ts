/** The way to the sign-in and back (spec 1 §4.1). */
import { preference } from '../../../api/preference/client.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import { quietApi, visitorApi } from '../../calls/api.ts';
import { keepVat } from '../../frame/preference.ts';
import { keepStore } from '../../store/preferred-store.ts';
import { login, logout } from '../../../api/auth/client.ts';
import { signOutTarget } from '../../../domain/frame/redirect-target.ts';
import { TYPED_FIELDS_KEY } from '../../../domain/frame/session-keys.ts';
import { routePath } from '../../../routes.ts';
import { endCheckoutLogin } from '../../checkout/checkout-login.ts';
import { redirectRoutePath, shownPage } from './redirect-route.ts';
import { takeRoute } from './saved-route.ts';
import { clearSession, setToken } from './session.ts';
import { currentToken } from './token.ts';
import { setSigningIn } from './user.ts';
import { writeStored } from '../../ui/storage.ts';

/** Longest that a sign-in waits for it. */
const PATIENCE_MS = 3000;

/**
 * Takes over what the customer chose on any device: the VAT form and the store (`GET preference`,
 * spec 2 §7). Without an answer in time, what this browser holds stays.
 */
export async function readPreference(locale: Locale): Promise<void> {
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const outcome = await Promise.race([preference(quietApi(locale)), timeout]);
  if (!outcome?.ok) return;
  const { includeVat, store } = outcome.data;
  keepVat(includeVat ? 'incl' : 'excl');
  if (store) keepStore(store);
}

/**
 * Ends a sign-in on the page that it comes back to: takes the answer out of the address, exchanges
 * it for a token and leads to the saved page, else home. Answers why it did not succeed, as the
 * server says it; null while the browser leaves the page.
 */
export async function finishSignIn(locale: Locale): Promise<string | null> {
  const query = new URLSearchParams(location.search);
  history.replaceState(history.state, '', location.pathname);
  setSigningIn(true);
  // Without the token of an earlier session, which may have ended.
  const outcome = await login(visitorApi(locale), query);
  setSigningIn(false);
  if (outcome.ok && outcome.data.Token !== null && setToken(outcome.data.Token)) {
    endCheckoutLogin();
    // Before the next page is painted, which shows prices and store as chosen.
    await readPreference(locale);
    const home = routePath('index', locale, '');
    location.replace(redirectRoutePath(takeRoute(), shownPage()) ?? home);
    return null;
  }
  clearSession();
  return (outcome.ok ? outcome.data.Message : outcome.message) ?? '';
}

/** Signs out at the shop and at the issuer; in this browser also where the shop does not answer. */
export async function signOut(locale: Locale): Promise<void> {
  const ended = currentToken();
  // First here: a call of another tab that is refused from now on asks nobody to sign in again.
  clearSession();
  // What a customer typed before a sign-in is not left for the next one.
  writeStored('sessionStorage', TYPED_FIELDS_KEY, null);
  const outcome = await logout(quietApi(locale, () => ended));
  const next = outcome.ok ? signOutTarget(outcome.data.RedirectUrl, location.origin) : null;
  location.assign(next ?? routePath('index', locale, ''));
}
