/** The session state, synced across tabs (spec 1 §4.1). `token.ts` stores the token. */
import { atom, type ReadableAtom } from 'nanostores';
import { PERSONAL_CACHE } from '../../../domain/frame/offline-caches.ts';
import {
  isExpired,
  readSessionToken,
  type SessionToken,
} from '../../../domain/account/session-token.ts';
import { measureClockSkew, serverNow } from '../../calls/server-now.ts';
import { currentToken, forgetToken, keepToken } from './token.ts';
import { $user, keepUser } from './user.ts';

const $isAsked = atom(false);

/** True while a customer whose session expired is asked to sign in again. */
export const $mustSignInAgain: ReadableAtom<boolean> = $isAsked;

export const askToSignInAgain = (): void => $isAsked.set(true);

/** Ends the request to sign in again, after sign-in or refusal. */
export const endSigningInAgain = (): void => $isAsked.set(false);

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
  if (session?.issued) measureClockSkew(session.issued);
  return applySession(session, token);
}

function applySession(session: SessionToken | null, token: string): boolean {
  if (!session || isExpired(session, serverNow())) {
    clearSession();
    return false;
  }
  keepToken(token, session.expires);
  keepUser(session.user);
  showSession();
  return true;
}

/** Signs out in this browser; also deletes the data cached for offline reading. */
export function clearSession(): void {
  forgetToken();
  void globalThis.caches?.delete(PERSONAL_CACHE).catch(() => {});
  showSession();
}

/**
 * Updates the page to the session state, and fires `session:login` or `session:logout` on a change.
 * While the customer is asked to sign in again, the page keeps its content.
 */
export function showSession(): void {
  const root = document.documentElement;
  const isSignedIn = $user.get() !== undefined || $mustSignInAgain.get();
  if ('user' in root.dataset === isSignedIn) return;
  root.toggleAttribute('data-user', isSignedIn);
  document.dispatchEvent(new CustomEvent(isSignedIn ? 'session:login' : 'session:logout'));
}
