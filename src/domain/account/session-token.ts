import { payloadOf } from './token-expiry.ts';

/** The signed-in user, from the claims of the token (spec 1 §3). */
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
  /** When the server made it, by its own clock; null where it does not say. */
  issued: Date | null;
}

/**
 * Reads user and expiry out of a token. Its signature is the backend's business: what stands
 * here only decides what the browser shows. Null for a text that is no such token.
 */
export function readSessionToken(token: string): SessionToken | null {
  try {
    const bytes = atob(payloadOf(token));
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
    const issued = typeof iat === 'number' ? new Date(iat * 1000) : null;
    return { user, expires: new Date(exp * 1000), issued };
  } catch {
    return null;
  }
}

/** True from the token's last second on (spec 1 §4.1). */
export const isExpired = ({ expires }: SessionToken, now: Date): boolean => expires <= now;
