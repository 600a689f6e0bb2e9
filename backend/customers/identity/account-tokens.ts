/**
 * Mails that prove the ownership of an address: links with a token, and six-digit codes for sign-in
 * and registration without a password (docs/decisions/0045).
 */
import {
  createHash,
  randomBytes,
  createHmac,
  randomInt,
  randomUUID,
  timingSafeEqual,
} from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';
import type { AccountTokenTable } from '../../platform/db/schema/customers.ts';
import { z } from 'zod';
import {
  jobHandler,
  type JobHandler,
  type JobKind,
  type JobQueue,
} from '../../platform/jobs/job-queue.ts';
import type { AuthService, OnConfirmed } from './auth-service.ts';
import type { Locale } from '../../../src/domain/shared/common.ts';
import { cleanEmail } from '../../../src/domain/shared/pasted-text.ts';
import { databaseLimits } from '../../platform/http/limits/database-limits.ts';
import { limitKey } from '../../platform/http/limits/client-address.ts';
import {
  type Account,
  accountByEmail,
  confirmEmail,
  createAccount,
  EMBEDDED_ISSUER,
  emailKey,
} from './accounts.ts';

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

/**
 * The id of the account of a valid token, which stays valid; null if the token is unknown, used or
 * expired.
 */
export async function accountIdOfToken(
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
 * Like `accountIdOfToken`, but the token can be used only once: of two concurrent callers only one
 * gets the account.
 */
export async function consumeAccountToken(
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
interface AccountMailRequest {
  purpose: 'forgot-password' | 'resend-confirmation';
  /** As typed. */
  email: string;
}

const ACCOUNT_MAIL_KIND: JobKind<AccountMailRequest> = {
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
  enqueue(mail: AccountMailRequest): Promise<void>;
  handler: JobHandler;
}

/**
 * Looks up the account in a job, after the response was sent. Response times are therefore equal
 * for all addresses, and do not reveal which accounts exist.
 */
export function accountMailJob(
  db: Kysely<Database>,
  jobs: JobQueue,
  auth: Pick<AuthService, 'forgotPassword' | 'resendConfirmation'>,
): AccountMailJob {
  return {
    enqueue: async (mail) =>
      void (await jobs.enqueue(db, { kind: ACCOUNT_MAIL_KIND, payload: mail })),
    handler: jobHandler(ACCOUNT_MAIL_KIND, ({ purpose, email }) =>
      purpose === 'forgot-password' ? auth.forgotPassword(email) : auth.resendConfirmation(email),
    ),
  };
}

/** Validity of a code. */
const CODE_LIFE_MS = 10 * 60_000;
/** Tries per code; the chance to guess one is 5 in a million. */
export const MAX_CODE_TRIES = 5;
/** Limit of requested codes per e-mail address, so that nobody can flood its mailbox. */
const CODES_PER_EMAIL_LIMIT = { name: 'sign-in-code', points: 5, windowS: 60 * 60 };
/** Limit of requested codes per network, for all e-mail addresses together. */
const CODES_PER_NETWORK_LIMIT = { name: 'sign-in-code-network', points: 30, windowS: 15 * 60 };

export interface CodeMail {
  to: string;
  locale: Locale;
  code: string;
  /** Id of the browser's sign-in attempt, which the mailed link opens. */
  attemptId: string;
  validUntil: Date;
}

/** Mails a code, in the transaction that stores it. */
export type SendCode = (trx: Transaction<Database>, mail: CodeMail) => Promise<void>;

/**
 * Result of entering a code: its account, or the number of remaining tries if the code is wrong.
 */
type CodeResult = { account: Account } | { triesLeft: number };

export interface SignInCodes {
  /**
   * Mails a code for the browser's sign-in attempt and replaces its earlier one. Does the same for
   * known and unknown addresses. Returns the seconds to wait if there were too many, else 0.
   */
  sendCode(attemptId: string, email: string, locale: Locale, network: string): Promise<number>;
  /** The e-mail address to which a valid code of this attempt was mailed; null if there is none. */
  pendingEmail(attemptId: string): Promise<string | null>;
  /**
   * Exchanges the code for its account, once. A new address gets an account; an unconfirmed one is
   * confirmed, and loses its password, which somebody else may have chosen.
   */
  redeemCode(attemptId: string, code: string): Promise<CodeResult>;
}

interface SignInCodesOptions {
  db: Kysely<Database>;
  /** Key of the stored hashes: without it, a copy of the database reveals no code. */
  secret: string;
  sendCode: SendCode;
  onConfirmed: OnConfirmed;
  now(): Date;
}

export function signInCodes({
  db,
  secret,
  sendCode,
  onConfirmed,
  now,
}: SignInCodesOptions): SignInCodes {
  const perEmail = databaseLimits(db)(CODES_PER_EMAIL_LIMIT);
  const perNetwork = databaseLimits(db)(CODES_PER_NETWORK_LIMIT);
  const hashOf = (attemptId: string, code: string) =>
    createHmac('sha256', secret).update(`sign-in-code:${attemptId}:${code}`).digest();
  /** Returns the account of the address; creates or confirms it where needed. */
  const ensureAccount = async (trx: Transaction<Database>, email: string, locale: Locale) => {
    const at = now();
    const newAccount = await createAccount(
      trx,
      {
        ...{ issuer: EMBEDDED_ISSUER, subject: randomUUID(), email, locale },
        ...{ passwordHash: null, isConfirmed: true, contact: {}, customer: {} },
      },
      at,
    );
    const account = (await accountByEmail(trx, email))!;
    const isNewlyConfirmed = newAccount !== null || (await confirmEmail(trx, account.id, at));
    if (newAccount === null && isNewlyConfirmed) {
      await trx
        .updateTable('accounts')
        .set({ password: null })
        .where('id', '=', account.id)
        .execute();
      await revokeAccountTokens(trx, account.id, 'confirm-email');
    }
    if (isNewlyConfirmed) await onConfirmed(trx, account.id, at);
    return { ...account, isConfirmed: true };
  };

  return {
    async sendCode(attemptId, email, locale, network) {
      const waitForNetwork = await perNetwork.consume(limitKey(network));
      if (waitForNetwork > 0) return waitForNetwork;
      const waitForEmail = await perEmail.consume(emailKey(email));
      if (waitForEmail > 0) return waitForEmail;
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const until = new Date(now().getTime() + CODE_LIFE_MS);
      const to = cleanEmail(email);
      const values = {
        ...{ email: to, locale, tries: 0, expires_at: until },
        code_hash: hashOf(attemptId, code).toString('hex'),
      };
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('sign_in_codes')
          .values({ attempt: attemptId, ...values })
          .onConflict((conflict) => conflict.column('attempt').doUpdateSet(values))
          .execute();
        await sendCode(trx, { to, locale, code, attemptId, validUntil: until });
      });
      return 0;
    },
    async pendingEmail(attemptId) {
      const row = await db
        .selectFrom('sign_in_codes')
        .select('email')
        .where('attempt', '=', attemptId)
        .where('expires_at', '>', now())
        .where('tries', '<', MAX_CODE_TRIES)
        .executeTakeFirst();
      return row?.email ?? null;
    },
    async redeemCode(attemptId, code) {
      // The try is counted before the code is compared, so that concurrent tries all count.
      const row = await db
        .updateTable('sign_in_codes')
        .set((set) => ({ tries: set('tries', '+', 1) }))
        .where('attempt', '=', attemptId)
        .where('expires_at', '>', now())
        .where('tries', '<', MAX_CODE_TRIES)
        .returning(['code_hash', 'tries'])
        .executeTakeFirst();
      if (!row) return { triesLeft: 0 };
      const isRight = timingSafeEqual(hashOf(attemptId, code), Buffer.from(row.code_hash, 'hex'));
      if (!isRight) return { triesLeft: MAX_CODE_TRIES - row.tries };
      return db.transaction().execute(async (trx) => {
        // Only one of two concurrent requests deletes the row. A code sent meanwhile stays valid.
        const usedCode = await trx
          .deleteFrom('sign_in_codes')
          .where('attempt', '=', attemptId)
          .where('code_hash', '=', row.code_hash)
          .returning(['email', 'locale'])
          .executeTakeFirst();
        if (!usedCode) return { triesLeft: 0 };
        return { account: await ensureAccount(trx, usedCode.email, usedCode.locale) };
      });
    },
  };
}
