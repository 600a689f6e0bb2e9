/** Who is signed in, in this tab and the others (spec 1 §4.1). Where the token is kept: `token.ts`. */
import { atom, type ReadableAtom } from 'nanostores';
import { PERSONAL_CACHE } from '../../../domain/frame/offline-caches.ts';
import {
  isExpired,
  readSessionToken,
  type SessionToken,
} from '../../../domain/account/session-token.ts';
import { noteServerTime, serverNow } from '../../calls/server-now.ts';
import { currentToken, forgetToken, keepToken } from './token.ts';
import { $user, keepUser } from './user.ts';

const $isAsked = atom(false);

/** True while a customer whose session ended in mid-work is asked to sign in again. */
export const $mustSignInAgain: ReadableAtom<boolean> = $isAsked;

export const askToSignInAgain = (): void => $isAsked.set(true);

/** The customer signed in again, or will not. */
export const endSigningInAgain = (): void => $isAsked.set(false);

/** Takes the session of an earlier page over, or none: what storage tells may be outdated. */
export function restoreSession(): void {
  const token = currentToken();
  if (token === null) clearSession();
  else take(readSessionToken(token), token);
}

/** Signs in with a token that the shop has just made, or renews it; false for a text that is none, which signs out. */
export function setToken(token: string): boolean {
  const session = readSessionToken(token);
  if (session?.issued) noteServerTime(session.issued);
  return take(session, token);
}

function take(session: SessionToken | null, token: string): boolean {
  if (!session || isExpired(session, serverNow())) {
    clearSession();
    return false;
  }
  keepToken(token, session.expires);
  keepUser(session.user);
  showSession();
  return true;
}

/** Signs out in this browser; what was kept for reading offline is erased. */
export function clearSession(): void {
  forgetToken();
  void globalThis.caches?.delete(PERSONAL_CACHE).catch(() => {});
  showSession();
}

/**
 * Shows whether somebody is signed in, and tells of a change: `session:login`, `session:logout`.
 * A page keeps what it shows a customer who is asked to sign in again.
 */
export function showSession(): void {
  const root = document.documentElement;
  const isSignedIn = $user.get() !== undefined || $mustSignInAgain.get();
  if ('user' in root.dataset === isSignedIn) return;
  root.toggleAttribute('data-user', isSignedIn);
  document.dispatchEvent(new CustomEvent(isSignedIn ? 'session:login' : 'session:logout'));
}
