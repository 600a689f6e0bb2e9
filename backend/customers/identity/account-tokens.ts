import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';
import type { AccountTokenTable } from '../../platform/db/schema/customers.ts';

export type TokenPurpose = AccountTokenTable['purpose'];

/** Validity of a link. */
export const TOKEN_LIFE_MS: Record<TokenPurpose, number> = {
  'confirm-email': 7 * 86_400_000,
  'reset-password': 60 * 60_000,
};

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Creates the token of a link in a mail; invalidates earlier ones of the same purpose. */
export async function createAccountToken(
  db: Kysely<Database>,
  accountId: number,
  purpose: TokenPurpose,
  now: Date,
): Promise<string> {
  await revokeAccountTokens(db, accountId, purpose);
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('account_tokens')
    .values({
      token_hash: hashOf(token),
      account_id: accountId,
      purpose,
      expires_at: new Date(now.getTime() + TOKEN_LIFE_MS[purpose]),
    })
    .execute();
  return token;
}

/** The account of a valid token, which stays valid; null if it is unknown, used or expired. */
export async function accountOfToken(
  db: Kysely<Database>,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<number | null> {
  const row = await db
    .selectFrom('account_tokens')
    .select('account_id')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/**
 * As `accountOfToken`, but also consumes the token; of two concurrent callers only one gets the
 * account.
 */
export async function useAccountToken(
  db: Kysely<Database>,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<number | null> {
  const row = await db
    .deleteFrom('account_tokens')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .returning(['account_id', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row.account_id : null;
}

export async function revokeAccountTokens(
  db: Kysely<Database>,
  accountId: number,
  purpose: TokenPurpose,
): Promise<void> {
  await db
    .deleteFrom('account_tokens')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .execute();
}
