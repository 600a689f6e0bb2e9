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
  EMBEDDED,
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

/** Validity of a code. */
const CODE_LIFE_MS = 10 * 60_000;
/** Tries per code; the chance to guess one is 5 in a million. */
export const CODE_TRIES = 5;
/** Codes for one e-mail address, so that nobody can flood its mailbox. */
const PER_EMAIL = { name: 'sign-in-code', points: 5, windowS: 60 * 60 };
/** Limit of requested codes per network, for all e-mail addresses together. */
const PER_NETWORK = { name: 'sign-in-code-network', points: 30, windowS: 15 * 60 };

export interface CodeMail {
  to: string;
  locale: Locale;
  code: string;
  /** The browser's sign-in attempt, which the mailed link opens. */
  attempt: string;
  until: Date;
}

/** Mails a code, in the transaction that stores it. */
export type SendCode = (trx: Transaction<Database>, mail: CodeMail) => Promise<void>;

/** Result of a try: the account, or why there is none. `left`: remaining tries. */
type CodeAnswer = { account: Account } | { left: number };

export interface SignInCodes {
  /**
   * Mails a code for the browser's sign-in attempt and replaces its earlier one. Does the same for
   * known and unknown addresses. Returns the seconds to wait if there were too many, else 0.
   */
  send(attempt: string, email: string, locale: Locale, network: string): Promise<number>;
  /** The e-mail address that waits for a code in this attempt; null without a valid code. */
  waiting(attempt: string): Promise<string | null>;
  /**
   * Exchanges the code for its account, once. A new address gets an account; an unconfirmed one is
   * confirmed, and loses its password, which somebody else may have chosen.
   */
  redeem(attempt: string, code: string): Promise<CodeAnswer>;
}

interface Options {
  db: Kysely<Database>;
  /** Keys the stored hashes: without it, a copy of the database reveals no code. */
  secret: string;
  sendCode: SendCode;
  onConfirmed: OnConfirmed;
  now(): Date;
}

export function signInCodes({ db, secret, sendCode, onConfirmed, now }: Options): SignInCodes {
  const perEmail = databaseLimits(db)(PER_EMAIL);
  const perNetwork = databaseLimits(db)(PER_NETWORK);
  const hashOf = (attempt: string, code: string) =>
    createHmac('sha256', secret).update(`sign-in-code:${attempt}:${code}`).digest();
  /** The account of the code's address; created or confirmed where needed. */
  const accountOf = async (trx: Transaction<Database>, email: string, locale: Locale) => {
    const at = now();
    const newAccount = await createAccount(
      trx,
      {
        ...{ issuer: EMBEDDED, subject: randomUUID(), email, locale },
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
    async send(attempt, email, locale, network) {
      const wait = await perNetwork.consume(limitKey(network));
      if (wait > 0) return wait;
      const waitForEmail = await perEmail.consume(emailKey(email));
      if (waitForEmail > 0) return waitForEmail;
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const until = new Date(now().getTime() + CODE_LIFE_MS);
      const to = cleanEmail(email);
      const values = {
        ...{ email: to, locale, tries: 0, expires_at: until },
        code_hash: hashOf(attempt, code).toString('hex'),
      };
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('sign_in_codes')
          .values({ attempt, ...values })
          .onConflict((conflict) => conflict.column('attempt').doUpdateSet(values))
          .execute();
        await sendCode(trx, { to, locale, code, attempt, until });
      });
      return 0;
    },
    async waiting(attempt) {
      const row = await db
        .selectFrom('sign_in_codes')
        .select('email')
        .where('attempt', '=', attempt)
        .where('expires_at', '>', now())
        .where('tries', '<', CODE_TRIES)
        .executeTakeFirst();
      return row?.email ?? null;
    },
    async redeem(attempt, code) {
      // Counts the attempt before comparing the code, so that concurrent attempts all count.
      const row = await db
        .updateTable('sign_in_codes')
        .set((set) => ({ tries: set('tries', '+', 1) }))
        .where('attempt', '=', attempt)
        .where('expires_at', '>', now())
        .where('tries', '<', CODE_TRIES)
        .returning(['code_hash', 'tries'])
        .executeTakeFirst();
      if (!row) return { left: 0 };
      const isRight = timingSafeEqual(hashOf(attempt, code), Buffer.from(row.code_hash, 'hex'));
      if (!isRight) return { left: CODE_TRIES - row.tries };
      return db.transaction().execute(async (trx) => {
        // Only one of two concurrent requests deletes the row. A code sent meanwhile stays valid.
        const used = await trx
          .deleteFrom('sign_in_codes')
          .where('attempt', '=', attempt)
          .where('code_hash', '=', row.code_hash)
          .returning(['email', 'locale'])
          .executeTakeFirst();
        if (!used) return { left: 0 };
        return { account: await accountOf(trx, used.email, used.locale) };
      });
    },
  };
}
