/**
 * The session token (spec 1 §4.1), stored in a cookie until it expires and in local storage.
 * Separate from `session.ts`, because every page that calls the API reads it.
 */
import { tokenExpiry, TOKEN_KEY } from '../../../domain/account/token-expiry.ts';
import { serverNow } from '../../calls/server-now.ts';
import { storeUser } from './user.ts';
import { readStored, writeStored } from '../../ui/storage.ts';

let lastExpiredToken: string | null = null;

/** The token that expired while this page was open, until a new one is stored; otherwise null. */
export const expiredToken = (): string | null => lastExpiredToken;

/** The token, or null. Clears the stored session if the token has expired. */
export function currentToken(): string | null {
  const token = tokenOfCookie() ?? readStored('localStorage', TOKEN_KEY);
  if (token === null) return null;
  const expires = tokenExpiry(token);
  if (expires && expires > serverNow()) return token;
  removeToken();
  lastExpiredToken = token;
  return null;
}

/** Stores a token until it expires. */
export function storeToken(token: string, expires: Date): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // A relative lifetime, since an expiry date would be judged by the device's clock.
  const seconds = Math.max(0, Math.round((expires.getTime() - serverNow().getTime()) / 1000));
  document.cookie = `${TOKEN_KEY}=${token}; path=/; samesite=lax; max-age=${seconds}${secure}`;
  // If storage is disabled, the cookie alone holds the session.
  writeStored('localStorage', TOKEN_KEY, token);
  lastExpiredToken = null;
}

/** Removes the token and the user from this browser. */
export function removeToken(): void {
  document.cookie = `${TOKEN_KEY}=; path=/; max-age=0`;
  writeStored('localStorage', TOKEN_KEY, null);
  storeUser(undefined);
}

const tokenOfCookie = (): string | null =>
  /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? null;
