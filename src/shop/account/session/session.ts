/** The session state, synced across tabs (spec 1 §4.1). `token.ts` stores the token. */
import { atom, type ReadableAtom } from 'nanostores';
import { PERSONAL_CACHE } from '../../../domain/frame/offline-caches.ts';
import {
  isExpired,
  readSessionToken,
  type SessionToken,
} from '../../../domain/account/session-token.ts';
import { measureClockSkew, serverNow } from '../../calls/server-now.ts';
import { currentToken, removeToken, storeToken } from './token.ts';
import { $user, storeUser } from './user.ts';

const $isAskedToSignIn = atom(false);

/** True while a customer whose session expired is asked to sign in again. */
export const $mustSignInAgain: ReadableAtom<boolean> = $isAskedToSignIn;

export const askToSignInAgain = (): void => $isAskedToSignIn.set(true);

/** Ends the request to sign in again, after the customer signed in or declined. */
export const endSigningInAgain = (): void => $isAskedToSignIn.set(false);

/** Restores the stored session; clears it if the token is missing, invalid or expired. */
export function restoreSession(): void {
  const token = currentToken();
  if (token === null) clearSession();
  else applySession(readSessionToken(token), token);
}

/**
 * Signs in with a token just issued by the server, or renews it. Returns false and signs out if the
 * token is invalid.
 */
export function setToken(token: string): boolean {
  const session = readSessionToken(token);
  if (session?.issuedAt) measureClockSkew(session.issuedAt);
  return applySession(session, token);
}

function applySession(session: SessionToken | null, token: string): boolean {
  if (!session || isExpired(session, serverNow())) {
    clearSession();
    return false;
  }
  storeToken(token, session.expires);
  storeUser(session.user);
  updatePageToSession();
  return true;
}

/** Signs out in this browser; also deletes the data cached for offline reading. */
export function clearSession(): void {
  removeToken();
  void globalThis.caches?.delete(PERSONAL_CACHE).catch(() => {});
  updatePageToSession();
}

/**
 * Updates the page to the session state, and fires `session:login` or `session:logout` on a change.
 * While the customer is asked to sign in again, the page keeps its content.
 */
export function updatePageToSession(): void {
  const root = document.documentElement;
  const isSignedIn = $user.get() !== undefined || $mustSignInAgain.get();
  if ('user' in root.dataset === isSignedIn) return;
  root.toggleAttribute('data-user', isSignedIn);
  document.dispatchEvent(new CustomEvent(isSignedIn ? 'session:login' : 'session:logout'));
}
