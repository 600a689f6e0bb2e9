import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';

/** The algorithm of all tokens signed by the shop. */
export const ALGORITHM = 'ES256';

/** Age at which a new key is created; tokens of older keys stay valid until they expire. */
export const ROTATE_AFTER_MS = 90 * 86_400_000;
/** Keys are kept for verification this long after signing; longer than the life of any token. */
const KEEP_AFTER_MS = 30 * 86_400_000;

export interface SigningKey {
  id: string;
  privateJwk: JWK;
}

/** `shop`: tokens of the shop. `provider`: tokens of the embedded OpenID provider. */
export type KeyPurpose = 'shop' | 'provider';

/**
 * The keys of a purpose, newest first: the first one signs, all of them verify. Creates a key if
 * there is none or the newest is too old; concurrent processes agree on one.
 */
export async function signingKeys(
  db: Kysely<Database>,
  purpose: KeyPurpose,
  now: Date,
): Promise<SigningKey[]> {
  const known = await keysOf(db, purpose, now);
  const newest = known[0];
  if (newest && now.getTime() - newest.createdAt.getTime() < ROTATE_AFTER_MS) return known;
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const made = await exportJWK(privateKey);
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`signing_keys ${purpose}`}))`.execute(trx);
    const [current] = await keysOf(trx, purpose, now);
    if (current && current.id !== newest?.id) return;
    await trx
      .insertInto('signing_keys')
      .values({
        id: crypto.randomUUID(),
        purpose,
        private_jwk: JSON.stringify(made),
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
    .where('created_at', '>', new Date(now.getTime() - ROTATE_AFTER_MS - KEEP_AFTER_MS))
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

const imported = new WeakMap<SigningKey, Promise<CryptoKey>>();

/** The key for verifying; imported once, since every call of a customer needs it. */
export function verifyingKey(key: SigningKey): Promise<CryptoKey> {
  const known = imported.get(key);
  if (known) return known;
  const { kty, crv, x, y } = key.privateJwk;
  const made = importJWK({ kty, crv, x, y } as JWK, ALGORITHM) as Promise<CryptoKey>;
  imported.set(key, made);
  return made;
}
