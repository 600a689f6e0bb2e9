import { createHash } from 'node:crypto';
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { ALGORITHM, type SigningKey, signingKey, verifyingKey } from './signing-keys.ts';

/** Validity of a token, in seconds; the page renews it before that. */
export const TOKEN_LIFE_S = 12 * 60 * 60;
const AUDIENCE = 'shop';

/** The user in a token (the logged-in user of spec 1 §3). */
export interface TokenUser {
  /** Customer id. */
  id: number;
  email: string;
  name: string;
  contactId: string;
}

export interface ShopToken extends TokenUser {
  sessionId: string;
  /** Expiry of the token. */
  expiresAt: Date;
}

const claimsSchema = z.object({
  sub: z.string().regex(/^\d{1,10}$/),
  sid: z.string().min(16).max(64),
  email: z.string(),
  name: z.string(),
  contactId: z.string(),
  exp: z.number(),
});

/** SHA-256 of the address in lower case, hexadecimal: the claim `emailHash`. */
export const emailHash = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex');

/** Signs a token with the newest of `keys`. */
export async function signShopToken(
  keys: readonly SigningKey[],
  issuer: string,
  sessionId: string,
  user: TokenUser,
  now: Date,
): Promise<string> {
  const key = keys[0];
  if (!key) throw new Error('There is no key to sign tokens with.');
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({
    sid: sessionId,
    email: user.email,
    name: user.name,
    contactId: user.contactId,
    emailHash: emailHash(user.email),
  })
    .setProtectedHeader({ alg: ALGORITHM, kid: key.id, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(AUDIENCE)
    .setSubject(String(user.id))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + TOKEN_LIFE_S)
    .sign(await signingKey(key));
}

/**
 * Reads a token; null if it is forged, expired, of an unknown key, for a different audience or
 * issuer, or signed by a different algorithm (`none` included).
 */
export async function verifyShopToken(
  keys: readonly SigningKey[],
  issuer: string,
  token: string,
  now: Date,
): Promise<ShopToken | null> {
  try {
    const { kid } = decodeProtectedHeader(token);
    const key = keys.find(({ id }) => id === kid);
    if (!key) return null;
    const { payload } = await jwtVerify(token, await verifyingKey(key), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      issuer,
      currentDate: now,
    });
    const claims = claimsSchema.parse(payload);
    return {
      id: Number(claims.sub),
      email: claims.email,
      name: claims.name,
      contactId: claims.contactId,
      sessionId: claims.sid,
      expiresAt: new Date(claims.exp * 1000),
    };
  } catch {
    return null;
  }
}
