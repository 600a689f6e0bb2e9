/**
 * The token of the session (spec 1 §4.1): in a cookie until it expires, and in local storage. Apart
 * from `session.ts`, because every page that calls the shop reads it.
 */
import { tokenExpiry, TOKEN_KEY } from '../../../domain/account/token-expiry.ts';
import { serverNow } from '../../calls/server-now.ts';
import { keepUser } from './user.ts';
import { readStored, writeStored } from '../../ui/storage.ts';

let expired: string | null = null;

/** The token that was found expired since the page was opened, until a new one is kept; else null. */
export const expiredToken = (): string | null => expired;

/** The token, or null. Clears everything once it has expired. */
export function currentToken(): string | null {
  const token = cookieToken() ?? readStored('localStorage', TOKEN_KEY);
  if (token === null) return null;
  const expires = tokenExpiry(token);
  if (expires && expires > serverNow()) return token;
  forgetToken();
  expired = token;
  return null;
}

/** Keeps a token until it expires. */
export function keepToken(token: string, expires: Date): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // Counted from now, since a date would be judged by the clock of the device.
  const seconds = Math.max(0, Math.round((expires.getTime() - serverNow().getTime()) / 1000));
  document.cookie = `${TOKEN_KEY}=${token}; path=/; samesite=lax; max-age=${seconds}${secure}`;
  // Where storage is closed, the cookie alone keeps the session.
  writeStored('localStorage', TOKEN_KEY, token);
  expired = null;
}

/** Removes the token and its user from this browser. */
export function forgetToken(): void {
  document.cookie = `${TOKEN_KEY}=; path=/; max-age=0`;
  writeStored('localStorage', TOKEN_KEY, null);
  keepUser(undefined);
}

const cookieToken = (): string | null => /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? null;
