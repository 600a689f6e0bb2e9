import { jwtPayload } from './token-expiry.ts';

/** A token is renewed within this time before it expires, while the customer uses the page. */
export const RENEW_BEFORE_MS = 6 * 60 * 60_000;
/** Minimum time between two attempts to renew. */
export const RENEWAL_PAUSE_MS = 60_000;

/** Returns whether a token should be renewed now. `lastAttempt`: time of the last attempt, or null. */
export function isRenewalDue(expires: Date, lastAttempt: Date | null, now: Date): boolean {
  const leftMs = expires.getTime() - now.getTime();
  const isTooSoon =
    lastAttempt !== null && now.getTime() - lastAttempt.getTime() < RENEWAL_PAUSE_MS;
  return leftMs > 0 && leftMs <= RENEW_BEFORE_MS && !isTooSoon;
}

/** The signed-in user, as in the claims of the token (spec 1 §3). */
export interface User {
  id: number;
  email: string;
  name: string;
  contactId: string;
  emailHash: string;
}

export interface SessionToken {
  user: User;
  expires: Date;
  /** Issue time by the server's clock; null if absent. */
  issuedAt: Date | null;
}

/**
 * Reads user and expiry from a token. Does not verify the signature: the backend does that, and the
 * browser uses the claims only for display. Null for an invalid token.
 */
export function readSessionToken(token: string): SessionToken | null {
  try {
    const bytes = atob(jwtPayload(token));
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    const { sub, email, name, contactId, emailHash, exp, iat } = JSON.parse(text) as Record<
      string,
      unknown
    >;
    if (typeof exp !== 'number' || !Number.isSafeInteger(Number(sub)) || !name) return null;
    const texts = [email, name, contactId, emailHash].map(String) as [
      string,
      string,
      string,
      string,
    ];
    const user = {
      id: Number(sub),
      email: texts[0],
      name: texts[1],
      contactId: texts[2],
      emailHash: texts[3],
    };
    const issuedAt = typeof iat === 'number' ? new Date(iat * 1000) : null;
    return { user, expires: new Date(exp * 1000), issuedAt };
  } catch {
    return null;
  }
}

/** Returns whether the token has expired (spec 1 §4.1). */
export const isExpired = ({ expires }: SessionToken, now: Date): boolean => expires <= now;
