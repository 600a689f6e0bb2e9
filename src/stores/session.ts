/**
 * The session in the browser (spec 1 §4.1): the token lies in a cookie until it expires and in
 * local storage, and the user of its claims in `$user`. Other tabs follow through local storage.
 */
import { atom } from 'nanostores';
import { TOKEN_KEY } from '../domain/session-keys.ts';
import { isExpired, readSessionToken } from '../domain/session-token.ts';
import { now } from './now.ts';
import { $user } from './user.ts';

/** True while a customer whose session ended in mid-work is asked to sign in again. */
export const $mustSignInAgain = atom(false);

let expiredId: number | null = null;

/** Id of the customer whose session was found expired, until the next sign-in; else null. */
export const expiredCustomerId = (): number | null => expiredId;

/** The token, or null. Clears everything once it has expired. */
export function currentToken(): string | null {
  const token = cookieToken() ?? storedToken();
  if (token === null) return null;
  const session = readSessionToken(token);
  if (session && !isExpired(session, now())) return token;
  expiredId = session && session.user.id;
  clearSession();
  return null;
}

/** Holds the session of an earlier page, or none: what storage says of it may be outdated. */
export function restoreSession(): void {
  const token = currentToken();
  if (token === null) clearSession();
  else setToken(token);
}

/** Signs in with a token, or renews it; false for a text that is none, which signs out. */
export function setToken(token: string): boolean {
  const session = readSessionToken(token);
  if (!session || isExpired(session, now())) {
    clearSession();
    return false;
  }
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${TOKEN_KEY}=${token}; path=/; samesite=lax; expires=${session.expires.toUTCString()}${secure}`;
  try {
    localStorage.setItem(TOKEN_KEY, token);
  } catch {
    // Storage is closed: the cookie alone keeps the session.
  }
  expiredId = null;
  $user.set(session.user);
  showSession();
  return true;
}

/** Signs out in this browser. */
export function clearSession(): void {
  document.cookie = `${TOKEN_KEY}=; path=/; max-age=0`;
  try {
    localStorage.removeItem(TOKEN_KEY);
  } catch {
    // Nothing was stored.
  }
  $user.set(undefined);
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

const cookieToken = (): string | null =>
  new RegExp(`(?:^|; )${TOKEN_KEY}=([^;]+)`).exec(document.cookie)?.[1] ?? null;

function storedToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
}
