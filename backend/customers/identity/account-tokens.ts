import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';
import type { AccountTokenTable } from '../../platform/db/schema/customers.ts';
import { z } from 'zod';
import { jobHandler, type JobHandler, type JobKind } from '../../platform/jobs/job-kind.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { AuthService } from './auth-service.ts';

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

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** A mail requested for an address that may have no account. */
interface RequestedMail {
  purpose: 'forgot-password' | 'resend-confirmation';
  /** As typed. */
  email: string;
}

const ACCOUNT_MAIL_KIND: JobKind<RequestedMail> = {
  name: 'account-mail',
  payload: z.object({
    purpose: z.enum(['forgot-password', 'resend-confirmation']),
    email: z.string(),
  }),
  backOffMs: [10 * SECOND, MINUTE, 5 * MINUTE],
  timeoutMs: MINUTE,
  keptMs: 24 * 60 * MINUTE,
  isPersonal: true,
  yieldsToRequests: false,
};

export interface AccountMailJob {
  /** Enqueues the request. */
  ask(mail: RequestedMail): Promise<void>;
  handler: JobHandler;
}

/**
 * Looks up the account in a job, after the response was sent. So the response time is the same for
 * every address, and does not reveal which accounts exist.
 */
export function accountMailJob(
  db: Kysely<Database>,
  jobs: JobQueue,
  auth: Pick<AuthService, 'forgotPassword' | 'resendConfirmation'>,
): AccountMailJob {
  return {
    ask: async (mail) => void (await jobs.enqueue(db, { kind: ACCOUNT_MAIL_KIND, payload: mail })),
    handler: jobHandler(ACCOUNT_MAIL_KIND, ({ purpose, email }) =>
      purpose === 'forgot-password' ? auth.forgotPassword(email) : auth.resendConfirmation(email),
    ),
  };
}
