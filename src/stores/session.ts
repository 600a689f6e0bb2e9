/**
 * The session in the browser (spec 1 §4.1): the token lies in a cookie until it expires and in
 * local storage, and the user of its claims in `$user`. Other tabs follow through local storage.
 */
import { isExpired, readSessionToken } from '../domain/session-token.ts';
import { now } from './now.ts';
import { $user } from './user.ts';

const KEY = 'token';

/** The token, or null. Clears everything once it has expired. */
export function currentToken(): string | null {
  const token = cookieToken() ?? storedToken();
  if (token === null) return null;
  const session = readSessionToken(token);
  if (session && !isExpired(session, now())) return token;
  clearSession();
  return null;
}

/** Signs in with a token; false for a text that is none, which signs out. */
export function setToken(token: string): boolean {
  const session = readSessionToken(token);
  if (!session || isExpired(session, now())) {
    clearSession();
    return false;
  }
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${KEY}=${token}; path=/; samesite=lax; expires=${session.expires.toUTCString()}${secure}`;
  try {
    localStorage.setItem(KEY, token);
  } catch {
    // Storage is closed: the cookie alone keeps the session.
  }
  $user.set(session.user);
  document.dispatchEvent(new CustomEvent('session:login'));
  return true;
}

/** Signs out in this browser. */
export function clearSession(): void {
  document.cookie = `${KEY}=; path=/; max-age=0`;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
  const wasSignedIn = $user.get() !== undefined;
  $user.set(undefined);
  if (wasSignedIn) document.dispatchEvent(new CustomEvent('session:logout'));
}

const cookieToken = (): string | null => /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? null;

function storedToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
