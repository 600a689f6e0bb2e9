/** The shop's signed tokens, and the keys that sign them. */
import { createHash } from 'node:crypto';
import {
  decodeProtectedHeader,
  jwtVerify,
  SignJWT,
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import { z } from 'zod';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';

/** The algorithm of all tokens signed by the shop. */
export const ALGORITHM = 'ES256';

/** Age at which a new key is created; tokens of older keys stay valid until they expire. */
const KEY_ROTATION_MS = 90 * 86_400_000;
/** Keys are kept for verification this long after signing; longer than the life of any token. */
const KEY_RETENTION_MS = 30 * 86_400_000;

export interface SigningKey {
  id: string;
  privateJwk: JWK;
}

/** `shop`: tokens of the shop. `provider`: tokens of the embedded OpenID provider. */
type KeyPurpose = 'shop' | 'provider';

/**
 * The keys of a purpose, newest first: the first one signs, all of them verify. Creates a key if
 * there is none or the newest is too old; concurrent processes agree on one.
 */
export async function signingKeys(
  db: Kysely<Database>,
  purpose: KeyPurpose,
  now: Date,
): Promise<SigningKey[]> {
  const currentKeys = await keysOf(db, purpose, now);
  const newest = currentKeys[0];
  if (newest && now.getTime() - newest.createdAt.getTime() < KEY_ROTATION_MS) return currentKeys;
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const newJwk = await exportJWK(privateKey);
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`signing_keys ${purpose}`}))`.execute(trx);
    const [current] = await keysOf(trx, purpose, now);
    if (current && current.id !== newest?.id) return;
    await trx
      .insertInto('signing_keys')
      .values({
        id: crypto.randomUUID(),
        purpose,
        private_jwk: JSON.stringify(newJwk),
        created_at: now,
      })
      .execute();
  });
  return keysOf(db, purpose, now);
}

async function keysOf(
  db: Kysely<Database>,
  purpose: KeyPurpose,
  now: Date,
): Promise<(SigningKey & { createdAt: Date })[]> {
  const rows = await db
    .selectFrom('signing_keys')
    .select(['id', 'private_jwk', 'created_at'])
    .where('purpose', '=', purpose)
    .where('created_at', '>', new Date(now.getTime() - KEY_ROTATION_MS - KEY_RETENTION_MS))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    privateJwk: row.private_jwk as unknown as JWK,
    createdAt: row.created_at,
  }));
}

/** The key for signing. */
export const signingKey = ({ privateJwk }: SigningKey): Promise<CryptoKey> =>
  importJWK(privateJwk, ALGORITHM) as Promise<CryptoKey>;

const importedKeys = new WeakMap<SigningKey, Promise<CryptoKey>>();

/** The key for verifying; imported once, since every call of a customer needs it. */
function verifyingKey(key: SigningKey): Promise<CryptoKey> {
  const importedBefore = importedKeys.get(key);
  if (importedBefore) return importedBefore;
  const { kty, crv, x, y } = key.privateJwk;
  const importedKey = importJWK({ kty, crv, x, y } as JWK, ALGORITHM) as Promise<CryptoKey>;
  importedKeys.set(key, importedKey);
  return importedKey;
}

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
